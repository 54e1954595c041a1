// One set of headers for processors and for GPUs: what nvcc wants to be told, and nothing else.
#pragma once

#if defined(__CUDACC__)
#define WARDROOM_FN __host__ __device__ inline
#define WARDROOM_CONST_FN __host__ __device__ constexpr
#else
#define WARDROOM_FN inline
#define WARDROOM_CONST_FN constexpr
#endif
