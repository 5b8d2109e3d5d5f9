import { fields } from "../../state/stored.ts";
import { TREE_PRESETS } from "./presets.ts";
import { SHAPE_BOUNDS, TREE_ORDERS, TREE_SPEEDS, type TreeScript, type TreeShape } from "./tree.ts";

export const FIRST_TREE: TreeScript = {
  ...{ text: TREE_PRESETS[0].text, root: "max", by: "typed", seed: 1, at: 0 },
  ...{ speed: 1, minimax: false, shape: { levels: 3, children: 3, seed: 1 } },
};

/** The stored form of the tree; plain data. */
export function scriptOf({ text, root, by, seed, at, speed, minimax, shape }: TreeScript): TreeScript {
  return { text, root, by, seed, at, speed, minimax, shape };
}

/** The stored tree; an unsound part is as at first. Never throws. */
export function readTreeScript(stored: unknown): TreeScript {
  const told = fields(stored);
  return {
    text: typeof told.text === "string" ? told.text : FIRST_TREE.text,
    root: told.root === "min" ? "min" : "max",
    by: TREE_ORDERS.find((one) => one === told.by) ?? "typed",
    seed: whole(told.seed, 1, 2 ** 31) ?? FIRST_TREE.seed,
    at: whole(told.at, 0, 2 ** 31) ?? 0,
    speed: TREE_SPEEDS.find((one) => one === told.speed) ?? FIRST_TREE.speed,
    minimax: told.minimax === true,
    shape: readShape(told.shape),
  };
}

function readShape(stored: unknown): TreeShape {
  const told = fields(stored);
  const { levels, children, seed } = SHAPE_BOUNDS;
  return {
    levels: whole(told.levels, ...levels) ?? FIRST_TREE.shape.levels,
    children: whole(told.children, ...children) ?? FIRST_TREE.shape.children,
    seed: whole(told.seed, ...seed) ?? FIRST_TREE.shape.seed,
  };
}

function whole(stored: unknown, least: number, most: number): number | null {
  const isWhole = Number.isSafeInteger(stored) && (stored as number) >= least && (stored as number) <= most;
  return isWhole ? (stored as number) : null;
}
