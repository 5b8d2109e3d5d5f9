/** A tree as nested lists. */
export type Nested = number | readonly Nested[];

/** The tree of a well-formed text, read by another way than the engine's. */
export function nested(text: string): Nested {
  return JSON.parse(text.replaceAll("(", "[").replaceAll(")", "]").replaceAll(" ", ","));
}

export function minimax(node: Nested, isMax: boolean): number {
  if (typeof node === "number") return node;
  return Math[isMax ? "max" : "min"](...node.map((child) => minimax(child, !isMax)));
}

function size(node: Nested): number {
  return typeof node === "number" ? 1 : node.reduce((sum: number, child) => sum + size(child), 1);
}

export interface Entered {
  path: string;
  alpha: number | string;
  beta: number | string;
  value: number;
}

const told = (bound: number): number | string =>
  Number.isFinite(bound) ? bound : bound > 0 ? "inf" : "-inf";

/**
 * Alpha-beta as textbooks have it, fail-soft: https://en.wikipedia.org/wiki/Alpha-beta_pruning, with what the
 * command line tells of it.
 */
export function textbook(root: Nested, isMax: boolean) {
  const nodes: Entered[] = [];
  const cut: string[] = [];
  function alphabeta(node: Nested, path: string, alpha: number, beta: number, max: boolean): number {
    const entered = { path, alpha: told(alpha), beta: told(beta), value: 0 };
    nodes.push(entered);
    if (typeof node === "number") {
      entered.value = node;
      return node;
    }
    let value = max ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    let [a, b] = [alpha, beta];
    for (const [place, child] of node.entries()) {
      const below = path === "" ? String(place) : `${path}.${place}`;
      if (a >= b) {
        cut.push(below);
        continue;
      }
      const found = alphabeta(child, below, a, b, !max);
      value = max ? Math.max(value, found) : Math.min(value, found);
      if (max) a = Math.max(a, value);
      else b = Math.min(b, value);
    }
    entered.value = value;
    return value;
  }
  const value = alphabeta(root, "", Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, isMax);
  return { value, visited: nodes.length, minimaxVisited: size(root), nodes, cut };
}
