// What CUDA would bring, for a plain C++ compiler: kernels run one thread after another.
#pragma once

struct Index {
    unsigned x;
};

inline thread_local Index blockIdx{};
inline thread_local Index blockDim{1};
inline thread_local Index threadIdx{};

#define __global__
#define __device__
// One thread at a time needs the room of one.
#define SHARED_LANES(name)           \
    static thread_local Lane room_{}; \
    Lane* name = &room_ - threadIdx.x

inline unsigned long long atomicAdd(unsigned long long* number, unsigned long long more) {
    const unsigned long long before = *number;
    *number += more;
    return before;
}

// Run a kernel for so many threads in blocks of a size.
template <class Kernel, class... Arguments>
void launch(Kernel kernel, unsigned blocks, unsigned threads, Arguments... arguments) {
    blockDim.x = threads;
    for (blockIdx.x = 0; blockIdx.x < blocks; ++blockIdx.x) {
        for (threadIdx.x = 0; threadIdx.x < threads; ++threadIdx.x) kernel(arguments...);
    }
}
