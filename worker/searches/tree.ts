import type { TreeQuestion, TreeTrace } from "../../engine/duel/trace.ts";
import { searchTree } from "../../engine/duel/tree-search.ts";
import { readTree } from "../../engine/duel/typed-tree.ts";
import type { Job } from "../../engine/model/job.ts";
import { Refused } from "../work.ts";

/** Alpha-beta on the tree of a text, or the problem of the text. A large tree gets its numbers alone. */
export function* readAndSearch(q: TreeQuestion): Job<TreeTrace | Refused> {
  yield 1;
  const tree = readTree(q.text);
  if (!tree.ok) return new Refused(tree.problem);
  const withSteps = tree.value.length <= (q.most ?? tree.value.length);
  return yield* searchTree(tree.value, q.root, q.order, withSteps);
}
