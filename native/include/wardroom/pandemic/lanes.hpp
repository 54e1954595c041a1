// Many games at once, one a lane: the work of a processor's thread as well as of a GPU's.
//
// A lot is a numbered row of games. Game `number` of a lot is the same game wherever it is played: its
// deal and its random choices come from the lot's seed and its number alone, so sums over a lot can be
// compared between machines.
#pragma once

#include "playout.hpp"

namespace wardroom::pandemic {

// A board whose refused proposals lie elsewhere: 3,840 bytes that few games ever touch.
struct Lane : Board {
    static constexpr bool keeps_refusals = true;
    Refusal* refused;
};

struct Lot {
    std::uint64_t seed;
    std::uint64_t first;    // the number of its first game
    std::int32_t seats;     // 0: two, three and four in turn
    std::int32_t epidemics; // 0: four, five and six in turn
    std::int32_t closed;
    std::int32_t consent;
    std::int32_t edition;
    std::int32_t gifts;     // with consent: all is asked for but a card that is given
};

// Sums over games; they do not depend on the order in which games are played.
struct Tally {
    std::uint64_t decisions;
    std::uint64_t games;
    std::uint64_t wins;
    std::uint64_t checksum;

    WARDROOM_FN void add(const Tally& other) {
        decisions += other.decisions;
        games += other.games;
        wins += other.wins;
        checksum += other.checksum;
    }
};

// A number from which nobody would guess its neighbours (the end of splitmix64).
WARDROOM_FN std::uint64_t scattered(std::uint64_t number) {
    number += 0x9e3779b97f4a7c15U;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebU;
    return number ^ (number >> 31);
}

WARDROOM_FN Settled settled_in(const Lot& lot, std::uint64_t number) {
    Settled settled;
    settled.seats = lot.seats ? lot.seats : 2 + static_cast<int>(number % 3);
    settled.epidemics = lot.epidemics ? lot.epidemics : 4 + static_cast<int>(number / 3 % 3);
    settled.closed = lot.closed != 0;
    settled.consent = lot.consent != 0;
    settled.edition = lot.edition;
    settled.gifts = lot.gifts != 0;
    return settled;
}

// With the dice of the Python rules a game of a lot is the one that Python deals from seed + number.
WARDROOM_FN void deal_from(Board& p, const Lot& lot, std::uint64_t number, Dice*) {
    char backwards[20];
    char text[32];
    int digits = 0;
    for (std::uint64_t rest = lot.seed + number; rest || !digits; rest /= 10) {
        backwards[digits++] = static_cast<char>('0' + rest % 10);
    }
    int length = 0;
    while (digits) text[length++] = backwards[--digits];
    for (const char* name = "/pandemic"; *name; ++name) text[length++] = *name;
    deal(p, settled_in(lot, number), Dice::seeded(text, length));
}

WARDROOM_FN void deal_from(Board& p, const Lot& lot, std::uint64_t number, QuickDice*) {
    deal(p, settled_in(lot, number), QuickDice(scattered(scattered(lot.seed) ^ number)));
}

// The random choices of a game, a stream beside the deal's.
WARDROOM_FN QuickDice choices_in(const Lot& lot, std::uint64_t number) {
    return QuickDice(scattered(~scattered(lot.seed) ^ number));
}

// One random decision; gives the sum of all decisions so far.
template <class AnyDice>
WARDROOM_FN std::uint64_t decide_at_random(auto& p, QuickDice& choosing, std::uint64_t sum) {
    const int seat = p.decider();
    const int action = random_choice(p, seat, choosing);
    Rules<AnyDice>::play(p, seat, action);
    return (sum + static_cast<std::uint64_t>(action) + 1) * 0x9fb21c651e98df25U;
}

// What a finished game adds to the checksum of its lot: every decision, and how the table looks.
WARDROOM_FN std::uint64_t sealed(const Board& p, std::uint64_t sum) {
    const auto fold = [&sum](std::uint64_t word) { sum = scattered(sum ^ word); };
    for (int city = 0; city < CITIES; ++city) fold(p.cubes[city]);
    for (int seat = 0; seat < p.seats; ++seat) fold(p.held[seat]);
    for (int i = p.top; i < p.bottom; ++i) fold(p.infection[i]);
    fold(p.stations);
    fold(p.chance);
    fold(p.result | p.turn << 8 | p.outbreaks << 16 | p.drawn << 24);
    return sum;
}

// A range of a lot, from deal to end, game after game: what a thread of a processor does.
template <class AnyDice>
inline Tally play_range(const Lot& lot, std::uint64_t begin, std::uint64_t end) {
    Tally tally{};
    Refusal refused[REFUSED_ROOM];
    Lane p;
    p.refused = refused;
    for (std::uint64_t game = begin; game < end; ++game) {
        const std::uint64_t number = lot.first + game;
        deal_from(p, lot, number, static_cast<AnyDice*>(nullptr));
        QuickDice choosing = choices_in(lot, number);
        std::uint64_t sum = 0;
        while (!p.result) {
            sum = decide_at_random<AnyDice>(p, choosing, sum);
            ++tally.decisions;
        }
        ++tally.games;
        tally.wins += p.result == WIN;
        tally.checksum += sealed(p, sum);
    }
    return tally;
}

}  // namespace wardroom::pandemic
