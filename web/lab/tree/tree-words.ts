import type { TreeStep, TreeTrace } from "../../../engine/duel/trace.ts";
import { count, t } from "../../words/more.ts";
import { type NodeState, sureness, type TreeMoment } from "./moment.ts";
import { spelled } from "./numbers.ts";

/** The numbers of the children on the way to a node, from 1 as they were typed; "" for the root. */
export function pathName({ nodes }: TreeTrace, number: number): string {
  const way: number[] = [];
  for (let at = number; nodes[at].parent >= 0; at = nodes[at].parent) way.push(nodes[at].place + 1);
  return way.reverse().join(".");
}

/** How a node is called. */
function nodeName(trace: TreeTrace, number: number): string {
  const name = pathName(trace, number);
  return name === "" ? t("tree.root") : t("tree.node", { name });
}

/** The player to move at a node. */
export function playerOf({ nodes }: TreeTrace, number: number): string {
  return t(nodes[number].isMax ? "tree.max" : "tree.min");
}

function otherThan({ nodes }: TreeTrace, number: number): string {
  return t(nodes[number].isMax ? "tree.min" : "tree.max");
}

/** The step of a moment, and its reason: one or two sentences. */
export function sentence(trace: TreeTrace, moment: TreeMoment): string {
  const { last } = moment;
  if (!last) return count("tree.say-start", trace.nodes.length, { player: playerOf(trace, 0) });
  switch (last.type) {
    case "enter":
      return entering(trace, last);
    case "back":
      return returning(trace, moment, last);
    case "cut":
      return cutting(trace, moment, last);
    case "leave":
      return last.node === 0 ? ending(trace) : leafSays(trace, last);
  }
}

function entering(trace: TreeTrace, { node, alpha, beta }: TreeStep & { type: "enter" }): string {
  const slots = {
    ...{ player: playerOf(trace, node), node: nodeName(trace, node) },
    ...{ alpha: spelled(alpha), beta: spelled(beta) },
  };
  const hasAlpha = Number.isFinite(alpha);
  if (hasAlpha && Number.isFinite(beta)) return t("tree.say-enter-between", slots);
  if (hasAlpha) return t("tree.say-enter-above", slots);
  return t(Number.isFinite(beta) ? "tree.say-enter-below" : "tree.say-enter-open", slots);
}

function leafSays(trace: TreeTrace, { node, value }: TreeStep & { type: "leave" }): string {
  return t("tree.say-leaf", { node: pathName(trace, node), value: spelled(value) });
}

function returning(
  trace: TreeTrace,
  moment: TreeMoment,
  { node, child, value, alpha, beta }: TreeStep & { type: "back" },
): string {
  const before = standingBefore(trace, moment.steps - 1, node);
  const { isMax } = trace.nodes[node];
  const told = sureness(moment, child);
  const slots = {
    ...{ player: playerOf(trace, node), node: nodeName(trace, child), value: spelled(value) },
    worth: t(`tree.worth-${told}`, { value: spelled(moment.value[child]) }),
    ...{ alpha: spelled(alpha), beta: spelled(beta) },
    ...{ bound: isMax ? "α" : "β", to: spelled(isMax ? alpha : beta) },
    from: spelled(isMax ? before.alpha : before.beta),
  };
  if (value === before.value) return t("tree.say-back-same", slots);
  if (alpha === before.alpha && beta === before.beta) return t("tree.say-back-weak", slots);
  return t(isMax ? "tree.say-back-alpha" : "tree.say-back-beta", slots);
}

/** The value and the bounds of a node before a step. */
function standingBefore({ steps }: TreeTrace, index: number, node: number) {
  for (let at = index - 1; at >= 0; at--) {
    const step = steps[at];
    if (step.node !== node) continue;
    if (step.type === "back") return step;
    if (step.type === "enter") return { ...step, value: Number.NaN };
  }
  return { value: Number.NaN, alpha: Number.NEGATIVE_INFINITY, beta: Number.POSITIVE_INFINITY };
}

function cutting(
  trace: TreeTrace,
  moment: TreeMoment,
  { node, children, alpha, beta }: TreeStep & { type: "cut" },
): string {
  const { isMax } = trace.nodes[node];
  const reason = t("tree.say-cut", {
    ...{ player: playerOf(trace, node), other: otherThan(trace, node) },
    ...{ value: spelled(moment.value[node]), has: spelled(isMax ? beta : alpha) },
    ...{ alpha: spelled(alpha), beta: spelled(beta) },
  });
  return `${reason}${t("tree.gap")}${count("tree.say-left-out", children.length)}`;
}

function ending(trace: TreeTrace): string {
  const saved = trace.minimaxVisited - trace.visited;
  const slots = { ...{ value: spelled(trace.value), all: trace.minimaxVisited, entered: trace.visited } };
  return `${t("tree.say-end", slots)}${t("tree.gap")}${saved > 0 ? count("tree.say-saved", saved) : t("tree.say-saved-none")}`;
}

/** The state of a node, in words; of a pruned one, with the reason. */
export function stateWords(trace: TreeTrace, moment: TreeMoment, number: number): string {
  const state: NodeState = moment.states[number];
  if (state !== "cut") return t(`tree.state-${state}`);
  const { parent } = trace.nodes[number];
  return t("tree.state-cut", {
    alpha: spelled(moment.alpha[parent]),
    beta: spelled(moment.beta[parent]),
  });
}

/** The value of a node so far, with the bounds of its true value when it has returned. */
export function valueWords(trace: TreeTrace, moment: TreeMoment, number: number): string {
  const { leaf } = trace.nodes[number];
  const value = leaf ?? moment.value[number];
  if (Number.isNaN(value)) return "";
  const told = leaf === null && moment.states[number] === "done" ? sureness(moment, number) : "exact";
  return t(`tree.value-${told}`, { value: spelled(value) });
}
