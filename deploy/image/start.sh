#!/bin/sh
# What the image runs. Nothing is written but below /data and /tmp.
set -eu
export DATA_DIR="${DATA_DIR:-/data}" HOST="${HOST:-0.0.0.0}" HOME="${HOME:-/tmp}"
export MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
export NODE_OPTIONS="--import=file:///app/bin/modules.mjs${NODE_OPTIONS:+ $NODE_OPTIONS}"
# `start.sh restore-drill`: one of the commands, with the same settings.
program="src/${1:+cli/}${1:-main}.ts"
[ $# -eq 0 ] || shift
exec /app/node_modules/node/bin/node --disable-warning=ExperimentalWarning "/app/apps/server/$program" "$@"
