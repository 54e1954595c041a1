// How diseases spread: infections, outbreaks and what protects a city.
#pragma once

#include "position.hpp"

namespace wardroom::pandemic {

// The cities, as bits, in which no cube of this colour can be placed (PAN-6.8, PAN-13.17, PAN-13.13).
WARDROOM_FN std::uint64_t shielded(const auto& p, int colour) {
    if (p.is_eradicated(colour)) return ~std::uint64_t{0};
    std::uint64_t shield = 0;
    const int specialist = p.seat_of[QUARANTINE_SPECIALIST];
    if (specialist != NOBODY) shield = tables().area[p.pawns[specialist]];
    if (p.is_cured(colour)) {
        const int medic = p.seat_of[MEDIC];
        if (medic != NOBODY) shield |= bit(p.pawns[medic]);
    }
    return shield;
}

// An outbreak and its chain (PAN-11), first in first out, neighbours in id order (PAN-G.8).
WARDROOM_FN void outbreak(auto& p, int source, int colour) {
    std::uint8_t chain[LAST_OUTBREAK + CITIES];
    int waiting = 1;
    chain[0] = static_cast<std::uint8_t>(source);
    std::uint64_t shut = shielded(p, colour) | bit(source);
    const int shift = 2 * colour;
    for (int turn = 0; turn < waiting; ++turn) {
        const int city = chain[turn];
        ++p.outbreaks;
        if (p.outbreaks == LAST_OUTBREAK) {  // PAN-1.4: before any cube of it is placed
            p.end(LOSS_OUTBREAKS);
            return;
        }
        for (int i = 0; i < tables().degree[city]; ++i) {
            const int neighbour = tables().neighbours[city][i];
            if ((shut >> neighbour) & 1) continue;
            if (((p.cubes[neighbour] >> shift) & 3) == 3) {
                chain[waiting++] = static_cast<std::uint8_t>(neighbour);
                shut |= bit(neighbour);
            } else if (p.supply[colour]) {
                --p.supply[colour];
                p.cubes[neighbour] = static_cast<std::uint8_t>(p.cubes[neighbour] + (1 << shift));
            } else {
                p.end(LOSS_CUBES, colour);
                return;
            }
        }
    }
}

// An infection card of the infect phase takes effect (PAN-10.2, PAN-10.3).
WARDROOM_FN void infect(auto& p, int city) {
    const int colour = colour_of(city);
    if ((shielded(p, colour) >> city) & 1) return;
    if (p.cubes_in(city, colour) == 3) {
        outbreak(p, city, colour);
    } else if (!p.supply[colour]) {
        p.end(LOSS_CUBES, colour);
    } else {
        --p.supply[colour];
        p.cubes[city] = static_cast<std::uint8_t>(p.cubes[city] + (1 << (2 * colour)));
    }
}

// The Infect step of an Epidemic takes effect (PAN-8.3, PAN-8.4, PAN-8.5).
WARDROOM_FN void strike(auto& p, int city) {
    const int colour = colour_of(city);
    if ((shielded(p, colour) >> city) & 1) return;
    const int before = p.cubes_in(city, colour);
    const int missing = 3 - before;
    const int placed = missing < p.supply[colour] ? missing : p.supply[colour];
    p.supply[colour] = static_cast<std::uint8_t>(p.supply[colour] - placed);
    p.cubes[city] = static_cast<std::uint8_t>(p.cubes[city] + (placed << (2 * colour)));
    if (placed < missing) {  // PAN-1.5, PAN-G.7
        p.end(LOSS_CUBES, colour);
        return;
    }
    if (before) outbreak(p, city, colour);
}

}  // namespace wardroom::pandemic
