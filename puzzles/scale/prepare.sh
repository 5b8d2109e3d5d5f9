#!/bin/sh
# Prepares a folder for the jobs of a recipe: the program in one file, and the table of jobs.
# prepare.sh FOLDER RECIPE
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1
recipe=$2
mkdir -p "$folder/made" "$folder/work"
# The program of a run that has begun stays as it is.
[ -e "$folder/ergo.mjs" ] || node "$here/../ergo.mjs" bundle "$folder/ergo.mjs"
cp "$recipe" "$folder/recipe.json"
node "$folder/ergo.mjs" corpus jobs --recipe "$folder/recipe.json" >"$folder/jobs.tsv"
