#!/bin/sh
# Every so manieth job, from one on: what an array of tasks runs, each task with its number. With 1 and 1: all jobs, on one core.
# piece.sh FOLDER NUMBER OF
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1
worst=0
for job in $(awk -F '\t' -v number="$2" -v of="$3" 'NR % of == number % of { print $1 }' "$folder/jobs.tsv"); do
  code=0
  sh "$here/task.sh" "$folder" "$job" || code=$?
  if [ "$code" -gt "$worst" ]; then worst=$code; fi
done
exit "$worst"
