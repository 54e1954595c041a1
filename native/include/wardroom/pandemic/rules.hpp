// What actions do, and the flow of the game: phases, what happens by itself, how it ends.
//
// `Rules<Dice>` plays the very games of the Python rules; `Rules<QuickDice>` plays by the same rules
// with quicker chance of its own.
#pragma once

#include "../dice.hpp"
#include "disease.hpp"
#include "legal.hpp"
#include "position.hpp"

namespace wardroom::pandemic {

template <class AnyDice>
struct Rules {
    // Play a legal action. Nothing is checked: anyone who cannot be trusted asks `legal` first.
    static WARDROOM_FN void play(auto& p, int seat, int action) {
        perform(p, seat, action);
        if (p.phase != ACTIONS || p.actions == 0 || p.over != NOBODY) go_on(p);
    }

    static WARDROOM_FN void begin_turn(auto& p, int seat) {
        p.asked = NOBODY;
        ++p.turn;
        p.active = static_cast<std::uint8_t>(seat);
        p.actions = ACTIONS_PER_TURN;
        p.phase = ACTIONS;
        p.flown = false;
        p.resting = static_cast<std::uint8_t>(p.resting & ~(1 << seat));
    }

    // Let everything happen that needs no decision, up to the next decision or the end.
    static WARDROOM_FN void go_on(auto& p) {
        p.events_about = p.somebody_holds_an_event();
        while (!p.result && !p.is_step()) {
            if (p.over != NOBODY) {
                if (p.hand_size[p.over] > HAND_LIMIT) return;
                p.over = NOBODY;
            }
            if (p.phase == ACTIONS) {
                if (p.actions > 0) return;
                open(p, BEFORE_DRAW);
            }
            if (p.events_about) {
                p.asked = static_cast<std::int8_t>(next_to_ask(p));
                if (p.asked != NOBODY) return;
            }
            leave_window(p);
        }
    }

    // What an action does, and nothing of what follows by itself.
    static WARDROOM_FN void perform(auto& p, int seat, int action) {
        const Parts parts = action_parts(action);
        const int what = parts.what;
        switch (parts.verb) {
            case Verb::drive:
            case Verb::fly:
            case Verb::shuttle:
            case Verb::join:
                if (parts.pawn == NOBODY) {
                    carry_out(p, action, seat, seat, what);
                } else {
                    propose(p, action, seat, parts.pawn, what);
                }
                return;
            case Verb::charter:
                ask(p, CHARTER_CITY, seat, action, parts.pawn == NOBODY ? seat : parts.pawn);
                return;
            case Verb::give:
            case Verb::take: propose(p, action, seat, parts.pawn, NOTHING); return;
            case Verb::operations_flight: ask(p, FLIGHT_CARD, seat, action); return;
            case Verb::pay:
                ask(p, FLIGHT_CITY, seat, p.step.action);
                p.step.count = 1;
                p.step.cards[0] = parts.what;
                return;
            case Verb::to: go_to(p, seat, what); return;
            case Verb::build:
                if (count_bits(p.stations) == STATIONS) {
                    ask(p, STATION_TO_TAKE, seat, action, NOBODY, p.pawns[seat]);
                } else {
                    carry_out(p, action, seat, seat, NOTHING);
                }
                return;
            case Verb::take_station: {
                const Step step = answered(p);
                carry_out(p, step.action, seat, step.city, what);
                return;
            }
            case Verb::treat: treat(p, seat, what); return;
            case Verb::cure: cure(p, seat, what, action); return;
            case Verb::spend: spend(p, seat, action); return;
            case Verb::fetch: fetch(p, what); return;
            case Verb::pass:
                if (p.phase == ACTIONS) {
                    p.actions = 0;
                } else {
                    p.passed = static_cast<std::uint8_t>(p.passed | (1 << seat));
                }
                return;
            case Verb::rest: p.resting = static_cast<std::uint8_t>(p.resting | (1 << seat)); return;
            case Verb::agree: {
                const Step step = answered(p);
                carry_out(p, step.action, step.by, step.pawn, step.city);
                return;
            }
            case Verb::refuse: {
                const Step step = answered(p);
                if constexpr (KeepsRefusals<std::remove_cvref_t<decltype(p)>>) {
                    p.refused[p.refused_count++] = {
                        step.action, step.by, static_cast<std::uint8_t>(step.pawn), step.city};
                }
                return;
            }
            case Verb::discard: p.discard(seat, what); return;
            case Verb::play: play_event(p, seat, what, action); return;
            case Verb::pawn: ask(p, AIRLIFT_CITY, seat, p.step.action, what); return;
            case Verb::at:
                if (count_bits(p.stations) == STATIONS) {  // PAN-12.16
                    ask(p, STATION_TO_TAKE, seat, p.step.action, NOBODY, what);
                } else {
                    carry_out(p, answered(p).action, seat, what, NOTHING);
                }
                return;
            case Verb::next: choose_next(p, seat, what); return;
            case Verb::remove: remove_infection(p, seat, what); return;
        }
    }

  private:
    static WARDROOM_FN void ask(auto& p, StepKind kind, int seat, int action, int pawn = NOBODY,
                                int city = NOTHING) {
        p.step.kind = kind;
        p.step.seat = static_cast<std::uint8_t>(seat);
        p.step.by = static_cast<std::uint8_t>(seat);
        p.step.pawn = static_cast<std::int8_t>(pawn);
        p.step.city = static_cast<std::int8_t>(city);
        p.step.count = 0;
        p.step.action = static_cast<Action>(action);
    }

    // The open step, which is open no more.
    static WARDROOM_FN Step answered(auto& p) {
        const Step step = p.step;
        p.step.kind = NO_STEP;
        return step;
    }

    // Do it at once if it needs no consent, else ask the owner of the pawn or hand (D6).
    static WARDROOM_FN void propose(auto& p, int action, int by, int owner, int city) {
        if (by == owner || !p.consent || is_welcome(p, action, owner)) {
            carry_out(p, action, by, owner, city);
            return;
        }
        ask(p, CONSENT, by, action, owner, city);
        p.step.seat = static_cast<std::uint8_t>(owner);
    }

    // PAN-G.9: at many tables a card is just given, unless a full hand would have to part.
    static WARDROOM_FN bool is_welcome(const auto& p, int action, int owner) {
        return p.gifts && action_parts(action).verb == Verb::give && p.hand_size[owner] < HAND_LIMIT;
    }

    static WARDROOM_FN void carry_out(auto& p, int action, int by, int owner, int city) {
        const Parts parts = action_parts(action);
        switch (parts.verb) {
            case Verb::fly: p.discard(by, city); break;
            case Verb::charter: p.discard(by, p.pawns[owner]); break;
            case Verb::give:
                p.hand_over(by, owner, parts.what);
                p.act();
                return;
            case Verb::take:
                p.hand_over(owner, by, parts.what);
                p.act();
                return;
            case Verb::build:
                p.place_station(p.pawns[by], city);
                if (p.roles[by] != OPERATIONS_EXPERT) p.discard(by, p.pawns[by]);
                p.act();
                return;
            case Verb::play:  // Airlift, or Government Grant: a station to `owner` from `city`
                spend_event(p, by, parts.what);
                if (parts.what == AIRLIFT) {
                    p.move_pawn(owner, city);
                } else {
                    p.place_station(owner, city);
                }
                resolved(p);
                return;
            default: break;
        }
        p.move_pawn(owner, city);
        p.act();
    }

    // D2, D3, D9: the destination of a charter, an Operations Expert's flight or an Airlift.
    static WARDROOM_FN void go_to(auto& p, int seat, int city) {
        const Step step = answered(p);
        if (step.kind == FLIGHT_CITY) {
            p.discard(seat, step.cards[0]);
            p.flown = true;
            p.move_pawn(seat, city);
            p.act();
        } else {
            propose(p, step.action, seat, step.pawn, city);
        }
    }

    static WARDROOM_FN void treat(auto& p, int seat, int colour) {
        const int city = p.pawns[seat];
        const bool all = p.is_cured(colour) || p.roles[seat] == MEDIC;
        p.remove_cubes(city, colour, all ? p.cubes_in(city, colour) : 1);
        p.act();
    }

    static WARDROOM_FN void cure(auto& p, int seat, int colour, int action) {
        const int cards = p.cards_of(seat, colour);
        if (count_bits(static_cast<std::uint64_t>(cards)) > cards_for_a_cure(p, seat)) {
            ask(p, CURE_CARDS, seat, action);
            return;
        }
        std::uint8_t spent[HAND_ROOM];
        int count = 0;
        for (int i = 0; i < p.hand_size[seat]; ++i) {
            const int card = p.hands[seat][i];
            if (card < FIRST_EVENT && colour_of(card) == colour) spent[count++] = p.hands[seat][i];
        }
        for (int i = 0; i < count; ++i) p.discard(seat, spent[i]);
        discover(p, colour);
    }

    static WARDROOM_FN void spend(auto& p, int seat, int action) {
        const int colour = (action - SPEND) / SETS_PER_COLOUR;
        p.step.kind = NO_STEP;
        for_bits(tables().set_cards[(action - SPEND) % SETS_PER_COLOUR],
                 [&](int card) { p.discard(seat, colour * CITIES_PER_COLOUR + card); });
        discover(p, colour);
    }

    // PAN-5.18: the win check, then the Medic's removal, then eradication.
    static WARDROOM_FN void discover(auto& p, int colour) {
        p.cured = static_cast<std::uint8_t>(p.cured | (1 << colour));
        p.act();
        if (p.cured == 0b1111) {  // PAN-1.2
            p.end(WIN);
            return;
        }
        p.clear_where_the_medic_is();
        p.check_eradication(colour);
    }

    // PAN-13.1: the Contingency Planner puts a discarded Event on the role card.
    static WARDROOM_FN void fetch(auto& p, int card) {
        int place = 0;
        while (p.discards[place] != card) ++place;
        --p.discard_count;
        for (; place < p.discard_count; ++place) p.discards[place] = p.discards[place + 1];
        p.stored = static_cast<std::int8_t>(card);
        p.act();
    }

    // Events.

    // PAN-12.6: to the discard pile; from the Contingency Planner's role card out of the game.
    static WARDROOM_FN void spend_event(auto& p, int seat, int card) {
        if (card == p.stored && p.roles[seat] == CONTINGENCY_PLANNER) {
            p.stored = NOTHING;
            p.removed[p.removed_count++] = static_cast<std::uint8_t>(card);
        } else {
            p.discard(seat, card);
        }
    }

    // Windows ask again, refused proposals may be made again.
    static WARDROOM_FN void resolved(auto& p) {
        p.passed = 0;
        p.refused_count = 0;
    }

    static WARDROOM_FN void play_event(auto& p, int seat, int card, int action) {
        switch (card) {
            case AIRLIFT: ask(p, AIRLIFT_PAWN, seat, action); return;
            case GOVERNMENT_GRANT: ask(p, GRANT_CITY, seat, action); return;
            case RESILIENT_POPULATION: ask(p, RESILIENT_CARD, seat, action); return;
            case FORECAST:  // PAN-12.12, PAN-G.14: everybody sees the cards
                spend_event(p, seat, FORECAST);
                ++p.revealed;
                p.seams |= bit(p.top + looked_at(p));
                ask(p, FORECAST_NEXT, seat, action);
                return;
            default:
                spend_event(p, seat, ONE_QUIET_NIGHT);
                p.quiet = true;
                resolved(p);
        }
    }

    // D10: the next card from the top under a Forecast; the last one is forced.
    static WARDROOM_FN void choose_next(auto& p, int seat, int city) {
        Step& step = p.step;
        step.seat = static_cast<std::uint8_t>(seat);
        step.cards[step.count++] = static_cast<std::uint8_t>(city);
        const int seen = looked_at(p);
        if (seen - step.count > 1) return;
        std::uint64_t chosen = 0;
        for (int i = 0; i < step.count; ++i) chosen |= bit(step.cards[i]);
        for (int i = 0; i < seen && step.count < seen; ++i) {
            const std::uint8_t card = p.infection[p.top + i];
            if (!((chosen >> card) & 1)) step.cards[step.count++] = card;
        }
        const int end = p.top + seen;
        for (int i = 0; i < seen; ++i) p.infection[p.top + i] = step.cards[i];
        // PAN-12.14: the first chosen is the first drawn; each place is now known.
        p.seams = (p.seams & ~(bit(end + 1) - 1)) | ((bit(end + 1) - 1) & ~(bit(p.top + 1) - 1));
        step.kind = NO_STEP;
        resolved(p);
    }

    // PAN-12.21: an infection card leaves the game.
    static WARDROOM_FN void remove_infection(auto& p, int seat, int city) {
        p.step.kind = NO_STEP;
        spend_event(p, seat, RESILIENT_POPULATION);
        int place = 0;
        while (p.infected[place] != city) ++place;
        --p.infected_count;
        for (; place < p.infected_count; ++place) p.infected[place] = p.infected[place + 1];
        p.gone[p.gone_count++] = static_cast<std::uint8_t>(city);
        resolved(p);
    }

    // The flow.

    static WARDROOM_FN void open(auto& p, Phase window) {
        p.phase = window;
        p.passed = 0;
        p.asked = NOBODY;
    }

    // The first holder of a playable Event, from the active player on, who has not passed.
    static WARDROOM_FN int next_to_ask(const auto& p) {
        const int silent = p.passed | p.resting;
        for (int step = 0; step < p.seats; ++step) {
            int seat = p.active + step;
            if (seat >= p.seats) seat -= p.seats;
            if (!((silent >> seat) & 1) && has_event_to_play(p, seat)) return seat;
        }
        return NOBODY;
    }

    static WARDROOM_FN void leave_window(auto& p) {
        switch (p.phase) {
            case BEFORE_DRAW: draw(p); return;
            case IN_EPIDEMIC: intensify(p); return;
            case BETWEEN_EPIDEMICS: begin_epidemic(p); return;
            case BEFORE_INFECTION: begin_infection(p); return;
            default: infect_cities(p);
        }
    }

    // PAN-7: two cards, epidemics at once, the hand limit afterwards.
    static WARDROOM_FN void draw(auto& p) {
        if (p.deck_size - p.drawn < CARDS_DRAWN) {  // PAN-1.6
            p.end(LOSS_DECK);
            return;
        }
        ++p.revealed;
        p.epidemics = 0;
        std::uint8_t* drawn = p.deck + p.drawn;
        if (drawn[0] == EPIDEMIC && drawn[1] != EPIDEMIC) {
            // The card for the hand is seen to leave the deck first, then the Epidemic.
            drawn[0] = drawn[1];
            drawn[1] = EPIDEMIC;
        }
        for (int i = 0; i < CARDS_DRAWN; ++i) {
            const int card = p.deck[p.drawn++];
            if (card == EPIDEMIC) {
                ++p.epidemics;
                continue;
            }
            p.add_card(p.active, card);
            if (card >= FIRST_EVENT) {
                p.events_about = true;
                // Nobody can have meant to pass with an Event not drawn yet (PAN-G.10).
                if (p.edition > 1) p.resting = static_cast<std::uint8_t>(p.resting & ~(1 << p.active));
            }
        }
        if (p.epidemics) {
            begin_epidemic(p);
        } else {
            after_draw(p);
        }
    }

    // PAN-8.1 Increase and PAN-8.2 Infect, then window W3.
    static WARDROOM_FN void begin_epidemic(auto& p) {
        --p.epidemics;
        ++p.rate;
        if (p.top == p.bottom) restock_infection_deck(p);
        --p.bottom;
        const int city = p.infection[p.bottom];
        ++p.revealed;
        strike(p, city);
        p.infected[p.infected_count++] = static_cast<std::uint8_t>(city);
        if (!p.result) open(p, IN_EPIDEMIC);
    }

    // PAN-8.8: the shuffled discards go on top.
    static WARDROOM_FN void intensify(auto& p) {
        const int count = p.infected_count;
        const int rest = p.bottom - p.top;
        AnyDice dice(p.chance);
        shuffle(dice, p.infected, count);
        p.chance = dice.state;
        ++p.revealed;
        std::uint8_t below[CITIES];
        for (int i = 0; i < rest; ++i) below[i] = p.infection[p.top + i];
        for (int i = 0; i < count; ++i) p.infection[i] = p.infected[i];
        for (int i = 0; i < rest; ++i) p.infection[count + i] = below[i];
        // Seams strictly between top and bottom stay where they were among the cards.
        const std::uint64_t inside = p.seams & (bit(p.bottom) - 1) & ~(bit(p.top + 1) - 1);
        p.seams = ((inside >> p.top) << count) | bit(count);
        p.top = 0;
        p.bottom = static_cast<std::uint8_t>(count + rest);
        p.infected_count = 0;
        if (p.epidemics) {  // PAN-8.10
            open(p, BETWEEN_EPIDEMICS);
        } else {
            after_draw(p);
        }
    }

    // PAN-9.7: the hand limit, then window W5.
    static WARDROOM_FN void after_draw(auto& p) {
        if (p.hand_size[p.active] > HAND_LIMIT) p.over = static_cast<std::int8_t>(p.active);
        open(p, BEFORE_INFECTION);
    }

    // PAN-10.1, or PAN-10.7 when One Quiet Night is pending.
    static WARDROOM_FN void begin_infection(auto& p) {
        if (p.quiet) {
            p.quiet = false;
            next_turn(p);
            return;
        }
        p.to_infect = tables().infection_rate[p.rate];
        infect_cities(p);
    }

    // Infection cards from the top, each wholly resolved, with window W6 between two.
    static WARDROOM_FN void infect_cities(auto& p) {
        while (true) {
            if (p.top == p.bottom) restock_infection_deck(p);
            const int city = p.infection[p.top++];
            --p.to_infect;
            ++p.revealed;
            infect(p, city);
            p.infected[p.infected_count++] = static_cast<std::uint8_t>(city);  // PAN-10.5
            if (p.result) return;
            if (!p.to_infect) {
                next_turn(p);
                return;
            }
            if (p.events_about) {
                open(p, INFECTING);
                return;
            }
        }
    }

    // PAN-G.15: cannot happen in a legal game; keeps artificial positions playable.
    static WARDROOM_FN void restock_infection_deck(auto& p) {
        AnyDice dice(p.chance);
        for (int i = 0; i < p.infected_count; ++i) p.infection[i] = p.infected[i];
        shuffle(dice, p.infection, p.infected_count);
        p.chance = dice.state;
        p.seams = 0;
        p.top = 0;
        p.bottom = p.infected_count;
        p.infected_count = 0;
    }

    // PAN-2.2: clockwise.
    static WARDROOM_FN void next_turn(auto& p) {
        begin_turn(p, p.active + 1 == p.seats ? 0 : p.active + 1);
    }
};

}  // namespace wardroom::pandemic
