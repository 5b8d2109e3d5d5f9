#!/bin/sh
# One job: makes its puzzles and rates them. What is there already, whole, is not done again, so a job may be run at any time
# and by any scheduler; exit codes up to 4 come again, above they are worth another run.
# task.sh FOLDER JOB
set -eu
folder=$1
job=$2
row=$(awk -F '\t' -v job="$job" '$1 == job' "$folder/jobs.tsv")
if [ -z "$row" ]; then
  echo "There is no job \"$job\" in $folder/jobs.tsv." >&2
  exit 2
fi
kind=$(echo "$row" | cut -f 2)
words=$(echo "$row" | cut -f 3)
# shellcheck disable=SC2086 # The words are several.
node "$folder/ergo.mjs" make "$kind" $words --out "$folder/made/$job.jsonl"
node "$folder/ergo.mjs" rate "$kind" --new --in "$folder/made/$job.jsonl" --out "$folder/work/$job.jsonl"
