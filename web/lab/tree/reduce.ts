import { randomTree } from "../../../engine/duel/random-tree.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { answering } from "../../state/question.ts";
import type { Reducers } from "../../state/state.ts";
import { treeLink } from "./link.ts";
import { stopsOf } from "./moment.ts";
import { SHAPE_BOUNDS, type TreeActions, type TreeScript, type TreeState } from "./tree.ts";

/** Numbers of the leaves of a random tree. */
const LEAVES = [1, 20] as const;

/** The search that is awaited. */
const searching = ({ question }: TreeState): number | null => question;

/** Reducers of the tree. */
export const TREE: Reducers<keyof TreeActions, TreeState> = {
  "tree/named": (tree, { text, root }) => {
    const isOther = treeLink(text, root) !== treeLink(tree.text, tree.root);
    return { ...tree, text, root, ...(isOther && { by: "typed", at: 0 }), playing: false };
  },
  "tree/typed": (tree, { text }) => ({ ...tree, text }),
  "tree/rooted": (tree, { root }) => ({ ...tree, root }),
  "tree/grew": (tree) => {
    const { levels, children, seed } = tree.shape;
    const text = randomTree(randomFrom(seed), { levels, children: [children, children], leaves: LEAVES });
    return { ...tree, text, shape: { ...tree.shape, seed: (seed % SHAPE_BOUNDS.seed[1]) + 1 } };
  },
  // The random order is another one each time.
  "tree/ordered": (tree, { by }) => ({ ...tree, by, seed: by === "random" ? tree.seed + 1 : tree.seed }),

  "tree/asked": (tree, { question }) => ({ ...tree, question }),
  "tree/lasted": answering(searching, (tree) => ({ ...tree, busy: true })),
  "tree/told": answering(searching, (tree, { text, root, by, trace, at }) => {
    const compared = `${root} ${text}`;
    const known = tree.compared === compared ? tree.entered : {};
    const entered = { ...known, [by]: trace.visited };
    const next = { ...tree, trace, compared, entered, problem: null, playing: false, busy: false };
    return { ...next, at: within(next, at) };
  }),
  "tree/refused": answering(searching, (tree, { problem }) => ({
    ...{ ...tree, problem },
    ...{ question: null, playing: false, busy: false },
  })),
  "tree/compared": answering(searching, (tree, { by, entered }) => ({
    ...tree,
    entered: { ...tree.entered, [by]: entered },
  })),
  "tree/stopped": (tree, { problem }) => ({ ...tree, question: null, busy: false, problem }),

  "tree/went": (tree, { at }) => ({ ...tree, playing: false, at: within(tree, at) }),
  "tree/played": (tree) => {
    if (!tree.trace || tree.trace.steps.length === 0) return tree;
    return { ...tree, playing: true, at: tree.at < lastStop(tree) ? tree.at : 0 };
  },
  "tree/beat": (tree) => {
    const at = within(tree, tree.at + 1);
    return tree.playing ? { ...tree, at, playing: at < lastStop(tree) } : tree;
  },
  "tree/paused": (tree) => (tree.playing ? { ...tree, playing: false } : tree),
  "tree/left": (tree) => ({ ...tree, question: null, playing: false, busy: false }),
  "tree/set": (tree, { change }) => ({ ...tree, ...change }),
};

/** The tree as it was remembered, before it was searched. */
export function treeOf(script: TreeScript): TreeState {
  return {
    ...script,
    ...{ trace: null, problem: null, busy: false, question: null },
    ...{ entered: {}, compared: "", playing: false },
  };
}

function lastStop({ trace }: TreeState): number {
  return trace ? stopsOf(trace).length - 1 : 0;
}

function within(tree: TreeState, at: number): number {
  return Math.min(Math.max(0, at), lastStop(tree));
}
