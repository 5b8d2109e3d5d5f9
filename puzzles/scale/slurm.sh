#!/bin/sh
# A recipe on a cluster, by Slurm: an array of tasks, then one that gathers. FOLDER is one that all nodes see. After a crash
# the same line goes on where it was.
# slurm.sh FOLDER RECIPE [TASKS]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
sh "$here/prepare.sh" "$folder" "$2"
jobs=$(wc -l <"$folder/jobs.tsv")
tasks=${3:-1000} # Slurm's MaxArraySize is 1001 where nobody has changed it.
if [ "$tasks" -gt "$jobs" ]; then tasks=$jobs; fi
array=$(sbatch --parsable --job-name=ergo --array="1-$tasks" --requeue --open-mode=append \
  --output="$folder/slurm-%a.log" "$here/slurm-task.sh" "$here" "$folder" "$tasks")
sbatch --parsable --job-name=ergo-gather --dependency="afterok:$array" --kill-on-invalid-dep=yes \
  --output="$folder/gather.log" --wrap "sh '$here/gather.sh' '$folder'"
