// The action space: the places of all actions, which are part of the game's edition, and their parts.
#pragma once

#include <cstdint>

#include "content.hpp"

namespace wardroom::pandemic {

using Action = std::uint16_t;

inline constexpr int DRIVE = 0;
inline constexpr int FLY = 48;
inline constexpr int SHUTTLE = 96;
inline constexpr int CHARTER = 144;
// Then a block for each pawn, with the same moves for others' pawns and what passes between hands.
inline constexpr int PAWN_BLOCKS = 145;
inline constexpr int PAWN_BLOCK = 289;
inline constexpr int JOIN_IN_BLOCK = 145;
inline constexpr int GIVE_IN_BLOCK = 193;
inline constexpr int TAKE_IN_BLOCK = 241;
inline constexpr int OPERATIONS_FLIGHT = 1301;
inline constexpr int PAY = 1302;
inline constexpr int TO = 1350;
inline constexpr int BUILD = 1398;
inline constexpr int TAKE_STATION = 1399;
inline constexpr int TREAT = 1447;
inline constexpr int CURE = 1451;
inline constexpr int SPEND = 1455;
inline constexpr int FETCH = 6603;
inline constexpr int PASS = 6608;
inline constexpr int REST = 6609;
inline constexpr int AGREE = 6610;
inline constexpr int REFUSE = 6611;
inline constexpr int DISCARD = 6612;
inline constexpr int PLAY = 6665;
inline constexpr int PAWN = 6670;
inline constexpr int AT = 6674;
inline constexpr int NEXT = 6722;
inline constexpr int REMOVE = 6770;
inline constexpr int ACTION_SPACE = 6818;

static_assert(SPEND + COLOURS * SETS_PER_COLOUR == FETCH);
static_assert(PAWN_BLOCKS + MOST_SEATS * PAWN_BLOCK == OPERATIONS_FLIGHT);

WARDROOM_CONST_FN int pawn_block(int pawn) { return PAWN_BLOCKS + pawn * PAWN_BLOCK; }
WARDROOM_CONST_FN int drive_pawn(int pawn, int city) { return pawn_block(pawn) + DRIVE + city; }
WARDROOM_CONST_FN int fly_pawn(int pawn, int city) { return pawn_block(pawn) + FLY + city; }
WARDROOM_CONST_FN int shuttle_pawn(int pawn, int city) { return pawn_block(pawn) + SHUTTLE + city; }
WARDROOM_CONST_FN int charter_pawn(int pawn) { return pawn_block(pawn) + CHARTER; }
WARDROOM_CONST_FN int join(int pawn, int city) { return pawn_block(pawn) + JOIN_IN_BLOCK + city; }
WARDROOM_CONST_FN int give(int to, int card) { return pawn_block(to) + GIVE_IN_BLOCK + card; }
WARDROOM_CONST_FN int take(int from, int card) { return pawn_block(from) + TAKE_IN_BLOCK + card; }

enum class Verb : std::uint8_t {
    drive,
    fly,
    shuttle,
    charter,
    join,
    give,
    take,
    operations_flight,
    pay,
    to,
    build,
    take_station,
    treat,
    cure,
    spend,
    fetch,
    pass,
    rest,
    agree,
    refuse,
    discard,
    play,
    pawn,
    at,
    next,
    remove,
};

// An action taken apart: what is done, with which city, card or colour, and with whose pawn or hand.
struct Parts {
    Verb verb;
    std::uint8_t what;
    std::int8_t pawn;
};

WARDROOM_CONST_FN Parts move_parts(int place, int pawn) {
    const auto whose = static_cast<std::int8_t>(pawn);
    if (place < FLY) return {Verb::drive, static_cast<std::uint8_t>(place), whose};
    if (place < SHUTTLE) return {Verb::fly, static_cast<std::uint8_t>(place - FLY), whose};
    if (place < CHARTER) return {Verb::shuttle, static_cast<std::uint8_t>(place - SHUTTLE), whose};
    return {Verb::charter, 0, whose};
}

WARDROOM_CONST_FN Parts parts_of(int action) {
    const auto part = [action](Verb verb, int first) {
        return Parts{verb, static_cast<std::uint8_t>(action - first), NOBODY};
    };
    if (action < PAWN_BLOCKS) return move_parts(action, NOBODY);
    if (action < OPERATIONS_FLIGHT) {
        const int pawn = (action - PAWN_BLOCKS) / PAWN_BLOCK;
        const int place = (action - PAWN_BLOCKS) % PAWN_BLOCK;
        const auto whose = static_cast<std::int8_t>(pawn);
        if (place < JOIN_IN_BLOCK) return move_parts(place, pawn);
        if (place < GIVE_IN_BLOCK) {
            return {Verb::join, static_cast<std::uint8_t>(place - JOIN_IN_BLOCK), whose};
        }
        if (place < TAKE_IN_BLOCK) {
            return {Verb::give, static_cast<std::uint8_t>(place - GIVE_IN_BLOCK), whose};
        }
        return {Verb::take, static_cast<std::uint8_t>(place - TAKE_IN_BLOCK), whose};
    }
    if (action < PAY) return part(Verb::operations_flight, OPERATIONS_FLIGHT);
    if (action < TO) return part(Verb::pay, PAY);
    if (action < BUILD) return part(Verb::to, TO);
    if (action < TAKE_STATION) return part(Verb::build, BUILD);
    if (action < TREAT) return part(Verb::take_station, TAKE_STATION);
    if (action < CURE) return part(Verb::treat, TREAT);
    if (action < SPEND) return part(Verb::cure, CURE);
    if (action < FETCH) {
        return {Verb::spend, static_cast<std::uint8_t>((action - SPEND) / SETS_PER_COLOUR), NOBODY};
    }
    if (action < PASS) return part(Verb::fetch, FETCH - FIRST_EVENT);
    if (action == PASS) return {Verb::pass, 0, NOBODY};
    if (action == REST) return {Verb::rest, 0, NOBODY};
    if (action == AGREE) return {Verb::agree, 0, NOBODY};
    if (action == REFUSE) return {Verb::refuse, 0, NOBODY};
    if (action < PLAY) return part(Verb::discard, DISCARD);
    if (action < PAWN) return part(Verb::play, PLAY - FIRST_EVENT);
    if (action < AT) return part(Verb::pawn, PAWN);
    if (action < NEXT) return part(Verb::at, AT);
    if (action < REMOVE) return part(Verb::next, NEXT);
    return part(Verb::remove, REMOVE);
}

struct ActionTable {
    Parts parts[ACTION_SPACE] = {};

    WARDROOM_CONST_FN ActionTable() {
        for (int action = 0; action < ACTION_SPACE; ++action) parts[action] = parts_of(action);
    }
};

inline constexpr ActionTable HOST_ACTIONS{};
#if defined(__CUDACC__)
static __device__ const ActionTable DEVICE_ACTIONS{};
#endif

WARDROOM_FN Parts action_parts(int action) {
#if defined(__CUDA_ARCH__)
    return DEVICE_ACTIONS.parts[action];
#else
    return HOST_ACTIONS.parts[action];
#endif
}

}  // namespace wardroom::pandemic
