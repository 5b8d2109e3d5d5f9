#!/bin/sh
# One task of the array: its jobs. Slurm puts a task back into the queue by itself where its node is lost, but not where it
# failed: what may do better another time asks for that here, three times at most.
here=$1
folder=$2
sh "$here/piece.sh" "$folder" "$SLURM_ARRAY_TASK_ID" "$3"
code=$?
if [ "$code" -gt 4 ] && [ "${SLURM_RESTART_COUNT:-0}" -lt 3 ]; then
  scontrol requeue "${SLURM_ARRAY_JOB_ID}_${SLURM_ARRAY_TASK_ID}"
  sleep 60 # Until Slurm ends it.
fi
exit "$code"
