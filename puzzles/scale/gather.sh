#!/bin/sh
# Packs from the output of all jobs, and their check.
# gather.sh FOLDER
set -eu
folder=$1
node "$folder/ergo.mjs" corpus gather --recipe "$folder/recipe.json" --work "$folder/work" --packs "$folder/packs"
node "$folder/ergo.mjs" corpus check --recipe "$folder/recipe.json" --packs "$folder/packs"
