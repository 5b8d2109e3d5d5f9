import type { TreeQuestion, TreeTrace } from "../../engine/duel/trace.ts";
import { searchTree } from "../../engine/duel/tree-search.ts";
import { readTree } from "../../engine/duel/typed-tree.ts";
import type { Job } from "../../engine/model/job.ts";
import { Refused } from "../work.ts";

/** Alpha-beta on the tree of a text, or what is wrong with the text. Of a tree that is too large to tell the numbers alone. */
export function* readAndSearch(q: TreeQuestion): Job<TreeTrace | Refused> {
  yield 1;
  const tree = readTree(q.text);
  if (!tree.ok) return new Refused(tree.problem);
  const isTold = tree.value.length <= (q.most ?? tree.value.length);
  return yield* searchTree(tree.value, q.root, q.order, isTold);
}
