// Tuning what a colleague cares about: a small evolution strategy over Weights.
#pragma once

#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include <wardroom/pandemic/deal.hpp>
#include <wardroom/pandemic/strong/windows.hpp>

namespace wardroom::pandemic::strong {

inline constexpr int WEIGHTS = sizeof(Weights) / sizeof(float);

inline float* weights_of(Weights& weights) { return reinterpret_cast<float*>(&weights); }

// One game of the plain beam search; a loss counts a little for each cure.
inline float score_of_a_game(const Weights& weights, int seats, int epidemics, int width,
                             std::uint64_t seed) {
    thread_local TurnSearch search;
    Board p;
    Settled settled;
    settled.seats = seats;
    settled.epidemics = epidemics;
    deal(p, settled, QuickDice(seed * 0x9e3779b97f4a7c15U));
    while (!p.result) {
        const Judgement judgement(p, weights);
        quick_turn(search, p, judgement, width, 0b1111);
        finish_turn(p, weights);
    }
    return p.result == WIN ? 1.0F : 0.08F * static_cast<float>(count_bits(p.cured));
}

inline float score(const Weights& weights, int epidemics, int width, int games, std::uint64_t first) {
    float total = 0;
    for (int game = 0; game < games; ++game) {
        const int seats = game % 3 == 2 ? 2 + (game / 3) % 2 : 4;
        const int harder = epidemics == 5 && game % 4 == 3 ? 6 : epidemics;
        total += score_of_a_game(weights, seats, harder, width, first + static_cast<std::uint64_t>(game));
    }
    return total / static_cast<float>(games);
}

inline float normal(QuickDice& dice) {
    float sum = -6;
    for (int i = 0; i < 12; ++i) sum += static_cast<float>(dice.below(1 << 20)) / (1 << 20);
    return sum;
}

// Mirrored pairs of weights around the present one, the same fresh deals for all of a generation;
// it moves along the ranks of their scores.
inline Weights tune(Weights weights, int epidemics, int width, int pairs, int games, int generations,
                   const std::string& out) {
    QuickDice dice(17);
    const Weights start = weights;
    std::vector<float> place(WEIGHTS), spread(WEIGHTS, 0.12F);
    const auto at = [&](const std::vector<float>& where) {
        Weights made = start;
        for (int i = 0; i < WEIGHTS; ++i) {
            weights_of(made)[i] *= std::exp(where[static_cast<std::size_t>(i)]);
        }
        made.patience = std::min(made.patience, 0.97F);
        made.helper = std::min(made.helper, 1.0F);
        return made;
    };
    std::uint64_t first = 1'000'000;
    for (int generation = 0; generation < generations; ++generation) {
        std::vector<std::vector<float>> steps;
        std::vector<float> gains;
        float mean = 0;
        for (int pair = 0; pair < pairs; ++pair) {
            std::vector<float> step(WEIGHTS), up = place, down = place;
            for (std::size_t i = 0; i < WEIGHTS; ++i) {
                step[i] = spread[i] * normal(dice);
                up[i] += step[i];
                down[i] -= step[i];
            }
            const float higher = score(at(up), epidemics, width, games, first);
            const float lower = score(at(down), epidemics, width, games, first);
            mean += (higher + lower) / static_cast<float>(2 * pairs);
            steps.push_back(step);
            gains.push_back(higher - lower);
        }
        float norm = 1e-6F;
        for (const float gain : gains) norm += gain * gain;
        norm = std::sqrt(norm / static_cast<float>(pairs));
        for (std::size_t i = 0; i < WEIGHTS; ++i) {
            float move = 0;
            for (std::size_t pair = 0; pair < gains.size(); ++pair) {
                move += gains[pair] / norm * steps[pair][i];
            }
            place[i] += 0.6F * move / std::sqrt(static_cast<float>(pairs));
        }
        first += static_cast<std::uint64_t>(games);
        weights = at(place);
        std::printf("generation %d: mean %.4f\n", generation, static_cast<double>(mean));
        std::fflush(stdout);
        std::ofstream file(out);
        for (int i = 0; i < WEIGHTS; ++i) file << weights_of(weights)[i] << (i % 10 == 9 ? '\n' : ' ');
    }
    return weights;
}

}  // namespace wardroom::pandemic::strong
