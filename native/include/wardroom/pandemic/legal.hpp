// What a seat may do: every legal action at every step, in the order of wardroom.games.pandemic.legal.
#pragma once

#include <type_traits>

#include "position.hpp"

namespace wardroom::pandemic {

// No list is longer: a Dispatcher with a full hand and six stations has fewer than 200 choices.
inline constexpr int MOST_CHOICES = 320;

// Choices are written one after another; the caller owns the room for them.
struct Choices {
    Action* next;

    WARDROOM_FN void add(int action) { *next++ = static_cast<Action>(action); }

    // Without a branch, which nobody could foretell.
    WARDROOM_FN void add_if(bool wanted, int action) {
        *next = static_cast<Action>(action);
        next += wanted;
    }
};

// Calls `each` with every place of a set of bits, from the lowest.
template <class Each>
WARDROOM_FN void for_bits(std::uint64_t bits, Each each) {
    while (bits) {
#if defined(__CUDA_ARCH__)
        const int place = __ffsll(static_cast<long long>(bits)) - 1;
#else
        const int place = __builtin_ctzll(bits);
#endif
        each(place);
        bits &= bits - 1;
    }
}

WARDROOM_FN int count_bits(std::uint64_t bits) {
#if defined(__CUDA_ARCH__)
    return __popcll(bits);
#else
    return __builtin_popcountll(bits);
#endif
}

// PAN-5.14, PAN-13.24, PAN-G.17: exactly five, for the Scientist exactly four.
WARDROOM_FN int cards_for_a_cure(const auto& p, int seat) {
    return p.roles[seat] == SCIENTIST ? 4 : 5;
}

// May this Event be played in the present window, and would it change anything? (PAN-12.7)
WARDROOM_FN bool playable(const auto& p, int card) {
    if (card == RESILIENT_POPULATION) return p.infected_count > 0;  // PAN-12.23
    if (p.phase == IN_EPIDEMIC) return false;                       // PAN-8.7
    if (card == ONE_QUIET_NIGHT) return !p.quiet;                   // PAN-12.20
    if (card == FORECAST) return p.bottom - p.top > 1;
    return true;
}

// The Events this seat may play in the present window (PAN-12.8, PAN-13.4).
WARDROOM_FN void add_events(const auto& p, int seat, Choices& found) {
    if (p.held[seat] >> FIRST_EVENT) {
        for (int i = 0; i < p.hand_size[seat]; ++i) {
            const int card = p.hands[seat][i];
            if (card >= FIRST_EVENT && playable(p, card)) found.add(PLAY + card - FIRST_EVENT);
        }
    }
    if (p.stored != NOTHING && p.roles[seat] == CONTINGENCY_PLANNER && playable(p, p.stored)) {
        found.add(PLAY + p.stored - FIRST_EVENT);
    }
}

WARDROOM_FN bool has_event_to_play(const auto& p, int seat) {
    bool found = false;
    for_bits(p.held[seat] >> FIRST_EVENT,
             [&](int event) { found = found || playable(p, FIRST_EVENT + event); });
    return found || (p.stored != NOTHING && p.roles[seat] == CONTINGENCY_PLANNER &&
                     playable(p, p.stored));
}

// PAN-5.14 to PAN-5.17.
WARDROOM_FN void add_cures(const auto& p, int seat, Choices& found) {
    const int needed = cards_for_a_cure(p, seat);
    for (int colour = 0; colour < COLOURS; ++colour) {
        const auto cards = static_cast<std::uint64_t>(p.cards_of(seat, colour));
        if (count_bits(cards) >= needed && !p.is_cured(colour)) found.add(CURE + colour);
    }
}

// The card of the city; any City card of the Researcher (PAN-13.21, PAN-13.22).
WARDROOM_FN void add_shareable(const auto& p, int giver, int first, Choices& found) {
    if (p.roles[giver] == RESEARCHER) {
        for (int i = 0; i < p.hand_size[giver]; ++i) {
            if (p.hands[giver][i] < FIRST_EVENT) found.add(first + p.hands[giver][i]);
        }
    } else if (p.holds(giver, p.pawns[giver])) {
        found.add(first + p.pawns[giver]);
    }
}

// PAN-5.9 to PAN-5.11 and PAN-13.21 to PAN-13.23.
WARDROOM_FN void add_shares(const auto& p, int seat, int here, Choices& found) {
    for (int other = 0; other < p.seats; ++other) {
        if (p.pawns[other] == here && other != seat) {
            add_shareable(p, seat, give(other, 0), found);
            add_shareable(p, other, take(other, 0), found);
        }
    }
}

// PAN-13.15 and PAN-13.16.
WARDROOM_FN void add_operations(const auto& p, int seat, int here, Choices& found) {
    if (!p.has_station(here)) {
        found.add(BUILD);
    } else if (!p.flown && (p.held[seat] & (bit(FIRST_EVENT) - 1))) {
        found.add(OPERATIONS_FLIGHT);
    }
}

// PAN-13.6 (every pawn to another pawn's city) and PAN-13.7 (others' pawns as one's own).
WARDROOM_FN void add_dispatches(const auto& p, int seat, Choices& found) {
    for (int pawn = 0; pawn < p.seats; ++pawn) {
        const int place = p.pawns[pawn];
        std::uint64_t meeting = bit(place);
        for (int other = 0; other < p.seats; ++other) {
            const int city = p.pawns[other];
            if (!((meeting >> city) & 1)) {
                meeting |= bit(city);
                found.add(join(pawn, city));
            }
        }
        if (pawn == seat) continue;
        for (int i = 0; i < tables().degree[place]; ++i) {
            found.add(drive_pawn(pawn, tables().neighbours[place][i]));
        }
        for (int i = 0; i < p.hand_size[seat]; ++i) {
            const int card = p.hands[seat][i];
            if (card == place) {
                found.add(charter_pawn(pawn));
            } else if (card < FIRST_EVENT) {
                found.add(fly_pawn(pawn, card));
            }
        }
        if (p.has_station(place)) {
            for_bits(p.stations & ~bit(place),
                     [&](int station) { found.add(shuttle_pawn(pawn, station)); });
        }
    }
}

// Calls `each` with what others have refused since the last action or Event (D6).
template <class Each>
WARDROOM_FN void for_refusals(const auto& p, Each each) {
    if constexpr (KeepsRefusals<std::remove_cvref_t<decltype(p)>>) {
        for (int i = 0; i < p.refused_count; ++i) each(p.refused[i]);
    }
}

// How often others have refused this seat the action since the last action or Event (D6).
WARDROOM_FN int times_refused(const auto& p, int by, int action) {
    int times = 0;
    for_refusals(p, [&](const Refusal& past) { times += past.by == by && past.action == action; });
    return times;
}

// Leave out proposals just refused; a charter only when every destination was (D6).
WARDROOM_FN Action* without_the_refused(const auto& p, Action* first, Action* end) {
    Action* kept = first;
    for (Action* action = first; action != end; ++action) {
        const int times = times_refused(p, p.active, *action);
        const Verb verb = action_parts(*action).verb;
        if (!times || verb == Verb::play || (verb == Verb::charter && times < CITIES - 1)) {
            *kept++ = *action;
        }
    }
    return kept;
}

// D1: all that the active player can do with the next action, events included.
WARDROOM_FN Action* turn_actions(const auto& p, Action* out) {
    const int seat = p.active;
    const int here = p.pawns[seat];
    const int role = p.roles[seat];
    Choices found{out};
    for (int i = 0; i < MOST_NEIGHBOURS; ++i) {
        found.next[i] = static_cast<Action>(DRIVE + tables().neighbours[here][i]);
    }
    found.next += tables().degree[here];
    if (p.cubes[here]) {
        for (int colour = 0; colour < COLOURS; ++colour) {
            found.add_if(p.cubes_in(here, colour) != 0, TREAT + colour);
        }
    }
    const bool station = p.has_station(here);
    for (int i = 0; i < p.hand_size[seat]; ++i) {
        const int card = p.hands[seat][i];
        if (card == here) {
            found.add(CHARTER);
            if (role != OPERATIONS_EXPERT && !station) found.add(BUILD);
        } else {
            found.add_if(card < FIRST_EVENT, FLY + card);
        }
    }
    if (station) {
        for_bits(p.stations & ~bit(here), [&](int other) { found.add(SHUTTLE + other); });
        if (p.hand_size[seat] > 3) add_cures(p, seat, found);
    }
    add_shares(p, seat, here, found);
    if (role == OPERATIONS_EXPERT) {
        add_operations(p, seat, here, found);
    } else if (role == DISPATCHER) {
        add_dispatches(p, seat, found);
    } else if (role == CONTINGENCY_PLANNER && p.stored == NOTHING) {
        for (int i = 0; i < p.discard_count; ++i) {
            if (p.discards[i] >= FIRST_EVENT) found.add(FETCH + p.discards[i] - FIRST_EVENT);
        }
    }
    add_events(p, seat, found);
    found.add(PASS);
    return p.refused_count ? without_the_refused(p, out, found.next) : found.next;
}

WARDROOM_FN void add_destinations(const auto& p, int pawn, Choices& found) {
    std::uint64_t barred = bit(p.pawns[pawn]);
    for_refusals(p, [&](const Refusal& past) {
        if (past.by == p.step.by && past.action == p.step.action && past.owner == pawn) {
            barred |= bit(past.city);
        }
    });
    for (int city = 0; city < CITIES; ++city) {
        if (!((barred >> city) & 1)) found.add(TO + city);
    }
}

WARDROOM_FN bool may_still_be_airlifted(const auto& p, int pawn) {
    int times = 0;
    for_refusals(p, [&](const Refusal& past) {
        times += past.by == p.step.by && past.action == p.step.action && past.owner == pawn;
    });
    return times < CITIES - 1;
}

// D5: every set of the right size from the cards of the colour.
WARDROOM_FN void add_sets(const auto& p, int seat, int colour, Choices& found) {
    const int size = cards_for_a_cure(p, seat);
    const int cards = p.cards_of(seat, colour);
    const int first = size == 4 ? 0 : SETS_OF_FOUR;
    const int end = size == 4 ? SETS_OF_FOUR : SETS_PER_COLOUR;
    for (int rank = first; rank < end; ++rank) {
        if (!(tables().set_cards[rank] & ~cards)) found.add(SPEND + colour * SETS_PER_COLOUR + rank);
    }
}

// The cards a Forecast shows (PAN-12.13).
WARDROOM_FN int looked_at(const auto& p) {
    const int left = p.bottom - p.top;
    return left < FORECAST_DEPTH ? left : FORECAST_DEPTH;
}

WARDROOM_FN void add_next_cards(const auto& p, Choices& found) {
    std::uint64_t cards = 0;
    for (int i = 0; i < looked_at(p); ++i) cards |= bit(p.infection[p.top + i]);
    for (int i = 0; i < p.step.count; ++i) cards &= ~bit(p.step.cards[i]);
    for_bits(cards, [&](int card) { found.add(NEXT + card); });
}

// The answers to a sub-step.
WARDROOM_FN Action* answers(const auto& p, Action* out) {
    Choices found{out};
    const Step& step = p.step;
    switch (step.kind) {
        case CHARTER_CITY:
        case AIRLIFT_CITY: add_destinations(p, step.pawn, found); break;
        case FLIGHT_CITY: add_destinations(p, step.seat, found); break;
        case FLIGHT_CARD:
            for (int i = 0; i < p.hand_size[step.seat]; ++i) {
                const int card = p.hands[step.seat][i];
                if (card < FIRST_EVENT) found.add(PAY + card);
            }
            break;
        case CURE_CARDS: add_sets(p, step.seat, step.action - CURE, found); break;
        case CONSENT:
            found.add(AGREE);
            found.add(REFUSE);
            break;
        case AIRLIFT_PAWN:
            for (int pawn = 0; pawn < p.seats; ++pawn) {
                if (may_still_be_airlifted(p, pawn)) found.add(PAWN + pawn);
            }
            break;
        case FORECAST_NEXT: add_next_cards(p, found); break;
        case GRANT_CITY:
            for_bits(~p.stations & (bit(CITIES) - 1), [&](int city) { found.add(AT + city); });
            break;
        case RESILIENT_CARD:
            for (int i = 0; i < p.infected_count; ++i) found.add(REMOVE + p.infected[i]);
            break;
        default: for_bits(p.stations, [&](int city) { found.add(TAKE_STATION + city); });
    }
    return found.next;
}

// Everything the seat may do now, asked or not; gives the number of choices.
WARDROOM_FN int legal(const auto& p, int seat, Action* out) {
    if (seat < 0 || seat >= p.seats || p.result) return 0;
    Choices found{out};
    if (seat != p.decider()) {  // W1 and W-H: the Events of a seat that is not waited for
        if (!p.is_step() && (p.phase == ACTIONS || p.over != NOBODY)) add_events(p, seat, found);
    } else if (p.is_step()) {
        found.next = answers(p, out);
    } else if (p.over != NOBODY) {  // D7
        for (int i = 0; i < p.hand_size[seat]; ++i) found.add(DISCARD + p.hands[seat][i]);
        add_events(p, seat, found);
    } else if (p.phase == ACTIONS) {
        found.next = turn_actions(p, out);
    } else {  // D8
        add_events(p, seat, found);
        found.add(PASS);
        found.add(REST);
    }
    return static_cast<int>(found.next - out);
}

}  // namespace wardroom::pandemic
