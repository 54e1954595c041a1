// What the laboratory keeps of games for fitting: whole positions, and what a judge sees of them.
#pragma once

#include <atomic>
#include <cstdio>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <wardroom/pandemic/strong/network.hpp>

#include "judge.hpp"

namespace wardroom::pandemic::strong {

// What `gather` writes: the start of a turn and how the game ended. Whole positions, so that games once
// gathered can be fitted again with other features.
struct Gathered {
    Board board;
    float won;
    float estimate;  // of the chance to win, by the samples of the turn that was chosen; -1 without any
    std::int32_t game;
};

// What `see` writes of it.
struct Seen {
    Sight sight;
    float won;
    float estimate;
    float former;  // the chance by the small network
    std::int32_t game;
    std::int32_t kind;  // seats and Epidemics, as 10 * seats + epidemics
};

inline bool read(const std::string& path, Judge& judge) {
    std::ifstream file(path, std::ios::binary);
    return static_cast<bool>(file.read(reinterpret_cast<char*>(&judge), sizeof judge));
}

inline Seen seen_of(const Gathered& row) {
    const Board& p = row.board;
    const Judgement judgement(p, Weights::of(p.pile_count));
    Seen seen{};
    Observer::observe(p, judgement, seen.sight);
    seen.won = row.won;
    seen.estimate = row.estimate;
    seen.former = chance_of(features_of(p, judgement), NETWORK);
    seen.game = row.game;
    seen.kind = 10 * p.seats + p.pile_count;
    return seen;
}

inline void see(const std::string& from, const std::string& to, int threads) {
    std::ifstream file(from, std::ios::binary);
    std::ofstream out(to, std::ios::binary);
    constexpr std::size_t chunk = 1 << 14;
    std::vector<Gathered> rows(chunk);
    std::vector<Seen> seen(chunk);
    for (std::size_t count = chunk; count == chunk;) {
        file.read(reinterpret_cast<char*>(rows.data()), static_cast<std::streamsize>(chunk * sizeof(Gathered)));
        count = static_cast<std::size_t>(file.gcount()) / sizeof(Gathered);
        std::atomic<std::size_t> next{0};
        std::vector<std::thread> workers;
        for (int i = 0; i < threads; ++i) {
            workers.emplace_back([&] {
                for (std::size_t at; (at = next++) < count;) seen[at] = seen_of(rows[at]);
            });
        }
        for (std::thread& worker : workers) worker.join();
        out.write(reinterpret_cast<const char*>(seen.data()), static_cast<std::streamsize>(count * sizeof(Seen)));
    }
}

// The log-loss of a judge, and of the small network alone, on games that judge/fit.py holds back.
inline void print_loss(const std::vector<std::string>& paths, const Judge& judge) {
    double loss = 0;
    double former = 0;
    long count = 0;
    for (const std::string& path : paths) {
        std::ifstream file(path, std::ios::binary);
        for (Seen seen; file.read(reinterpret_cast<char*>(&seen), sizeof seen);) {
            if ((static_cast<std::int64_t>(seen.game) * 2654435761 % 1000003) % 10) continue;
            const auto of = [&](double chance) {
                const double within = std::min(0.9999, std::max(0.0001, chance));
                return -std::log(seen.won > 0.5F ? within : 1 - within);
            };
            const auto chance = static_cast<double>(seen.former);
            const double odds = std::log(chance / (1 - chance)) +
                                static_cast<double>(odds_of(seen.sight, judge)) / ODDS_UNIT;
            loss += of(1 / (1 + std::exp(-odds)));
            former += of(chance);
            ++count;
        }
    }
    std::printf("log-loss %.4f, small network %.4f, of %ld positions\n", loss / static_cast<double>(count),
                former / static_cast<double>(count), count);
}

}  // namespace wardroom::pandemic::strong
