import { randomTree } from "../../../engine/duel/random-tree.ts";
import type { TreeOrder, TreeTrace } from "../../../engine/duel/trace.ts";
import { searchTree } from "../../../engine/duel/tree-search.ts";
import { readTree } from "../../../engine/duel/typed-tree.ts";
import { run } from "../../../engine/model/job.ts";
import { randomFrom } from "../../../engine/model/random.ts";

/** What alpha-beta does on the tree of a text. */
export function traceOf(
  text: string,
  root: "max" | "min" = "max",
  order: TreeOrder = { by: "typed" },
): TreeTrace {
  const typed = readTree(text);
  if (!typed.ok) throw new Error(typed.problem.text.en);
  return run(searchTree(typed.value, root, order));
}

/** Uneven trees with ties, searched from either player's side in every order. */
export function randomTraces(count: number): readonly TreeTrace[] {
  const random = randomFrom(7);
  const orders = ["typed", "best", "worst", "random"] as const;
  return Array.from({ length: count }, (_, index) => {
    const text = randomTree(random, {
      levels: 1 + random.below(5),
      children: [1, 2 + random.below(3)],
      leaves: [-6, 6],
      early: random.below(40),
    });
    const by = orders[index % orders.length];
    const order: TreeOrder = by === "random" ? { by, seed: index } : { by };
    return traceOf(text, random.below(2) === 0 ? "max" : "min", order);
  });
}
