import type { TreeNode, TreeTrace } from "../../engine/duel/trace.ts";
import { searchTree } from "../../engine/duel/tree-search.ts";
import { readTree } from "../../engine/duel/typed-tree.ts";
import { run } from "../../engine/model/job.ts";

/** The tree that was asked for on the command line; text is null where it comes from standard input. */
interface TreeRequest {
  readonly text: string | null;
  readonly root: "max" | "min";
}

/** Reads `[TREE] [--min]`; null when there is anything else. */
export function readTreeArguments(args: readonly string[]): TreeRequest | null {
  const [text = null, ...more] = args.filter((argument) => argument !== "--min");
  if (more.length > 0 || text?.startsWith("--")) return null;
  return { text, root: args.includes("--min") ? "min" : "max" };
}

/** The trace of alpha-beta on a typed tree, as one object; or the place and the sentence of its problem. */
export function answerTree(text: string, root: "max" | "min"): object | string {
  const tree = readTree(text);
  if (tree.ok) return tell(run(searchTree(tree.value, root, { by: "typed" })));
  const { at, text: words } = tree.problem;
  return at ? `line ${at.line} column ${at.column}: ${words.en}` : words.en;
}

function tell({ nodes, steps, value, visited, minimaxVisited }: TreeTrace): object {
  const paths = pathsOf(nodes);
  const returned = new Map<number, number>();
  for (const step of steps) if (step.type === "leave") returned.set(step.node, step.value);
  const entered = steps
    .filter((step) => step.type === "enter")
    .map(({ node, alpha, beta }) => ({
      path: paths[node],
      alpha: bound(alpha),
      beta: bound(beta),
      value: returned.get(node),
    }));
  const cut = steps
    .filter((step) => step.type === "cut")
    .flatMap(({ children }) => children.map((child) => paths[child]));
  return { value, visited, minimaxVisited, nodes: entered, cut };
}

/** Child numbers from 0 joined by dots; the root's is empty. */
function pathsOf(nodes: readonly TreeNode[]): string[] {
  const paths: string[] = [];
  for (const { parent, place } of nodes) {
    const above = paths[parent] ?? "";
    paths.push(parent === -1 ? "" : `${above}${above === "" ? "" : "."}${place}`);
  }
  return paths;
}

/** JSON knows no infinity. */
function bound(number: number): number | "-inf" | "inf" {
  if (Number.isFinite(number)) return number;
  return number > 0 ? "inf" : "-inf";
}
