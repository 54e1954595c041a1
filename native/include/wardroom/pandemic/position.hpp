// The position: everything that lies on the table, as plain numbers in a struct of fixed size.
//
// It holds what wardroom.games.pandemic.state.Position holds, in the same order where order can be
// seen. Refused proposals are the one long thing: a `Position` has them beside its `Board`, and a copy
// takes only those that are there. Search, where everybody agrees, works on Boards alone.
#pragma once

#include <cstdint>

#include "actions.hpp"
#include "content.hpp"

namespace wardroom::pandemic {

enum Phase : std::uint8_t {
    ACTIONS,
    BEFORE_DRAW,
    IN_EPIDEMIC,
    BETWEEN_EPIDEMICS,
    BEFORE_INFECTION,
    INFECTING,
    ENDED,
};

enum StepKind : std::uint8_t {
    CHARTER_CITY,
    FLIGHT_CARD,
    FLIGHT_CITY,
    STATION_TO_TAKE,
    CURE_CARDS,
    CONSENT,
    AIRLIFT_PAWN,
    AIRLIFT_CITY,
    FORECAST_NEXT,
    GRANT_CITY,
    RESILIENT_CARD,
    NO_STEP,
};

enum Result : std::uint8_t { ONGOING, WIN, LOSS_OUTBREAKS, LOSS_CUBES, LOSS_DECK };

inline constexpr int HAND_ROOM = 12;
inline constexpr int DECK_ROOM = PLAYER_CARDS + MOST_EPIDEMICS + 1;
// Nobody can refuse more different proposals before something else happens.
inline constexpr int REFUSED_ROOM = 640;

// A step inside an action or event that must be answered before anything else.
struct Step {
    std::uint8_t kind = NO_STEP;
    std::uint8_t seat = 0;   // who must answer
    std::uint8_t by = 0;     // whose action or event it is
    std::int8_t pawn = NOBODY;
    std::int8_t city = NOTHING;
    std::uint8_t count = 0;  // of cards
    Action action = 0;
    std::uint8_t cards[FORECAST_DEPTH] = {};
};

// A proposal that its owner did not want (D6).
struct Refusal {
    Action action;
    std::uint8_t by;
    std::uint8_t owner;
    std::int8_t city;
};

struct Board {
    // What was settled before the first turn.
    std::uint8_t seats;
    std::uint8_t edition;
    bool closed;
    bool consent;
    bool gifts;  // a player who is given a card is not asked, although all else needs consent
    std::uint8_t first_card;
    std::uint8_t pile_count;
    std::uint8_t piles[MOST_EPIDEMICS];
    std::uint8_t roles[MOST_SEATS];
    std::int8_t seat_of[ROLES];

    // Turn and phase.
    std::uint8_t turn;
    std::uint8_t active;
    std::uint8_t actions;
    std::uint8_t phase;
    std::uint8_t epidemics;
    std::uint8_t to_infect;
    bool quiet;
    bool flown;
    bool events_about;
    std::int8_t over;
    std::int8_t asked;
    std::uint8_t passed;
    std::uint8_t resting;
    std::uint8_t result;
    std::int8_t lost_colour;
    std::uint16_t revealed;
    Step step;

    // The board.
    std::uint8_t rate;
    std::uint8_t outbreaks;
    std::uint8_t cured;
    std::uint8_t eradicated;
    std::uint8_t supply[COLOURS];
    std::uint8_t pawns[MOST_SEATS];
    std::uint64_t stations;
    std::uint8_t cubes[CITIES];  // two bits a colour

    // The cards. `held` says as bits what `hands` says in order.
    std::uint64_t held[MOST_SEATS];
    std::uint8_t hand_size[MOST_SEATS];
    std::uint8_t hands[MOST_SEATS][HAND_ROOM];
    std::int8_t stored;
    std::uint8_t deck_size;
    std::uint8_t drawn;
    std::uint8_t discard_count;
    std::uint8_t removed_count;
    std::uint8_t top;
    std::uint8_t bottom;
    std::uint8_t infected_count;
    std::uint8_t gone_count;
    std::uint8_t removed[EVENTS];
    std::uint8_t gone[EVENTS];  // infection cards out of the game
    std::uint64_t seams;        // places in `infection` below which an unknown order begins, as bits
    std::uint64_t chance;
    std::uint8_t deck[DECK_ROOM];
    std::uint8_t discards[PLAYER_CARDS + 1];
    std::uint8_t infection[CITIES];
    std::uint8_t infected[CITIES];  // the infection discard pile

    std::uint16_t refused_count;

    WARDROOM_FN int role(int seat) const { return roles[seat]; }
    WARDROOM_FN int cubes_in(int city, int colour) const { return (cubes[city] >> (2 * colour)) & 3; }
    WARDROOM_FN bool is_cured(int colour) const { return (cured >> colour) & 1; }
    WARDROOM_FN bool is_eradicated(int colour) const { return (eradicated >> colour) & 1; }
    WARDROOM_FN bool has_station(int city) const { return (stations >> city) & 1; }
    WARDROOM_FN bool holds(int seat, int card) const { return (held[seat] >> card) & 1; }
    WARDROOM_FN int cards_of(int seat, int colour) const {
        return static_cast<int>(held[seat] >> (CITIES_PER_COLOUR * colour)) & 0xfff;
    }
    WARDROOM_FN bool is_step() const { return step.kind != NO_STEP; }

    // Whose decision it is: a sub-step first, then a full hand, then the phase.
    WARDROOM_FN int decider() const {
        if (is_step()) return step.seat;
        if (over != NOBODY) return over;
        if (phase == ACTIONS) return active;
        return asked;
    }

    WARDROOM_FN bool holds_event(int seat) const {
        return (held[seat] >> FIRST_EVENT) != 0 ||
               (stored != NOTHING && roles[seat] == CONTINGENCY_PLANNER);
    }

    WARDROOM_FN bool somebody_holds_an_event() const {
        std::uint64_t all = 0;
        for (int seat = 0; seat < seats; ++seat) all |= held[seat];
        return stored != NOTHING || (all >> FIRST_EVENT) != 0;
    }

    // Hands and cards.

    WARDROOM_FN void add_card(int seat, int card) {
        hands[seat][hand_size[seat]++] = static_cast<std::uint8_t>(card);
        held[seat] |= bit(card);
    }

    WARDROOM_FN void drop(int seat, int card) {
        std::uint8_t* hand = hands[seat];
        const int size = --hand_size[seat];
        int place = 0;
        while (hand[place] != card) ++place;
        for (; place < size; ++place) hand[place] = hand[place + 1];
        held[seat] &= ~bit(card);
    }

    WARDROOM_FN void discard(int seat, int card) {
        drop(seat, card);
        discards[discard_count++] = static_cast<std::uint8_t>(card);
    }

    // The taker's hand limit counts at once (PAN-5.13).
    WARDROOM_FN void hand_over(int giver, int taker, int card) {
        drop(giver, card);
        add_card(taker, card);
        if (hand_size[taker] > HAND_LIMIT) over = static_cast<std::int8_t>(taker);
    }

    // The board.

    WARDROOM_FN void act() {
        --actions;
        refused_count = 0;
    }

    WARDROOM_FN void remove_cubes(int city, int colour, int count) {
        cubes[city] = static_cast<std::uint8_t>(cubes[city] - (count << (2 * colour)));
        supply[colour] = static_cast<std::uint8_t>(supply[colour] + count);
        check_eradication(colour);
    }

    // PAN-6.6: cured, and no cube of the colour on the board.
    WARDROOM_FN void check_eradication(int colour) {
        if (supply[colour] == CUBES_PER_COLOUR && is_cured(colour)) {
            eradicated = static_cast<std::uint8_t>(eradicated | (1 << colour));
        }
    }

    WARDROOM_FN void move_pawn(int pawn, int city) {
        pawns[pawn] = static_cast<std::uint8_t>(city);
        if (cured && roles[pawn] == MEDIC) clear_where_the_medic_is();
    }

    // PAN-13.11: every cube of a cured disease leaves the Medic's city.
    WARDROOM_FN void clear_where_the_medic_is() {
        const int medic = seat_of[MEDIC];
        if (medic == NOBODY) return;
        const int city = pawns[medic];
        if (!cubes[city]) return;
        for (int colour = 0; colour < COLOURS; ++colour) {
            const int count = cubes_in(city, colour);
            if (count && is_cured(colour)) remove_cubes(city, colour, count);
        }
    }

    WARDROOM_FN void place_station(int city, int taken_from) {
        if (taken_from != NOTHING) stations &= ~bit(taken_from);
        stations |= bit(city);
    }

    // PAN-1.9: the game is over, nothing more can be played.
    WARDROOM_FN void end(int how, int colour = NOTHING) {
        result = static_cast<std::uint8_t>(how);
        lost_colour = static_cast<std::int8_t>(colour);
        phase = ENDED;
        step.kind = NO_STEP;
        over = NOBODY;
        asked = NOBODY;
    }
};

struct Position : Board {
    static constexpr bool keeps_refusals = true;
    Refusal refused[REFUSED_ROOM];

    Position() = default;
    WARDROOM_FN Position(const Position& other) : Board(other) { copy_refused(other); }
    WARDROOM_FN Position& operator=(const Position& other) {
        if (this != &other) {
            static_cast<Board&>(*this) = other;
            copy_refused(other);
        }
        return *this;
    }

  private:
    WARDROOM_FN void copy_refused(const Position& other) {
        for (int i = 0; i < other.refused_count; ++i) refused[i] = other.refused[i];
    }
};

template <class AnyBoard>
concept KeepsRefusals = requires { AnyBoard::keeps_refusals; };

}  // namespace wardroom::pandemic
