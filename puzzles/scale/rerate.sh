#!/bin/sh
# Rates all puzzles of packs anew, in place, where rules or weights have changed: what is of another level now goes into its pack.
# rerate.sh PACKS
set -eu
here=$(cd "$(dirname "$0")" && pwd)
packs=$1
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT
node "$here/../ergo.mjs" bundle "$files/ergo.mjs"
for kind in $(sed -n 's/^{"kind":"\([a-z]*\)".*/\1/p' "$packs/packs.json" | sort -u); do
  node "$files/ergo.mjs" unpack "$kind" --packs "$packs" --out "$files/$kind.jsonl"
  node "$files/ergo.mjs" rate "$kind" --in "$files/$kind.jsonl" --out "$files/$kind-rated.jsonl"
  node "$files/ergo.mjs" pack "$kind" --in "$files/$kind-rated.jsonl" --packs "$packs"
done
