// What a seat sees as numbers, and what it may do as a mask: the very bytes of
// docs/research/observations.md, written straight into somebody's buffer.
#pragma once

#include <cstring>

#include "legal.hpp"

namespace wardroom::pandemic {

inline constexpr int CARDS = FIRST_EVENT + EVENTS;

// Where each field begins.
enum Field : int {
    F_ME = 0,
    F_SEATS = 4,
    F_WAITED_FOR = 8,
    F_DIFFICULTY = 9,
    F_CONSENT = 12,
    F_ROLES = 13,
    F_TURN = 41,
    F_ACTIVE = 42,
    F_ACTIONS = 46,
    F_PHASE = 47,
    F_ASKED = 54,
    F_OVER = 58,
    F_PASSED = 62,
    F_RESTING = 66,
    F_TO_INFECT = 70,
    F_UNRESOLVED = 71,
    F_QUIET = 72,
    F_FLOWN = 73,
    F_REFUSED = 74,
    F_STEP = 75,
    F_STEP_SEAT = 86,
    F_STEP_BY = 90,
    F_STEP_PAWN = 94,
    F_STEP_CITY = 98,
    F_STEP_CARDS = 146,
    F_PAWNS = 199,
    F_CUBES = 391,
    F_SUPPLY = 583,
    F_DISEASES = 587,
    F_STATIONS = 595,
    F_RATE = 643,
    F_INFECTION_RATE = 644,
    F_OUTBREAKS = 645,
    F_HANDS = 646,
    F_HAND_SIZES = 858,
    F_HANDS_KNOWN = 862,
    F_STORED = 866,
    F_DISCARDS = 871,
    F_REMOVED_EVENTS = 924,
    F_PLAYER_CARDS = 929,
    F_PLAYER_DECK = 930,
    F_NEXT_EPIDEMIC = 942,
    F_INFECTION_CARDS = 944,
    F_ABOVE = 945,
    F_AMONG = 993,
    F_INFECTION_DISCARDS = 1041,
    F_REMOVED_INFECTIONS = 1089,
    OBSERVATION = 1137,
};

// The actions, and at the end going on without me.
inline constexpr int MASK = ACTION_SPACE + 1;

// The cards that the step under way has announced (PAN-G.19).
WARDROOM_FN std::uint64_t announced(const auto& p) {
    const Step& step = p.step;
    const Parts parts = action_parts(step.action);
    switch (parts.verb) {
        case Verb::play:
        case Verb::give: return bit(parts.what);
        case Verb::charter: return bit(p.pawns[step.pawn]);
        case Verb::fly: return bit(step.city);
        case Verb::build: return p.roles[step.by] == OPERATIONS_EXPERT ? 0 : bit(step.city);
        default: return 0;
    }
}

// Cards of a closed hand that the seat knows from what is being asked or offered.
WARDROOM_FN std::uint64_t shown(const auto& p, int seat, int owner) {
    std::uint64_t cards = 0;
    if (p.is_step()) {
        const Step& step = p.step;
        if (step.by == owner) {
            if (step.kind != FORECAST_NEXT) {
                for (int i = 0; i < step.count; ++i) cards |= bit(step.cards[i]);
            }
            cards |= announced(p);
        }
        const Parts parts = action_parts(step.action);
        if (parts.verb == Verb::take && parts.pawn == owner) cards |= bit(parts.what);
    } else if (p.phase == ACTIONS && p.actions > 0 && p.over == NOBODY && p.active == seat &&
               p.pawns[seat] == p.pawns[owner]) {
        if (p.roles[owner] == RESEARCHER) cards |= bit(FIRST_EVENT) - 1;
        cards |= bit(p.pawns[owner]);
    } else if (p.asked == owner && p.phase == IN_EPIDEMIC && p.over == NOBODY) {
        cards |= bit(RESILIENT_POPULATION);
    }
    return cards & p.held[owner];
}

WARDROOM_FN void mark(std::uint8_t* field, std::uint64_t set) {
    for_bits(set, [&](int place) { field[place] = 1; });
}

WARDROOM_FN void mark_one(std::uint8_t* field, int place) {
    if (place >= 0) field[place] = 1;
}

WARDROOM_FN void observe_step(const Step& step, std::uint8_t* out) {
    if (step.kind == NO_STEP) return;
    out[F_STEP + step.kind] = 1;
    out[F_STEP_SEAT + step.seat] = 1;
    out[F_STEP_BY + step.by] = 1;
    mark_one(out + F_STEP_PAWN, step.pawn);
    mark_one(out + F_STEP_CITY, step.city);
    for (int i = 0; i < step.count; ++i) {
        out[F_STEP_CARDS + step.cards[i]] = static_cast<std::uint8_t>(i + 1);
    }
}

// Two bits a colour as four bytes.
WARDROOM_FN std::uint32_t spread(std::uint8_t cubes) {
    const std::uint32_t packed = cubes;
    return (packed & 3) | (packed & 12) << 6 | (packed & 48) << 12 | (packed & 192) << 18;
}

WARDROOM_FN void observe_decks(const auto& p, std::uint8_t* out) {
    out[F_PLAYER_CARDS] = static_cast<std::uint8_t>(p.deck_size - p.drawn);
    std::uint8_t* pile_out = out + F_PLAYER_DECK;
    int end = 0;
    int before = 0;
    bool told = false;
    for (int pile = 0; pile < p.pile_count; ++pile) {
        const int start = end > p.drawn ? end : p.drawn;
        end += p.piles[pile];
        if (start >= end) continue;
        bool epidemic = false;
        for (int i = start; i < end; ++i) epidemic |= p.deck[i] == EPIDEMIC;
        pile_out[0] = static_cast<std::uint8_t>(end - start);
        pile_out[1] = epidemic;
        pile_out += 2;
        if (epidemic && !told) {
            told = true;
            out[F_NEXT_EPIDEMIC] = static_cast<std::uint8_t>(before);
            out[F_NEXT_EPIDEMIC + 1] = static_cast<std::uint8_t>(before + end - start);
        }
        before += end - start;
    }
    out[F_INFECTION_CARDS] = static_cast<std::uint8_t>(p.bottom - p.top);
    for (int start = p.top; start < p.bottom;) {
        const std::uint64_t below = p.seams & ~(bit(start + 1) - 1);
        int layer_end = p.bottom;
        if (below) {
#if defined(__CUDA_ARCH__)
            const int seam = __ffsll(static_cast<long long>(below)) - 1;
#else
            const int seam = __builtin_ctzll(below);
#endif
            if (seam < layer_end) layer_end = seam;
        }
        for (int i = start; i < layer_end; ++i) {
            out[F_ABOVE + p.infection[i]] = static_cast<std::uint8_t>(start - p.top);
            out[F_AMONG + p.infection[i]] = static_cast<std::uint8_t>(layer_end - start);
        }
        start = layer_end;
    }
}

// All that the seat sees. `told`: team-mates tell of their hands, open or closed.
WARDROOM_FN void observe(const auto& p, int seat, bool told, std::uint8_t* out) {
    std::memset(out, 0, OBSERVATION);
    out[F_ME + seat] = 1;
    out[F_WAITED_FOR] = p.decider() == seat;
    out[F_DIFFICULTY + p.pile_count - 4] = 1;
    out[F_CONSENT] = p.consent;
    out[F_TURN] = p.turn;
    out[F_ACTIVE + p.active] = 1;
    out[F_ACTIONS] = p.actions;
    out[F_PHASE + p.phase] = 1;
    mark_one(out + F_ASKED, p.asked);
    mark_one(out + F_OVER, p.over);
    mark(out + F_PASSED, p.passed);
    mark(out + F_RESTING, p.resting);
    out[F_TO_INFECT] = p.to_infect;
    out[F_UNRESOLVED] = p.epidemics;
    out[F_QUIET] = p.quiet;
    out[F_FLOWN] = p.flown;
    out[F_REFUSED] = static_cast<std::uint8_t>(p.refused_count < 255 ? p.refused_count : 255);
    observe_step(p.step, out);
    for (int city = 0; city < CITIES; ++city) {
        const std::uint32_t four = spread(p.cubes[city]);
        std::memcpy(out + F_CUBES + 4 * city, &four, 4);
    }
    for (int colour = 0; colour < COLOURS; ++colour) {
        out[F_SUPPLY + colour] = p.supply[colour];
        out[F_DISEASES + 2 * colour] = p.is_cured(colour) || p.is_eradicated(colour);
        out[F_DISEASES + 2 * colour + 1] = p.is_eradicated(colour);
    }
    mark(out + F_STATIONS, p.stations);
    out[F_RATE] = p.rate;
    out[F_INFECTION_RATE] = tables().infection_rate[p.rate];
    out[F_OUTBREAKS] = p.outbreaks;
    for (int owner = 0; owner < p.seats; ++owner) {
        out[F_SEATS + owner] = 1;
        out[F_ROLES + ROLES * owner + p.roles[owner]] = 1;
        out[F_PAWNS + CITIES * owner + p.pawns[owner]] = 1;
        const bool known = told || !p.closed || owner == seat;
        std::uint8_t* hand = out + F_HANDS + CARDS * owner;
        if (known) {
            for (int i = 0; i < p.hand_size[owner]; ++i) hand[p.hands[owner][i]] = 1;
        } else {
            mark(hand, shown(p, seat, owner));
        }
        out[F_HAND_SIZES + owner] = p.hand_size[owner];
        out[F_HANDS_KNOWN + owner] = known;
    }
    if (p.stored != NOTHING) out[F_STORED + p.stored - FIRST_EVENT] = 1;
    for (int i = 0; i < p.discard_count; ++i) out[F_DISCARDS + p.discards[i]] = 1;
    for (int i = 0; i < p.removed_count; ++i) out[F_REMOVED_EVENTS + p.removed[i] - FIRST_EVENT] = 1;
    observe_decks(p, out);
    for (int i = 0; i < p.infected_count; ++i) out[F_INFECTION_DISCARDS + p.infected[i]] = 1;
    for (int i = 0; i < p.gone_count; ++i) out[F_REMOVED_INFECTIONS + p.gone[i]] = 1;
}

// The choices of a seat as they stand in its mask, so that only those need be wiped out afterwards.
struct Marked {
    Action choices[MOST_CHOICES];
    std::uint16_t count;
};

WARDROOM_FN void mark_choices(const auto& p, int seat, Marked& marked, std::uint8_t* mask) {
    for (int i = 0; i < marked.count; ++i) mask[marked.choices[i]] = 0;
    marked.count = static_cast<std::uint16_t>(legal(p, seat, marked.choices));
    for (int i = 0; i < marked.count; ++i) mask[marked.choices[i]] = 1;
}

}  // namespace wardroom::pandemic
