import type { TreeTrace } from "../engine/duel/trace.ts";
import { searchTree } from "../engine/duel/tree-search.ts";
import { readTree } from "../engine/duel/typed-tree.ts";
import type { Job } from "../engine/model/job.ts";
import { ok, type Result } from "../engine/model/result.ts";
import type { Questions } from "./api.ts";

/** Alpha-beta on the tree of a text, or what is wrong with the text. */
export function readAndSearch(q: Questions["tree"]["ask"]): Result<Job<TreeTrace>> {
  const tree = readTree(q.text);
  return tree.ok ? ok(searchTree(tree.value, q.root, q.order)) : tree;
}
