// The deal (PAN-S.1 to PAN-S.14); the order of the shuffles is part of the edition.
#pragma once

#include "rules.hpp"

namespace wardroom::pandemic {

struct Settled {
    int seats = 4;
    int epidemics = 4;
    bool closed = false;
    bool consent = false;
    const std::uint8_t* roles = nullptr;  // chosen ones, ROLES for a drawn one; without them all are drawn
    int edition = 2;
    bool gifts = false;  // with consent: all is asked for but a card that is given
};

// PAN-S.13: an Epidemic shuffled into each pile, the larger piles on top.
template <class AnyDice>
WARDROOM_FN void stack_piles(auto& p, const std::uint8_t* cards, int count, int epidemics,
                             AnyDice& dice) {
    const int small = count / epidemics;
    const int larger = count % epidemics;
    p.pile_count = static_cast<std::uint8_t>(epidemics);
    p.deck_size = 0;
    for (int pile = 0; pile < epidemics; ++pile) {
        const int size = small + (pile < larger ? 1 : 0);
        std::uint8_t* place = p.deck + p.deck_size;
        for (int i = 0; i < size; ++i) place[i] = *cards++;
        place[size] = EPIDEMIC;
        shuffle(dice, place, size + 1);
        p.piles[pile] = static_cast<std::uint8_t>(size + 1);
        p.deck_size = static_cast<std::uint8_t>(p.deck_size + size + 1);
    }
}

// PAN-S.14: the largest population; the lower seat on equal ones (PAN-G.18).
WARDROOM_FN int first_player(auto& p) {
    int best = 0;
    int best_card = NOTHING;
    for (int seat = 0; seat < p.seats; ++seat) {
        for (int i = 0; i < p.hand_size[seat]; ++i) {
            const int card = p.hands[seat][i];
            if (card < CITIES && (best_card == NOTHING ||
                                  tables().population[card] > tables().population[best_card])) {
                best = seat;
                best_card = card;
            }
        }
    }
    p.first_card = static_cast<std::uint8_t>(best_card);
    return best;
}

template <class AnyDice>
WARDROOM_FN void deal(auto& p, const Settled& settled, AnyDice dice) {
    static_cast<Board&>(p) = Board{};
    const int seats = settled.seats;
    p.seats = static_cast<std::uint8_t>(seats);
    p.edition = static_cast<std::uint8_t>(settled.edition);
    p.closed = settled.closed;
    p.consent = settled.consent;
    p.gifts = settled.gifts;
    for (int city = 0; city < CITIES; ++city) p.infection[city] = static_cast<std::uint8_t>(city);
    shuffle(dice, p.infection, CITIES);
    std::uint8_t roles[ROLES];
    for (int role = 0; role < ROLES; ++role) roles[role] = static_cast<std::uint8_t>(role);
    shuffle(dice, roles, ROLES);
    for (int role = 0; role < ROLES; ++role) p.seat_of[role] = NOBODY;
    std::uint64_t taken = 0;
    for (int seat = 0; settled.roles && seat < seats; ++seat) taken |= bit(settled.roles[seat]);
    int next = 0;  // of the drawn ones, past those that somebody has chosen
    for (int seat = 0; seat < seats; ++seat) {
        if (settled.roles && settled.roles[seat] != ROLES) {
            p.roles[seat] = settled.roles[seat];
        } else {
            while (taken & bit(roles[next])) ++next;
            p.roles[seat] = roles[next++];
        }
        p.seat_of[p.roles[seat]] = static_cast<std::int8_t>(seat);
    }
    std::uint8_t cards[PLAYER_CARDS];
    for (int card = 0; card < PLAYER_CARDS; ++card) cards[card] = static_cast<std::uint8_t>(card);
    shuffle(dice, cards, PLAYER_CARDS);
    const int size = tables().starting_hand[seats];
    for (int i = 0; i < seats * size; ++i) p.add_card(i / size, cards[i]);
    stack_piles(p, cards + seats * size, PLAYER_CARDS - seats * size, settled.epidemics, dice);
    p.chance = dice.state;
    p.step = Step{};
    p.over = NOBODY;
    p.asked = NOBODY;
    p.stored = NOTHING;
    p.lost_colour = NOTHING;
    p.stations = bit(ATLANTA);
    for (int seat = 0; seat < seats; ++seat) p.pawns[seat] = ATLANTA;
    for (int colour = 0; colour < COLOURS; ++colour) p.supply[colour] = CUBES_PER_COLOUR;
    // PAN-S.7 to PAN-S.10: three cities each with 3, 2 and 1 cubes; no power applies.
    for (int i = 0; i < 9; ++i) {
        const int city = p.infection[i];
        const int count = 3 - i / 3;
        p.cubes[city] = static_cast<std::uint8_t>(count << (2 * colour_of(city)));
        p.supply[colour_of(city)] = static_cast<std::uint8_t>(p.supply[colour_of(city)] - count);
        p.infected[i] = static_cast<std::uint8_t>(city);
    }
    p.infected_count = 9;
    p.top = 9;
    p.bottom = CITIES;
    Rules<AnyDice>::begin_turn(p, first_player(p));
}

}  // namespace wardroom::pandemic
