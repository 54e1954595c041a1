// A game of a batch: it plays the decision of the seat that is asked, and starts over when it is over.
#pragma once

#include "lanes.hpp"
#include "observe.hpp"

namespace wardroom::pandemic {

// Where the games of a batch write; each game has a row of its own.
struct Buffers {
    std::uint8_t* observations;  // OBSERVATION bytes a game
    std::uint8_t* masks;         // MASK bytes a game
    std::int8_t* seats;          // who is asked
    std::uint8_t* results;       // how the game ended that ended with this step, else 0
    float* rewards;              // 1 for a win, -1 for a defeat, else 0
    std::int64_t* seeds;         // of the game in play
};

inline constexpr int ILLEGAL = 255;  // in `results`: the action was not legal, nothing happened

// What one game needs beside its board.
struct Seated {
    std::uint64_t played;  // games it has begun
    Marked marked;
};

struct BatchRules {
    Lot lot;               // game `i` of `count` plays seeds i, i + count, i + 2 * count, ...
    std::uint64_t count;
    std::int32_t told;
    std::int32_t quick;    // chance of the core's own, or of the Python rules
};

WARDROOM_FN void show(const auto& p, const BatchRules& rules, Seated& seated, const Buffers& out,
                      std::uint64_t game) {
    const int seat = p.decider();
    out.seats[game] = static_cast<std::int8_t>(seat);
    observe(p, seat, rules.told, out.observations + game * OBSERVATION);
    mark_choices(p, seat, seated.marked, out.masks + game * MASK);
}

WARDROOM_FN void begin_game(auto& p, const BatchRules& rules, Seated& seated, const Buffers& out,
                            std::uint64_t game) {
    const std::uint64_t number = rules.lot.first + game + seated.played * rules.count;
    ++seated.played;
    if (rules.quick) {
        deal_from(p, rules.lot, number, static_cast<QuickDice*>(nullptr));
    } else {
        deal_from(p, rules.lot, number, static_cast<Dice*>(nullptr));
    }
    out.seeds[game] = static_cast<std::int64_t>(rules.lot.seed + number);
}

// Play the action; a game that is over starts over and shows its first decision.
WARDROOM_FN void step_game(auto& p, const BatchRules& rules, Seated& seated, const Buffers& out,
                           std::uint64_t game, std::int64_t action) {
    const std::uint8_t* mask = out.masks + game * MASK;
    if (action < 0 || action >= ACTION_SPACE || !mask[action]) {
        out.results[game] = ILLEGAL;
        out.rewards[game] = 0;
        return;
    }
    if (rules.quick) {
        Rules<QuickDice>::play(p, p.decider(), static_cast<int>(action));
    } else {
        Rules<Dice>::play(p, p.decider(), static_cast<int>(action));
    }
    const int result = p.result;
    out.results[game] = static_cast<std::uint8_t>(result);
    out.rewards[game] = result == ONGOING ? 0.0F : result == WIN ? 1.0F : -1.0F;
    if (result) begin_game(p, rules, seated, out, game);
    show(p, rules, seated, out, game);
}

}  // namespace wardroom::pandemic
