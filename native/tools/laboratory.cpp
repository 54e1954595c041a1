// The laboratory of the strong colleague: measure it, gather its games, fit its network.
//
//   laboratory play SEATS EPIDEMICS GAMES FIRST [--set NAME=NUMBER ...]   how often it wins
//   laboratory gather FILE SEATS EPIDEMICS GAMES FIRST [...]              positions and how they ended
//   laboratory fit FILE... > network.txt                                  a network from such files
//   laboratory see FILE OUT                                               what a judge sees of such positions
//   laboratory loss SEEN... judge=FILE                                    how true a judge is, beside the network
//   laboratory tune FILE EPIDEMICS GAMES GENERATIONS                      better Weights
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <mutex>
#include <string>
#include <thread>

#include <wardroom/pandemic/deal.hpp>
#include <wardroom/pandemic/strong/network.hpp>
#include <wardroom/pandemic/strong/strong.hpp>

#include "judge/seen.hpp"
#include "tuning.hpp"

using namespace wardroom;
using namespace wardroom::pandemic;
using namespace wardroom::pandemic::strong;

namespace {

struct Row {
    Features features;
    float won;
};

struct Settings {
    int seats = 4;
    int epidemics = 5;
    int games = 100;
    int first = 1;
    int threads = static_cast<int>(std::thread::hardware_concurrency());
    float seconds = 1e9F;  // after so many no game begins any more
    float random = 0;  // how often a turn is one of the good candidates at random, for variety
    Effort effort;
    std::string network;
    std::string judge;
    std::string out;

    void set(const std::string& name, float number) {
        const std::map<std::string, int*> whole = {
            {"width", &effort.width},           {"candidates", &effort.candidates},
            {"chain_width", &effort.chain_width}, {"finalists", &effort.finalists},
            {"others", &effort.others},         {"samples", &effort.samples},
            {"plans", &effort.plans},           {"turns", &effort.turns},
            {"sample_width", &effort.sample_width}, {"threads", &threads}};
        if (name == "random") random = number;
        else if (name == "seconds") seconds = number;
        else if (name == "work") effort.work = static_cast<long>(number);
        else *whole.at(name) = static_cast<int>(number);
    }
};

struct Played {
    int result;
    int turns;
    double seconds;
    double longest;
    int cures;
    long most_work;
};

double thread_time() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

Played play(const Settings& settings, const Appraiser* appraiser, int number, std::vector<Gathered>* rows) {
    Board p;
    Settled settled;
    settled.seats = settings.seats;
    settled.epidemics = settings.epidemics;
    const std::string name = std::to_string(number) + "/pandemic";
    Position dealt;
    deal(dealt, settled, Dice::seeded(name.data(), static_cast<int>(name.size())));
    p = dealt;
    QuickDice dice(static_cast<std::uint64_t>(number) * 77);
    Strong strong(appraiser, settings.effort);
    const Weights weights = Weights::of(settings.epidemics);
    Played played{0, 0, 0, 0, 0, 0};
    const std::size_t first_row = rows ? rows->size() : 0;
    while (!p.result) {
        if (rows) rows->push_back({p, 0, -1, number});
        const double start = thread_time();
        strong.effort() = settings.effort;
        if (settings.random > 0 &&
            static_cast<float>(dice.below(1000)) < 1000 * settings.random) {
            strong.effort().samples = 0;
            strong.effort().width = 2 + static_cast<int>(dice.below(4));
            strong.effort().candidates = 1 + static_cast<int>(dice.below(3));
        }
        const Candidate& best = strong.best_turn(p, 0b1111);
        if (rows && best.samples) rows->back().estimate = best.sum / static_cast<float>(best.samples);
        p = best.board;
        const double took = thread_time() - start;
        played.seconds += took;
        played.longest = std::max(played.longest, took);
        played.most_work = std::max(played.most_work, strong.work());
        finish_turn(p, weights);
        ++played.turns;
    }
    played.result = p.result;
    played.cures = count_bits(p.cured);
    for (std::size_t i = first_row; rows && i < rows->size(); ++i) {
        (*rows)[i].won = p.result == WIN ? 1.0F : 0.0F;
    }
    return played;
}

void play_all(const Settings& settings, const Appraiser* appraiser) {
    std::atomic<int> next{0};
    std::mutex guard;
    int results[5] = {};
    int cures[5] = {};
    long turns = 0;
    double seconds = 0;
    double longest = 0;
    long most_work = 0;
    int games = 0;
    const auto begun = std::chrono::steady_clock::now();
    std::vector<Gathered> all;
    std::vector<std::thread> threads;
    for (int i = 0; i < settings.threads; ++i) {
        threads.emplace_back([&] {
            for (int game; (game = next++) < settings.games;) {
                const std::chrono::duration<float> passed = std::chrono::steady_clock::now() - begun;
                if (passed.count() > settings.seconds) break;
                std::vector<Gathered> rows;
                const Played played = play(settings, appraiser, settings.first + game,
                                           settings.out.empty() ? nullptr : &rows);
                const std::lock_guard<std::mutex> lock(guard);
                ++games;
                ++results[played.result];
                if (played.result != WIN) ++cures[played.cures];
                turns += played.turns;
                seconds += played.seconds;
                longest = std::max(longest, played.longest);
                most_work = std::max(most_work, played.most_work);
                all.insert(all.end(), rows.begin(), rows.end());
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    const double n = games;
    const double rate = results[WIN] / n;
    const double z = 1.96;
    const double middle = (rate + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    std::printf("%d seats, %d epidemics: %.1f %% of %d (%.0f-%.0f); lost by outbreaks %d, cubes %d, deck "
                "%d; with 3 cures %d; %.3f s a turn, longest %.2f, most work %ld, %.1f turns\n",
                settings.seats, settings.epidemics, 100 * rate, games, 100 * (middle - half),
                100 * (middle + half), results[LOSS_OUTBREAKS], results[LOSS_CUBES],
                results[LOSS_DECK], cures[3], seconds / static_cast<double>(turns), longest, most_work,
                static_cast<double>(turns) / n);
    std::fflush(stdout);
    if (!settings.out.empty()) {
        std::ofstream file(settings.out, std::ios::binary | std::ios::app);
        file.write(reinterpret_cast<const char*>(all.data()),
                   static_cast<std::streamsize>(all.size() * sizeof(Gathered)));
    }
}

// Adam on the log-loss, a tenth of the games held back; the best pass is kept.
Network fit(std::vector<Row> rows, int passes, int threads, const Network* from) {
    QuickDice dice(1);
    const std::size_t held_back = rows.size() / 10;  // whole games, since rows are in their order
    const std::vector<Row> test(rows.begin(), rows.begin() + static_cast<long>(held_back));
    rows.erase(rows.begin(), rows.begin() + static_cast<long>(held_back));
    constexpr int size = sizeof(Network) / sizeof(float);
    union Flat {
        Network network;
        float flat[size];
    };
    Flat now{};
    if (from) {
        now.network = *from;
    } else {
        for (int i = 0; i < size; ++i) {
            now.flat[i] = (static_cast<float>(dice.below(2001)) / 1000 - 1) * 0.25F;
        }
        for (float& bias : now.network.bias) bias = 0;
        now.network.last = 0;
    }
    std::vector<float> m(size), v(size);
    Network best = now.network;
    double best_loss = 1e9;
    long step = 0;
    constexpr int batch = 256;  // larger ones make too few steps of a few thousand games
    for (int pass = 0; pass < passes; ++pass) {
        for (std::size_t i = rows.size() - 1; i > 0; --i) {
            std::swap(rows[i], rows[dice.below(static_cast<std::uint32_t>(i + 1))]);
        }
        const float rate = 2e-3F * std::pow(0.05F, static_cast<float>(pass) / static_cast<float>(passes));
        for (std::size_t start = 0; start + batch <= rows.size(); start += batch) {
            std::vector<Flat> gradients(static_cast<std::size_t>(threads));
            std::vector<std::thread> workers;
            for (int t = 0; t < threads; ++t) {
                workers.emplace_back([&, t] {
                    Flat& g = gradients[static_cast<std::size_t>(t)];
                    std::memset(static_cast<void*>(&g), 0, sizeof g);
                    for (std::size_t i = start + static_cast<std::size_t>(t); i < start + batch;
                         i += static_cast<std::size_t>(threads)) {
                        const Row& row = rows[i];
                        float sum[HIDDEN];
                        for (int u = 0; u < HIDDEN; ++u) sum[u] = now.network.bias[u];
                        for (int f = 0; f < FEATURES; ++f) {
                            for (int u = 0; u < HIDDEN; ++u) {
                                sum[u] += row.features.x[f] * now.network.in[f][u];
                            }
                        }
                        float total = now.network.last;
                        for (int u = 0; u < HIDDEN; ++u) {
                            total += std::max(0.0F, sum[u]) * now.network.out[u];
                        }
                        const float error = 1 / (1 + std::exp(-total)) - row.won;
                        float back[HIDDEN];
                        for (int u = 0; u < HIDDEN; ++u) {
                            g.network.out[u] += error * std::max(0.0F, sum[u]);
                            back[u] = sum[u] > 0 ? error * now.network.out[u] : 0;
                            g.network.bias[u] += back[u];
                        }
                        for (int f = 0; f < FEATURES; ++f) {
                            for (int u = 0; u < HIDDEN; ++u) {
                                g.network.in[f][u] += back[u] * row.features.x[f];
                            }
                        }
                        g.network.last += error;
                    }
                });
            }
            for (std::thread& worker : workers) worker.join();
            ++step;
            for (int i = 0; i < size; ++i) {
                const auto at = static_cast<std::size_t>(i);
                float g = 1e-5F * now.flat[i];
                for (const Flat& one : gradients) g += one.flat[i] / batch;
                m[at] = 0.9F * m[at] + 0.1F * g;
                v[at] = 0.999F * v[at] + 0.001F * g * g;
                const auto n = static_cast<float>(step);
                now.flat[i] -= rate * (m[at] / (1 - std::pow(0.9F, n))) /
                               (std::sqrt(v[at] / (1 - std::pow(0.999F, n))) + 1e-8F);
            }
        }
        double loss = 0;
        for (const Row& row : test) {
            const double chance = std::min(0.9999, std::max(0.0001, static_cast<double>(chance_of(row.features, now.network))));
            loss -= row.won > 0.5F ? std::log(chance) : std::log(1 - chance);
        }
        loss /= static_cast<double>(std::max<std::size_t>(1, test.size()));
        if (loss < best_loss) {
            best_loss = loss;
            best = now.network;
        }
    }
    std::fprintf(stderr, "log-loss %.4f on %zu held back, %zu fitted\n", best_loss, test.size(), rows.size());
    return best;
}

bool read(const std::string& path, Network& network) {
    std::ifstream file(path);
    auto* numbers = reinterpret_cast<float*>(&network);
    for (std::size_t i = 0; i < sizeof(Network) / sizeof(float); ++i) {
        if (!(file >> numbers[i])) return false;
    }
    return true;
}

}  // namespace

int main(int count, char** words) {
    const std::vector<std::string> all(words + 1, words + count);
    if (all.empty()) return 2;
    Settings settings;
    std::vector<std::string> plain;
    for (const std::string& word : all) {
        const auto equals = word.find('=');
        if (equals == std::string::npos) plain.push_back(word);
        else if (word.substr(0, equals) == "network") settings.network = word.substr(equals + 1);
        else if (word.substr(0, equals) == "judge") settings.judge = word.substr(equals + 1);
        else settings.set(word.substr(0, equals), std::stof(word.substr(equals + 1)));
    }
    Network network = NETWORK;
    const bool known = settings.network.empty() || read(settings.network, network);
    static Judge judge;
    const bool judged = !settings.judge.empty() && read(settings.judge, judge);
    if (plain[0] == "see") {
        see(plain.at(1), plain.at(2), settings.threads);
        return 0;
    }
    if (plain[0] == "loss") {
        print_loss({plain.begin() + 1, plain.end()}, judge);
        return 0;
    }
    if (plain[0] == "fit") {
        std::vector<Row> rows;
        for (std::size_t i = 1; i < plain.size(); ++i) {
            std::ifstream file(plain[i], std::ios::binary);
            for (Gathered one; file.read(reinterpret_cast<char*>(&one), sizeof one);) {
                const Judgement judgement(one.board, Weights::of(one.board.pile_count));
                rows.push_back({features_of(one.board, judgement), one.won});
            }
        }
        const Network fitted = fit(std::move(rows), 30, settings.threads, settings.network.empty() ? nullptr : &network);
        const auto* numbers = reinterpret_cast<const float*>(&fitted);
        for (std::size_t i = 0; i < sizeof(Network) / sizeof(float); ++i) {
            std::printf("%.5g%c", static_cast<double>(numbers[i]), i % 12 == 11 ? '\n' : ' ');
        }
        std::printf("\n");
        return 0;
    }
    if (plain[0] == "tune") {
        const int epidemics = std::stoi(plain.at(2));
        tune(Weights::of(epidemics), epidemics, 3, 6, std::stoi(plain.at(3)), std::stoi(plain.at(4)),
             plain.at(1));
        return 0;
    }
    std::size_t place = 1;
    if (plain[0] == "gather") settings.out = plain.at(place++);
    settings.seats = std::stoi(plain.at(place++));
    settings.epidemics = std::stoi(plain.at(place++));
    settings.games = std::stoi(plain.at(place++));
    settings.first = std::stoi(plain.at(place++));
    const SmallNetwork small(network);
    const Corrected corrected(network, judge);
    const Appraiser* appraiser = known ? &small : nullptr;
    if (judged) appraiser = &corrected;
    play_all(settings, appraiser);
    return 0;
}
