import type { Job } from "../../../model/job.ts";
import { SETTLED } from "./field.ts";
import { DONE, MORE, type Prober } from "./prober.ts";

/** Probes until nothing is new, whatever it costs, a place in each slice; false if there is a contradiction. On a field just loaded. */
export function* exhaust(prober: Prober): Job<boolean> {
  const { decisions } = prober;
  decisions.begin(Number.POSITIVE_INFINITY);
  prober.begin();
  if (decisions.settle() !== SETTLED) return false;
  for (;;) {
    if (decisions.field.open === 0) return true;
    const result = prober.step();
    if (result !== MORE) return result === DONE;
    yield 1;
  }
}
