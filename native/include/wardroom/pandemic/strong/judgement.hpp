// How good a position is for the team: cures in the making against troubles on the board.
//
// One unit is one small trouble. What carries the value are the cures: each colour counts through its
// best collector, by a convex function of the cards still missing, so that a nearly complete set is
// worth far more than scattered cards. Against it stand the outbreaks to be feared, cubes and low
// supplies.
#pragma once

#include <algorithm>
#include <cstdint>

#include "outlook.hpp"

namespace wardroom::pandemic::strong {

inline constexpr float WON = 1000;

// What a colleague cares about, and how much.
struct Weights {
    float cure = 18;
    float cured = 6.5F;
    float complete = 1.09F;
    float sets[5] = {0.72F, 0.40F, 0.24F, 0.17F, 0.04F};  // by the cards effectively missing
    float last = 4;
    float full = 0.2F;
    float mates = 0.5F;
    float far = 0.35F;
    float share = 0.38F;
    float share_far = 0.04F;
    float share_least = 0.10F;
    float spare = 1;
    float rivals = 9;  // who holds so many fewer cards than the best collector can still be one
    float teach = 0.50F;
    float teach_far = 0.025F;
    float crowd = 0.25F;
    float card = 0.10F;
    float lost_colour = 40;
    float outbreak = 3.65F;
    float risen = 0.5F;
    float chain = 0.5F;
    float alarm = 2;
    float two = 0.20F;
    float one = 0.033F;
    float struck = 1;
    float helper = 0.75F;
    float patience = 0.65F;
    float pace = 0;
    float rush = 4;
    float cube = 0.22F;
    float scarce = 0.20F;
    float low = 10;
    float event = 1.3F;
    float season = 0;
    float station = 1;
    // What an event window must avert for One Quiet Night, Forecast and Resilient Population.
    float quiet_from = 2.0F;
    float forecast_from = 1.2F;
    float resilient_from = 2.5F;

    // With more Epidemics trouble further off counts and cures a little less, until the deck runs
    // out: then they come first.
    static Weights of(int epidemics) {
        Weights weights;
        if (epidemics > 4) {
            weights.cure = 12;
            weights.cured = 4.5F;
            weights.patience = 0.8F;
            weights.spare = 0.25F;
            weights.rivals = 1;
            weights.season = 8;
            weights.pace = 7;
        }
        return weights;
    }
};

// Who is to cure what; NOBODY leaves a colour to the seat that is best placed.
struct Roster {
    std::int8_t collector[COLOURS] = {NOBODY, NOBODY, NOBODY, NOBODY};
};

// How far a city is from the nearest station, on average.
inline float remoteness(std::uint64_t stations) {
    struct Known {
        std::uint64_t stations = 0;
        float far = 0;
    };
    thread_local Known known[256];
    Known& entry = known[(stations * 0x9e3779b97f4a7c15U) >> 56];
    if (entry.stations != stations) {
        int total = 0;
        for (int city = 0; city < CITIES; ++city) {
            int nearest = 99;
            for_bits(stations, [&](int station) {
                nearest = std::min<int>(nearest, tables().distance[city][station]);
            });
            total += nearest;
        }
        entry = {stations, static_cast<float>(total) / CITIES};
    }
    return entry.far;
}

// The value of positions of one turn, as one Outlook sees them.
class Judgement {
  public:
    Outlook outlook;

    Judgement(const Board& p, const Weights& weights, const Roster& roster = {})
        : outlook(p, weights.patience), weights_(weights), roster_(roster), event_(weights.event) {
        const int found = count_bits(p.cured);
        const float left = static_cast<float>(outlook.draws + 1);
        const float pressure = weights.pace * static_cast<float>(4 - found) / left;
        haste_ = std::min(weights.rush, std::max(1.0F, pressure));
        for (int seat = 0; seat < p.seats; ++seat) {
            const auto turns = static_cast<float>(outlook.turns[seat]);
            const float draws =
                turns + weights.mates * (static_cast<float>(outlook.draws) - turns);
            for (int colour = 0; colour < COLOURS; ++colour) {
                hope_[seat][colour] = 0.3F + 2 * draws * outlook.share[colour];
            }
        }
        if (static_cast<float>(outlook.draws) < weights.season) {
            event_ *= static_cast<float>(outlook.draws) / weights.season;
        }
        outbreak_ = cost_of_an_outbreak(p.outbreaks);
        calm_ = weights.struck * outlook.all_strikes;
    }

    const Weights& weights() const { return weights_; }

    float cost_of_an_outbreak(int outbreaks) const {
        float cost = weights_.outbreak + weights_.risen * static_cast<float>(outbreaks);
        if (outbreaks >= 6) cost *= weights_.alarm;
        if (outbreaks >= 7) cost *= weights_.alarm;
        return cost;
    }

    float value(const Board& p) const {
        if (p.result) return p.result == WIN ? WON : -WON;
        const float stored = p.stored == NOTHING ? 0 : event_;
        return known_cures(p) + stored - danger(p) / haste_;
    }

    // Has the seat an action phase left?
    bool may_act(const Board& p, int seat) const {
        return outlook.turns[seat] > 0 || (seat == p.active && p.actions > 0);
    }

    // The worth of the team's sets; `best` gets the worth of each uncured colour's collector.
    float cures(const Board& p, float* best = nullptr) const {
        const int found = count_bits(p.cured);
        const float weight = weights_.cure * (found == 3 ? weights_.last : 1.0F);
        float total = static_cast<float>(found) * (weights_.cure + weights_.cured);
        float worth[MOST_SEATS][COLOURS] = {};
        for (int colour = 0; colour < COLOURS; ++colour) {
            if (p.is_cured(colour)) continue;
            int held = 0;
            int least = 5;
            int missing[MOST_SEATS];
            for (int seat = 0; seat < p.seats; ++seat) {
                const int count = count_bits(static_cast<unsigned>(p.cards_of(seat, colour)));
                held += count;
                missing[seat] = cards_for_a_cure(p, seat) - count;
                if (missing[seat] < least && is_collector(seat, colour) && may_act(p, seat)) {
                    least = missing[seat];
                }
            }
            for (int seat = 0; seat < p.seats; ++seat) {
                if (!is_collector(seat, colour) || !may_act(p, seat)) continue;
                if (static_cast<float>(missing[seat] - least) > weights_.rivals) continue;
                const float lacking =
                    static_cast<float>(missing[seat]) - helped(p, seat, colour, missing[seat]);
                float set = set_value(p, seat, missing[seat], lacking);
                if (lacking > hope_[seat][colour]) set *= hope_[seat][colour] / lacking;
                worth[seat][colour] = weight * set;
            }
            total += weights_.card * static_cast<float>(held);
            const int need = p.seat_of[SCIENTIST] != NOBODY ? 4 : 5;
            const int spare = held + outlook.deck[colour] - need;
            if (spare < 0) {
                total -= weights_.lost_colour;
            } else if (spare < 2) {
                total -= static_cast<float>(2 - spare);
            }
        }
        return total + best_collectors(p.seats, worth, best);
    }

    // The troubles of the board, less what those standing near can do about them.
    float danger(const Board& p) const {
        float total = calm_;
        const int specialist = p.seat_of[QUARANTINE_SPECIALIST];
        const std::uint64_t shield = specialist == NOBODY ? 0 : tables().area[p.pawns[specialist]];
        for (int base = 0; base < CITIES; base += 8) {
            std::uint64_t eight;
            std::memcpy(&eight, p.cubes + base, 8);
            if (!eight) continue;
            for (int city = base; city < base + 8; ++city) {
                const int own = p.cubes_in(city, colour_of(city));
                if (own) total += trouble(p, city, own, (shield >> city) & 1);
            }
        }
        for (int colour = 0; colour < COLOURS; ++colour) {
            const auto supply = static_cast<float>(p.supply[colour]);
            total += weights_.cube * (CUBES_PER_COLOUR - supply);
            if (supply < weights_.low) {
                total += weights_.scarce * (weights_.low - supply) * (weights_.low - supply);
            }
        }
        return total;
    }

    float event_worth() const { return event_; }

  private:
    std::uint64_t serial_ = next_serial();
    Weights weights_;
    Roster roster_;
    float haste_;  // by how much troubles stand back behind cures because the deck is running out
    float hope_[MOST_SEATS][COLOURS];  // the cards that may still come to a seat
    float event_;
    float outbreak_;
    float calm_;

    bool is_collector(int seat, int colour) const {
        return roster_.collector[colour] == NOBODY || roster_.collector[colour] == seat;
    }

    static std::uint64_t next_serial() {
        thread_local std::uint64_t serial = 0;
        return ++serial;
    }

    // Cures and means do not depend on the cubes: many positions of a search share them.
    float known_cures(const Board& p) const {
        struct Known {
            std::uint64_t key = 0;
            float worth = 0;
        };
        thread_local Known known[2048];
        std::uint64_t key = serial_ * 0x9e3779b97f4a7c15U;
        const auto mix = [&key](std::uint64_t word) {
            key = (key ^ word) * 0x9fb21c651e98df25U;
            key ^= key >> 32;
        };
        for (int seat = 0; seat < p.seats; ++seat) {
            mix(p.held[seat] ^ (static_cast<std::uint64_t>(p.pawns[seat]) << 56));
        }
        mix(p.stations ^ (static_cast<std::uint64_t>(p.cured) << 56));
        mix(p.actions ? p.active + 1U : 0U);
        Known& entry = known[key % 2048];
        if (entry.key != key) entry = {key, cures(p) + means(p)};
        return entry.worth;
    }

    float trouble(const Board& p, int city, int own, bool guarded) const {
        const int colour = colour_of(city);
        float cost = outbreak_;
        if (own == 3) {
            for (int i = 0; i < tables().degree[city]; ++i) {
                if (p.cubes_in(tables().neighbours[city][i], colour) == 3) {
                    cost += outbreak_ * weights_.chain;
                }
            }
        }
        float total = (cost - weights_.struck) * outlook.strike[city];
        if (own == 2) cost *= weights_.two;
        if (own == 1) cost *= weights_.one;
        total += cost * outlook.hit[city];
        if (guarded) total -= cost * outlook.guarded[city];
        if (own == 3) {
            for (int seat = 0; seat < p.seats; ++seat) {
                if (seat != p.active && tables().distance[city][p.pawns[seat]] <= 2) {
                    total -= (1 - weights_.helper) * cost * outlook.hit[city];
                    break;
                }
            }
        }
        return total;
    }

    // What team-mates can do for a set: no more cards than are missing, and a few to spare.
    float helped(const Board& p, int seat, int colour, int missing) const {
        if (missing <= 0) return 0;
        const int here = p.pawns[seat];
        float total = 0;
        float uses[CITIES_PER_COLOUR];
        int count = 0;
        for (int owner = 0; owner < p.seats; ++owner) {
            const int cards = p.cards_of(owner, colour);
            if (owner == seat || !cards) continue;
            const int place = p.pawns[owner];
            float least = weights_.share_least;
            if (p.roles[owner] == RESEARCHER) {
                const auto away = static_cast<float>(tables().distance[place][here]);
                least = std::max(least, weights_.teach - weights_.teach_far * away);
            }
            for_bits(static_cast<unsigned>(cards), [&](int card) {
                const auto& away = tables().distance[colour * CITIES_PER_COLOUR + card];
                const auto steps = static_cast<float>(away[place] + away[here]);
                const float use = std::max(least, weights_.share - weights_.share_far * steps);
                total += use;
                uses[count++] = use;
            });
        }
        if (count <= missing) return total;
        std::partial_sort(uses, uses + missing, uses + count, [](float a, float b) { return a > b; });
        float best = 0;
        for (int i = 0; i < missing; ++i) best += uses[i];
        return total - (1 - weights_.spare) * (total - best);
    }

    // Give each colour to its best collector; a hand with several colours is worth less.
    float best_collectors(int seats, float (&worth)[MOST_SEATS][COLOURS], float* best) const {
        float total = 0;
        for (int round = 0; round < COLOURS; ++round) {
            int seat = 0;
            int colour = 0;
            for (int one = 0; one < seats; ++one) {
                for (int other = 0; other < COLOURS; ++other) {
                    if (worth[one][other] > worth[seat][colour]) {
                        seat = one;
                        colour = other;
                    }
                }
            }
            if (worth[seat][colour] <= 0) break;
            total += worth[seat][colour];
            if (best) best[round] = worth[seat][colour];
            for (float& one : worth[seat]) one *= 1 - weights_.crowd;
            for (int one = 0; one < seats; ++one) worth[one][colour] = 0;
        }
        return total;
    }

    // The convex value of a collection (1 is about a cure).
    float set_value(const Board& p, int seat, int missing, float lacking) const {
        if (missing <= 0) {
            int away = 9;
            for_bits(p.stations, [&](int station) {
                away = std::min<int>(away, tables().distance[p.pawns[seat]][station]);
            });
            return weights_.complete - weights_.far * static_cast<float>(away) / weights_.cure;
        }
        if (lacking <= 0) return weights_.sets[0];
        const int whole = static_cast<int>(lacking);
        if (whole >= 4) return std::max(0.0F, weights_.sets[4] * (5 - lacking));
        const float part = lacking - static_cast<float>(whole);
        return weights_.sets[whole] + (weights_.sets[whole + 1] - weights_.sets[whole]) * part;
    }

    float means(const Board& p) const {
        float total = 0;
        for (int seat = 0; seat < p.seats; ++seat) {
            total -= weights_.full * static_cast<float>(std::max(0, p.hand_size[seat] - 5));
            total += event_ * static_cast<float>(count_bits(p.held[seat] >> FIRST_EVENT));
        }
        return total - weights_.station * remoteness(p.stations);
    }
};

}  // namespace wardroom::pandemic::strong
