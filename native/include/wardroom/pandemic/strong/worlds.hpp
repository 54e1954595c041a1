// Worlds that nobody at the table can tell from the real one: the hidden decks in a new order.
#pragma once

#include <algorithm>

#include "../position.hpp"
#include "../../dice.hpp"

namespace wardroom::pandemic::strong {

// Fill what is hidden from dice; what lay there before does not matter, only what is known of it.
inline void imagine(Board& p, QuickDice& dice) {
    for (int start = p.top; start < p.bottom;) {  // every layer of the infection deck
        int end = start + 1;
        while (end < p.bottom && !((p.seams >> end) & 1)) ++end;
        std::sort(p.infection + start, p.infection + end);
        shuffle(dice, p.infection + start, end - start);
        start = end;
    }
    std::uint8_t unseen[DECK_ROOM];
    int count = 0;
    for (int i = p.drawn; i < p.deck_size; ++i) {
        if (p.deck[i] != EPIDEMIC) unseen[count++] = p.deck[i];
    }
    std::sort(unseen, unseen + count);
    shuffle(dice, unseen, count);
    int end = 0;
    for (int pile = 0; pile < p.pile_count; ++pile) {
        const int start = std::max<int>(end, p.drawn);
        end += p.piles[pile];
        if (start >= end) continue;
        const bool epidemic = std::find(p.deck + start, p.deck + end, EPIDEMIC) != p.deck + end;
        const int place =
            epidemic ? start + static_cast<int>(dice.below(static_cast<std::uint32_t>(end - start)))
                     : -1;
        for (int i = start; i < end; ++i) {
            p.deck[i] = i == place ? static_cast<std::uint8_t>(EPIDEMIC) : unseen[--count];
        }
    }
    p.chance = (static_cast<std::uint64_t>(dice.bits()) << 32) | dice.bits();
}

}  // namespace wardroom::pandemic::strong
