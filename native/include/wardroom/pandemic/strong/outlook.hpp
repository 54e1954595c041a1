// What is to be feared from the decks, reckoned from public knowledge alone.
//
// The infection deck is known as layers, the player deck as piles with an Epidemic in each. From them
// follows how likely each city is to be drawn in each of the coming infect phases. No card order is
// ever looked at.
#pragma once

#include <algorithm>

#include "../legal.hpp"

namespace wardroom::pandemic::strong {

inline constexpr int HORIZON = 6;

struct Outlook {
    float hit[CITIES];       // expected infections, discounted by `patience` a turn
    float guarded[CITIES];   // the part that falls before the Quarantine Specialist moves again
    float next_hit[CITIES];  // the part of the next infect phase
    float strike[CITIES];    // expected Infect steps of Epidemics, discounted likewise
    float all_strikes;
    float epidemic;          // the chance that the next draw brings one
    float share[COLOURS];    // the chance of each colour to be the next card
    int deck[COLOURS];       // City cards of each colour still in the player deck
    int turns[MOST_SEATS];   // action phases each seat still has after the present turn
    int draws;               // how many more times two cards can be drawn

    Outlook(const Board& p, float patience) {
        count_turns(p);
        count_deck(p);
        walk(p, patience);
    }

  private:
    static bool has_drawn(const Board& p) { return p.phase != ACTIONS && p.phase != BEFORE_DRAW; }

    void count_turns(const Board& p) {
        draws = (p.deck_size - p.drawn + (has_drawn(p) ? 2 : 0)) / 2;
        for (int seat = 0; seat < MOST_SEATS; ++seat) turns[seat] = 0;
        for (int seat = 0; seat < p.seats; ++seat) {
            const int offset = (seat - p.active + p.seats) % p.seats;
            const int first = offset ? offset : p.seats;
            if (draws >= first) turns[seat] = (draws - first) / p.seats + 1;
        }
    }

    void count_deck(const Board& p) {
        for (int& cards : deck) cards = 0;
        for (int i = p.drawn; i < p.deck_size; ++i) {
            if (p.deck[i] < FIRST_EVENT) ++deck[colour_of(p.deck[i])];
        }
        const int left = p.deck_size - p.drawn;
        for (int colour = 0; colour < COLOURS; ++colour) {
            share[colour] = left ? static_cast<float>(deck[colour]) / static_cast<float>(left) : 0;
        }
    }

    // The chance of an Epidemic in each coming draw of two.
    static void epidemic_chances(const Board& p, float (&chances)[HORIZON]) {
        for (float& chance : chances) chance = 0;
        int card = has_drawn(p) ? 2 : 0;
        int end = 0;
        for (int pile = 0; pile < p.pile_count; ++pile) {
            const int start = std::max<int>(end, p.drawn);
            end += p.piles[pile];
            if (start >= end) continue;
            const bool epidemic = std::find(p.deck + start, p.deck + end, EPIDEMIC) != p.deck + end;
            for (int i = start; i < end; ++i, ++card) {
                if (epidemic && card / 2 < HORIZON) {
                    chances[card / 2] += 1.0F / static_cast<float>(end - start);
                }
            }
        }
        for (float& chance : chances) chance = std::min(1.0F, chance);
    }

    // Follow the decks turn by turn: as long as no Epidemic comes the layers are drawn from the top;
    // after the first one its discards are.
    void walk(const Board& p, float patience) {
        for (int city = 0; city < CITIES; ++city) {
            hit[city] = guarded[city] = next_hit[city] = strike[city] = 0;
        }
        int guard = 0;
        if (p.seat_of[QUARANTINE_SPECIALIST] != NOBODY) {
            guard = (p.seat_of[QUARANTINE_SPECIALIST] - p.active + p.seats) % p.seats;
            if (!guard) guard = p.seats;
        }
        float chances[HORIZON];
        epidemic_chances(p, chances);
        epidemic = chances[0];
        const int left = p.bottom - p.top;
        int layer_start[CITIES];  // of the layer in which each card from the top lies
        int layer_end[CITIES];
        for (int start = 0; start < left;) {
            int end = start + 1;
            while (end < left && !((p.seams >> (p.top + end)) & 1)) ++end;
            for (int i = start; i < end; ++i) {
                layer_start[i] = start;
                layer_end[i] = end;
            }
            start = end;
        }
        const std::uint8_t* cards = p.infection + p.top;
        float lying[CITIES] = {};
        for (int i = 0; i < p.infected_count; ++i) lying[p.infected[i]] = 1;
        float piles[HORIZON][CITIES];
        float shares[HORIZON];
        float sizes[HORIZON];
        int pile_total = 0;
        float calm = 1;
        float weight = 1;
        int top = 0;
        for (int turn = 0; turn < std::min(HORIZON, draws); ++turn) {
            float now[CITIES] = {};
            const float comes = calm * chances[turn];
            if (comes > 0 && left) {
                const int first = layer_start[left - 1];
                const float part = 1.0F / static_cast<float>(left - first);
                float* pile = piles[pile_total];
                for (int city = 0; city < CITIES; ++city) pile[city] = lying[city];
                for (int i = first; i < left; ++i) {
                    strike[cards[i]] += weight * comes * part;
                    pile[cards[i]] += part;
                }
                shares[pile_total] = comes;
                sizes[pile_total] = 0;
                for (int city = 0; city < CITIES; ++city) sizes[pile_total] += pile[city];
                ++pile_total;
                calm -= comes;
            }
            int rate = tables().infection_rate[p.rate];
            if (turn == 0 && p.phase == INFECTING) rate = p.to_infect;
            if (turn == 0 && p.quiet) rate = 0;
            const int risen = rate ? tables().infection_rate[std::min(p.rate + 1, 6)] : 0;
            for (int place = top; place < std::min(top + rate, left); ++place) {
                const int start = layer_start[place];
                const int end = layer_end[place];
                const float chance = 1.0F / static_cast<float>(end - start);
                for (int i = start; i < end; ++i) {
                    now[cards[i]] += calm * chance;
                    lying[cards[i]] += chance;
                }
            }
            top += rate;
            for (int number = 0; number < pile_total; ++number) {
                const float size = sizes[number];
                const float take = size > 0 ? std::min(1.0F, static_cast<float>(risen) / size) : 0;
                for (int city = 0; city < CITIES; ++city) {
                    now[city] += shares[number] * piles[number][city] * take;
                    piles[number][city] *= 1 - take;
                }
                sizes[number] *= 1 - take;
            }
            for (int city = 0; city < CITIES; ++city) {
                hit[city] += weight * now[city];
                if (turn == 0) next_hit[city] = now[city];
                if (turn < guard) guarded[city] += weight * now[city];
            }
            weight *= patience;
        }
        all_strikes = 0;
        for (int city = 0; city < CITIES; ++city) all_strikes += strike[city];
    }
};

}  // namespace wardroom::pandemic::strong
