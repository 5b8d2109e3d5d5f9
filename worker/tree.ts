import type { TreeQuestion, TreeTrace } from "../engine/duel/trace.ts";
import { searchTree } from "../engine/duel/tree-search.ts";
import { readTree } from "../engine/duel/typed-tree.ts";
import type { Job } from "../engine/model/job.ts";
import { ok, type Result } from "../engine/model/result.ts";

/** Alpha-beta on the tree of a text, or what is wrong with the text. Of a tree that is too large to tell the numbers alone. */
export function readAndSearch(q: TreeQuestion): Result<Job<TreeTrace>> {
  const tree = readTree(q.text);
  if (!tree.ok) return tree;
  const isTold = tree.value.length <= (q.most ?? tree.value.length);
  return ok(searchTree(tree.value, q.root, q.order, isTold));
}
