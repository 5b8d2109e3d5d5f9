import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Asker, Firing } from "../model/rule.ts";
import { PATIENCE } from "./asker.ts";

/** The next firing, sought in slices. */
export function* nextOf(asker: Asker, grid: Grid): Job<Firing | null> {
  for (;;) {
    const { spent } = asker;
    const firing = asker.next(grid, PATIENCE);
    if (firing || !asker.isWaiting) return firing;
    yield asker.spent - spent;
  }
}
