// Playing on at random, and counting lines: for measurements, rollouts and tests.
#pragma once

#include "deal.hpp"

namespace wardroom::pandemic {

// A random choice of the seat that is asked: the one that picking from the list would give. Destinations
// are most of all long lists and need not be written down to pick one.
WARDROOM_FN int random_choice(const auto& p, int seat, QuickDice& choosing) {
    const int kind = p.step.kind;
    if (kind <= FLIGHT_CITY && kind != FLIGHT_CARD && !p.refused_count) {
        const int here = p.pawns[kind == FLIGHT_CITY ? p.step.seat : p.step.pawn];
        const int place = static_cast<int>(choosing.below(CITIES - 1));
        return TO + place + (place >= here);
    }
    Action choices[MOST_CHOICES];
    const int count = legal(p, seat, choices);
    return choices[choosing.below(static_cast<std::uint32_t>(count))];
}

// Random choices of the seat that is asked, to the end or `most` decisions; gives how many were made.
template <class AnyDice>
WARDROOM_FN long playout(auto& p, QuickDice& choosing, long most) {
    long decisions = 0;
    while (!p.result && decisions < most) {
        const int seat = p.decider();
        Rules<AnyDice>::play(p, seat, random_choice(p, seat, choosing));
        ++decisions;
    }
    return decisions;
}

// The ways to play so many decisions of the seat that is asked.
inline std::uint64_t count_lines(const Position& p, int depth) {
    if (p.result) return 0;
    Action choices[MOST_CHOICES];
    const int seat = p.decider();
    const int count = legal(p, seat, choices);
    if (depth <= 1) return static_cast<std::uint64_t>(count);
    std::uint64_t lines = 0;
    for (int i = 0; i < count; ++i) {
        Position after(p);
        Rules<Dice>::play(after, seat, choices[i]);
        lines += count_lines(after, depth - 1);
    }
    return lines;
}

}  // namespace wardroom::pandemic
