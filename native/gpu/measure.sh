#!/bin/sh
# Build the kernels for the GPU at hand, compare with the processor, and measure: docs/research/gpu.md.
#
#   sh native/gpu/measure.sh [OUT.json]     # needs nvcc, a driver and Python; PyTorch if it is there
set -e
here=$(dirname "$0")
cubins=${CUBINS:-$here/../../build/gpu}
mkdir -p "$cubins"
# 32 registers a thread let 2,048 threads live on a processor at a time, which hides more than spilling costs.
build() { nvcc -std=c++20 -O3 -arch=native -I"$here/../include" "$@"; }
build -maxrregcount=32 -cubin -o "$cubins/kernels.cubin" "$here/kernels.cu" &
kernels=$!
build -cubin -o "$cubins/batch.cubin" "$here/batch.cu"
wait $kernels
"${PYTHON:-python3}" -u "$here/measure.py" "$cubins" "$here/expected.json" "$@"
