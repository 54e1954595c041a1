// The rest of a turn: event windows, hands over the limit, Forecasts, by rules of thumb.
#pragma once

#include "turn_search.hpp"

namespace wardroom::pandemic::strong {

// What an infection card of this city would do if drawn now.
inline float harm(const Board& p, int city, const Judgement& judgement) {
    const int colour = colour_of(city);
    if ((shielded(p, colour) >> city) & 1) return 0;
    const int own = p.cubes_in(city, colour);
    if (own < 3) return own == 0 ? 0.3F : own == 1 ? 0.5F : 1.0F;
    const float cost = judgement.cost_of_an_outbreak(p.outbreaks);
    float chained = cost;
    for (int i = 0; i < tables().degree[city]; ++i) {
        if (p.cubes_in(tables().neighbours[city][i], colour) == 3) chained += cost;
    }
    return chained;
}

// What the next infect phase is expected to do.
inline float coming_harm(const Board& p, const Judgement& judgement) {
    float total = 0;
    for (int city = 0; city < CITIES; ++city) {
        const float chance = judgement.outlook.next_hit[city];
        if (chance > 0 && p.cubes_in(city, colour_of(city)) == 3) {
            total += chance * harm(p, city, judgement);
        }
    }
    return total;
}

inline int card_to_remove(const Board& p, const Judgement& judgement) {
    int best = p.infected[0];
    float most = -1;
    for (int i = 0; i < p.infected_count; ++i) {
        const float worth = harm(p, p.infected[i], judgement);
        if (worth > most) {
            most = worth;
            best = p.infected[i];
        }
    }
    return best;
}

inline bool may_play(const Board& p, int seat, int card) {
    const bool stored = p.stored == card && p.roles[seat] == CONTINGENCY_PLANNER;
    return (p.holds(seat, card) || stored) && playable(p, card);
}

inline int play_of(int card) { return PLAY + card - FIRST_EVENT; }

// Play what averts enough, else pass and keep the card.
inline int event_for_window(const Board& p, int seat, const Judgement& judgement) {
    if (p.phase == IN_EPIDEMIC && may_play(p, seat, RESILIENT_POPULATION) &&
        harm(p, card_to_remove(p, judgement), judgement) >= judgement.weights().resilient_from) {
        return play_of(RESILIENT_POPULATION);
    }
    if (p.phase == BEFORE_INFECTION && !p.quiet) {
        const float coming = coming_harm(p, judgement);
        if (coming >= judgement.weights().forecast_from && may_play(p, seat, FORECAST)) return play_of(FORECAST);
        if (coming >= judgement.weights().quiet_from && may_play(p, seat, ONE_QUIET_NIGHT)) {
            return play_of(ONE_QUIET_NIGHT);
        }
    }
    return PASS;
}

// An Event to play because the hand is too full to keep it: the one of most use now.
inline int event_in_need(const Board& p, int seat, const Judgement& judgement) {
    int best = NOTHING;
    float most = 0;
    const float coming = coming_harm(p, judgement);
    for (int card = FIRST_EVENT; card < FIRST_EVENT + EVENTS; ++card) {
        if (!may_play(p, seat, card)) continue;
        float use = 0.1F;
        if (card == ONE_QUIET_NIGHT) use = 0.5F + coming;
        if (card == FORECAST) use = 0.4F + 0.7F * coming;
        if (card == RESILIENT_POPULATION) {
            use = 0.5F * harm(p, card_to_remove(p, judgement), judgement);
        }
        if (card == GOVERNMENT_GRANT) use = 0.8F;
        if (use > most) {
            most = use;
            best = card;
        }
    }
    return best;
}

// D7: the card the team misses least; an Event is rather played than thrown away.
inline int fit_hand(Board& p, int seat, const Judgement& judgement) {
    const int card = card_to_let_go(p, judgement);
    if (card >= FIRST_EVENT) {
        const int event = event_in_need(p, seat, judgement);
        if (event != NOTHING) return play_of(event);
    }
    return DISCARD + card;
}

// A step inside an action or event that no plan has foreseen: the best by its value.
inline int answer(const Board& p, int seat, const Judgement& judgement) {
    Action choices[MOST_CHOICES];
    const int count = legal(p, seat, choices);
    if (p.step.kind == CONSENT) return AGREE;
    if (p.step.kind == RESILIENT_CARD) return REMOVE + card_to_remove(p, judgement);
    int best = NOTHING;
    float most = -1e9F;
    for (int i = 0; i < count; ++i) {
        float worth = 0;
        if (p.step.kind == FORECAST_NEXT) {  // D10: the harmless cards first
            worth = -harm(p, choices[i] - NEXT, judgement);
        } else {
            Board now = p;
            Quick::perform(now, seat, choices[i]);
            worth = judgement.value(now);
        }
        if (worth > most) {
            most = worth;
            best = choices[i];
        }
    }
    return best;
}

// What a seat does outside the action phase.
inline int decide_by_thumb(Board& p, int seat, const Weights& weights) {
    const Judgement judgement(p, weights);
    if (p.is_step()) return answer(p, seat, judgement);
    if (p.over != NOBODY) return fit_hand(p, seat, judgement);
    return event_for_window(p, seat, judgement);
}

// From the end of the actions to the next seat's turn, or the end of the game.
inline void finish_turn(Board& p, const Weights& weights) {
    if (p.result) return;
    p.actions = 0;
    Quick::go_on(p);
    while (!p.result && (p.phase != ACTIONS || p.is_step() || p.over != NOBODY)) {
        const int seat = p.decider();
        Quick::play(p, seat, decide_by_thumb(p, seat, weights));
    }
}

}  // namespace wardroom::pandemic::strong
