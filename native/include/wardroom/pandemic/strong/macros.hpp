// Macro steps: what a player may set out to do with some of the actions left.
//
// A macro step is a short chain of actions with one purpose, such as walking to a city and treating it
// there. Searching over them instead of single actions keeps plans few and sensible.
#pragma once

#include "judgement.hpp"

namespace wardroom::pandemic::strong {

// Why it is done, for words about it; the names are those of the messages `why-...`.
enum class Why : std::uint8_t {
    none,
    cure,
    head_cure,
    treat,
    treat_danger,
    give,
    take,
    go,
    fly,
    build,
    move_pawn,
    fetch,
    airlift,
    grant,
    discard,
};

struct Macro {
    Action actions[12];
    std::uint8_t count = 0;
    std::uint8_t cost = 0;
    std::int8_t by = NOBODY;  // who plays it, if it is an Event and not the active player's doing
    Why why = Why::none;
    std::int8_t first = NOTHING;
    std::int8_t second = NOTHING;

    Macro& add(int action) {
        actions[count++] = static_cast<Action>(action);
        return *this;
    }
};

inline Macro macro(Why why, int cost, int first = NOTHING, int second = NOTHING) {
    Macro made;
    made.why = why;
    made.cost = static_cast<std::uint8_t>(cost);
    made.first = static_cast<std::int8_t>(first);
    made.second = static_cast<std::int8_t>(second);
    return made;
}

// All cheapest walks of a pawn from one city by Drive/Ferry and Shuttle Flight.
struct Ways {
    std::uint8_t away[CITIES];
    std::uint8_t before[CITIES];
    int origin;
    int pawn;  // NOBODY: one's own

    Ways(int from, std::uint64_t stations, int whose = NOBODY) : origin(from), pawn(whose) {
        for (std::uint8_t& steps : away) steps = 99;
        std::uint8_t queue[CITIES];
        int reached = 1;
        queue[0] = static_cast<std::uint8_t>(from);
        away[from] = 0;
        for (int i = 0; i < reached; ++i) {
            const int city = queue[i];
            std::uint64_t onward = tables().area[city];
            if ((stations >> city) & 1) onward |= stations;
            for_bits(onward, [&](int there) {
                if (away[there] == 99) {
                    away[there] = static_cast<std::uint8_t>(away[city] + 1);
                    before[there] = static_cast<std::uint8_t>(city);
                    queue[reached++] = static_cast<std::uint8_t>(there);
                }
            });
        }
    }

    // The walk as actions, at most so many of them.
    void walk(Macro& into, int city, int most = 99) const {
        Action back[CITIES];
        int count = 0;
        for (int there = city; there != origin; there = before[there]) {
            const bool drive = (tables().area[before[there]] >> there) & 1;
            const int move = (drive ? DRIVE : SHUTTLE) + there;
            back[count++] = static_cast<Action>(pawn == NOBODY ? move : pawn_block(pawn) + move);
        }
        while (count && most--) into.add(back[--count]);
    }
};

inline int count_cards(const Board& p, int seat, int colour) {
    return count_bits(static_cast<unsigned>(p.cards_of(seat, colour)));
}

// The City card one misses least.
inline int cheapest_card(const Board& p, int seat) {
    int best = NOTHING;
    int least = 99;
    for (int i = 0; i < p.hand_size[seat]; ++i) {
        const int card = p.hands[seat][i];
        if (card >= FIRST_EVENT) continue;
        const int colour = colour_of(card);
        const int worth = p.is_cured(colour) ? 0 : count_cards(p, seat, colour);
        if (worth < least) {
            least = worth;
            best = card;
        }
    }
    return best;
}

// The station closest to the others is missed least.
inline int station_to_take(const Board& p, int city) {
    int best = NOTHING;
    int least = 999;
    for_bits(p.stations, [&](int station) {
        int distance = tables().distance[station][city];
        for_bits(p.stations & ~bit(station), [&](int other) {
            distance = std::min<int>(distance, tables().distance[station][other]);
        });
        for (int seat = 0; seat < p.seats; ++seat) distance += p.pawns[seat] == station;
        if (distance < least) {
            least = distance;
            best = station;
        }
    });
    return best;
}

// The cards for a cure when there are more than needed: rather those of cities far from stations
// are kept for flights, so the lowest bits will do.
inline int set_to_spend(const Board& p, int seat, int colour) {
    int cards = p.cards_of(seat, colour);
    int kept = 0;
    const int need = cards_for_a_cure(p, seat);
    for (int count = 0; count < need; ++count) {
        kept |= cards & -cards;
        cards &= cards - 1;
    }
    return SPEND + colour * SETS_PER_COLOUR + tables().set_rank[kept];
}

// Writes every macro step of the active player (and with `events` the team's Events) to `emit`.
template <class Emit>
class MacroMaker {
  public:
    MacroMaker(const Board& p, const Judgement& judgement, Emit& emit)
        : p_(p), judgement_(judgement), emit_(emit), seat_(p.active), here_(p.pawns[p.active]),
          left_(p.actions), way_(here_, p.stations) {
        find_urgent();
    }

    void all(bool events) {
        cures();
        treatments();
        shares();
        walks();
        flights();
        builds();
        const int role = p_.roles[seat_];
        if (role == DISPATCHER) dispatches();
        if (role == CONTINGENCY_PLANNER && p_.stored == NOTHING) {
            for (int i = 0; i < p_.discard_count; ++i) {
                const int card = p_.discards[i];
                if (card < FIRST_EVENT) continue;
                emit_(macro(Why::fetch, 1, card).add(FETCH + card - FIRST_EVENT));
            }
        }
        if (events) team_events();
    }

  private:
    static constexpr int URGENT = 6;

    const Board& p_;
    const Judgement& judgement_;
    Emit& emit_;
    int seat_;
    int here_;
    int left_;
    Ways way_;
    int urgent_[URGENT];
    int urgent_count_ = 0;

    // The cities most in need of treatment, wherever they are.
    void find_urgent() {
        float needs[URGENT];
        for (int city = 0; city < CITIES; ++city) {
            if (!p_.cubes[city]) continue;
            const auto own = static_cast<float>(p_.cubes_in(city, colour_of(city)));
            const Outlook& outlook = judgement_.outlook;
            float need = own * own * (0.05F + outlook.hit[city] + outlook.strike[city]);
            if (way_.away[city] < left_) need *= 1.5F;
            need += 0.001F * own + (p_.cubes[city] ? 0.01F : 0);
            int place = urgent_count_ < URGENT ? urgent_count_++ : URGENT;
            if (place == URGENT) {
                if (needs[URGENT - 1] >= need) continue;
                place = URGENT - 1;
            }
            for (; place > 0 && needs[place - 1] < need; --place) {
                needs[place] = needs[place - 1];
                urgent_[place] = urgent_[place - 1];
            }
            needs[place] = need;
            urgent_[place] = city;
        }
    }

    void cures() {
        for (int colour = 0; colour < COLOURS; ++colour) {
            const int spare = count_cards(p_, seat_, colour) - cards_for_a_cure(p_, seat_);
            if (spare < 0 || p_.is_cured(colour)) continue;
            for_bits(p_.stations, [&](int station) {
                const int away = way_.away[station];
                if (away < left_) {
                    Macro made = macro(Why::cure, away + 1, colour);
                    way_.walk(made, station);
                    made.add(CURE + colour);
                    if (spare) made.add(set_to_spend(p_, seat_, colour));
                    emit_(made);
                } else if (away < left_ + 4) {
                    Macro made = macro(Why::head_cure, left_, colour);
                    way_.walk(made, station, left_);
                    emit_(made);
                }
            });
        }
    }

    void treatments() {
        const bool medic = p_.roles[seat_] == MEDIC;
        std::uint64_t targets = tables().area[here_];
        for (int i = 0; i < urgent_count_; ++i) targets |= bit(urgent_[i]);
        for_bits(targets, [&](int city) {
            const int away = way_.away[city];
            if (!p_.cubes[city] || away >= left_) return;
            for (int colour = 0; colour < COLOURS; ++colour) {
                const int count = p_.cubes_in(city, colour);
                if (!count || (medic && p_.is_cured(colour))) continue;
                const Why why = count == 3 ? Why::treat_danger : Why::treat;
                Macro made = macro(why, away + 1, city, colour);
                way_.walk(made, city);
                emit_(made.add(TREAT + colour));
                // Several times in one step, so that a narrow search does not forget to go on.
                const bool all = medic || p_.is_cured(colour);
                if (count > 1 && !all && away + count <= left_) {
                    made.cost = static_cast<std::uint8_t>(away + count);
                    for (int more = 1; more < count; ++more) made.add(TREAT + colour);
                    emit_(made);
                }
            }
        });
    }

    bool worth_passing(int card, int taker) const {
        const int colour = colour_of(card);
        return !p_.is_cured(colour) && p_.cards_of(taker, colour);
    }

    void shares() {
        for (int other = 0; other < p_.seats; ++other) {
            const int city = p_.pawns[other];
            const int away = way_.away[city];
            if (other == seat_ || away >= left_) continue;
            const auto pass = [&](int giver, int taker, int first, Why why) {
                for (int i = 0; i < p_.hand_size[giver]; ++i) {
                    const int card = p_.hands[giver][i];
                    const bool free = card == city || p_.roles[giver] == RESEARCHER;
                    if (card >= FIRST_EVENT || !free || !worth_passing(card, taker)) continue;
                    Macro made = macro(why, away + 1, card, other);
                    way_.walk(made, city);
                    emit_(made.add(first + card));
                }
            };
            pass(seat_, other, give(other, 0), Why::give);
            pass(other, seat_, take(other, 0), Why::take);
        }
    }

    void walks() {
        std::uint64_t goals = p_.stations;
        for (int seat = 0; seat < p_.seats; ++seat) {
            goals |= bit(p_.pawns[seat]) | card_cities(seat);
        }
        goals = (goals | tables().area[here_]) & ~bit(here_);
        for_bits(goals, [&](int city) {
            if (way_.away[city] > left_) return;
            Macro made = macro(Why::go, way_.away[city], city);
            way_.walk(made, city);
            emit_(made);
        });
    }

    void flights() {
        for (int i = 0; i < p_.hand_size[seat_]; ++i) {
            const int card = p_.hands[seat_][i];
            if (card < FIRST_EVENT && way_.away[card] > 1) {
                emit_(macro(Why::fly, 1, card).add(FLY + card));
            }
        }
        const bool charter = p_.holds(seat_, here_);
        const bool operations =
            p_.roles[seat_] == OPERATIONS_EXPERT && !p_.flown && p_.has_station(here_);
        const int fare = operations ? cheapest_card(p_, seat_) : NOTHING;
        if (!charter && fare == NOTHING) return;
        std::uint64_t goals = p_.stations;
        for (int i = 0; i < std::min(4, urgent_count_); ++i) goals |= bit(urgent_[i]);
        for (int seat = 0; seat < p_.seats; ++seat) goals |= bit(p_.pawns[seat]);
        for_bits(goals, [&](int city) {
            if (way_.away[city] <= 1) return;
            Macro made = macro(Why::go, 1, city);
            if (charter) {
                made.add(CHARTER);
            } else {
                made.add(OPERATIONS_FLIGHT).add(PAY + fare);
            }
            emit_(made.add(TO + city));
        });
    }

    void builds() {
        const bool expert = p_.roles[seat_] == OPERATIONS_EXPERT;
        std::uint64_t places = expert ? tables().area[here_] : p_.held[seat_] & (bit(CITIES) - 1);
        for_bits(places & ~p_.stations, [&](int city) {
            if (way_.away[city] >= left_) return;
            Macro made = macro(Why::build, way_.away[city] + 1, city);
            way_.walk(made, city);
            made.add(BUILD);
            if (count_bits(p_.stations) == STATIONS) {
                made.add(TAKE_STATION + station_to_take(p_, city));
            }
            emit_(made);
        });
    }

    // The Dispatcher moves the others, and everybody to everybody.
    void dispatches() {
        for (int pawn = 0; pawn < p_.seats; ++pawn) {
            const int place = p_.pawns[pawn];
            std::uint64_t seen = bit(place);
            for (int other = 0; other < p_.seats; ++other) {
                const int city = p_.pawns[other];
                if ((seen >> city) & 1) continue;
                seen |= bit(city);
                const Why why = pawn == seat_ ? Why::go : Why::move_pawn;
                emit_(macro(why, 1, city, pawn).add(join(pawn, city)));
            }
            if (pawn == seat_) continue;
            const Ways way(place, p_.stations, pawn);
            std::uint64_t goals = tables().area[place] | p_.stations | card_cities(pawn);
            for (int i = 0; i < std::min(3, urgent_count_); ++i) goals |= bit(urgent_[i]);
            for_bits(goals & ~seen, [&](int city) {
                if (way.away[city] > std::min(left_, 3)) return;
                Macro made = macro(Why::move_pawn, way.away[city], city, pawn);
                way.walk(made, city);
                emit_(made);
            });
            for (int i = 0; i < p_.hand_size[seat_]; ++i) {
                const int card = p_.hands[seat_][i];
                if (card < FIRST_EVENT && way.away[card] > 2 &&
                    (p_.cubes[card] || p_.has_station(card))) {
                    emit_(macro(Why::move_pawn, 1, card, pawn).add(fly_pawn(pawn, card)));
                }
            }
            if (!p_.holds(seat_, place)) continue;
            std::uint64_t far = p_.stations | card_cities(pawn);
            for (int i = 0; i < std::min(3, urgent_count_); ++i) far |= bit(urgent_[i]);
            for_bits(far & ~seen, [&](int city) {
                if (way.away[city] <= 2) return;
                Macro made = macro(Why::move_pawn, 1, city, pawn);
                emit_(made.add(charter_pawn(pawn)).add(TO + city));
            });
        }
    }

    // The cities where a seat could hand over a card that somebody still needs.
    std::uint64_t card_cities(int seat) const {
        std::uint64_t cities = 0;
        for (int colour = 0; colour < COLOURS; ++colour) {
            if (!p_.is_cured(colour)) {
                cities |= static_cast<std::uint64_t>(p_.cards_of(seat, colour))
                          << (CITIES_PER_COLOUR * colour);
            }
        }
        return cities;
    }

    // Airlift and Government Grant of anybody as part of a plan; the others are for the windows.
    void team_events() {
        for (int seat = 0; seat < p_.seats; ++seat) {
            const int stored = p_.roles[seat] == CONTINGENCY_PLANNER ? p_.stored : NOTHING;
            if (p_.holds(seat, AIRLIFT) || stored == AIRLIFT) airlifts(seat);
            if (p_.holds(seat, GOVERNMENT_GRANT) || stored == GOVERNMENT_GRANT) grants(seat);
        }
    }

    void airlifts(int by) {
        for (int pawn = 0; pawn < p_.seats; ++pawn) {
            std::uint64_t goals = p_.stations;
            for (int seat = 0; seat < p_.seats; ++seat) goals |= bit(p_.pawns[seat]);
            if (pawn == seat_ || p_.roles[pawn] == MEDIC) {
                for (int i = 0; i < std::min(3, urgent_count_); ++i) goals |= bit(urgent_[i]);
            }
            for_bits(goals & ~bit(p_.pawns[pawn]), [&](int city) {
                Macro made = macro(Why::airlift, 0, city, pawn);
                made.by = static_cast<std::int8_t>(by);
                emit_(made.add(PLAY + AIRLIFT - FIRST_EVENT).add(PAWN + pawn).add(TO + city));
            });
        }
    }

    void grants(int by) {
        std::uint64_t places = 0;
        for (int seat = 0; seat < p_.seats; ++seat) places |= bit(p_.pawns[seat]);
        for_bits(places & ~p_.stations, [&](int city) {
            Macro made = macro(Why::grant, 0, city);
            made.by = static_cast<std::int8_t>(by);
            made.add(PLAY + GOVERNMENT_GRANT - FIRST_EVENT).add(AT + city);
            if (count_bits(p_.stations) == STATIONS) {
                made.add(TAKE_STATION + station_to_take(p_, city));
            }
            emit_(made);
        });
    }
};

template <class Emit>
void macros(const Board& p, const Judgement& judgement, bool events, Emit emit) {
    MacroMaker<Emit>(p, judgement, emit).all(events);
}

}  // namespace wardroom::pandemic::strong
