#!/bin/sh
# A recipe on one machine, by GNU parallel. After a crash the same line goes on where it was.
# parallel.sh FOLDER RECIPE [CORES]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1
sh "$here/prepare.sh" "$folder" "$2"
cut -f 1 "$folder/jobs.tsv" |
  parallel --will-cite -q -j "${3:-100%}" --joblog "$folder/joblog" --resume-failed --retries 2 sh "$here/task.sh" "$folder" {}
sh "$here/gather.sh" "$folder"
