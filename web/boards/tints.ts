import type { DrawnLink } from "../../engine/model/argument.ts";
import type { Cell, Fact, Value } from "../../engine/model/fact.ts";
import type { Binding, Link } from "../../engine/model/rule.ts";

/**
 * The reason why a cell is highlighted. Each has a colour and a shape: dashes, round dashes for fins, solid edge, hatching,
 * dots for suppositions; "focus" and each house of an "area" have one line around all their cells, and so has each set.
 */
export type TintRole = "focus" | "area" | "premise" | "fin" | "conclude" | "suppose" | "conflict" | SetRole;

/** The looks of sets: of any two that are linked another one each. */
export type SetRole = "set-1" | "set-2" | "set-3";

/** Sets that are spoken of one by one, as the almost locked sets of a step. */
export interface TintedSet {
  readonly cells: readonly Cell[];
  readonly role: SetRole;
  /** Something is said of it now. */
  readonly isSpoken: boolean;
}

/** A house by its law's id and its number from 1, as bindings name it. */
export type NamedHouse = Extract<Binding, { as: "houses" }>["of"][number];

/** Highlights of a hint or of an answer to a question. */
export interface Tints {
  readonly cells: ReadonlyMap<Cell, readonly TintRole[]>;
  /** The cell that is asked about: it stays ringed within an outlined area. */
  readonly asked?: Cell;
  /** Values that are ruled out, as bit sets. */
  readonly struck: ReadonlyMap<Cell, number>;
  /** Values that were ruled out before, on which the step rests, as bit sets. */
  readonly gone?: ReadonlyMap<Cell, number>;
  /** Values that are concluded, shown before they are written. */
  readonly shows: ReadonlyMap<Cell, Value>;
  /** Supposed values of blank cells, drawn unlike written ones; as `PageKind.drawn` has them. */
  readonly supposed?: ReadonlyMap<Cell, Value>;
  /** The area that is spoken of: where to look, or the houses of a rule. */
  readonly area?: readonly Cell[];
  /** The houses that the step speaks of: of the area each has a line of its own. */
  readonly houses?: readonly NamedHouse[];
  /** The line around that area, as an SVG path; one unit is a cell. See `outlined`. */
  readonly outline?: string;
  readonly sets?: readonly TintedSet[];
  /** Candidates of a chain and of sets, as bit sets; they are shown whatever is noted. */
  readonly candidates?: ReadonlyMap<Cell, number>;
  /** The chain that is spoken of. */
  readonly chain?: TintedChain;
  /** The lines around sets and the links, drawn over the cells. See `outlined`. */
  readonly over?: unknown;
}

/** A link as it is drawn: of a chain with what makes it. */
export type TintedLink = DrawnLink & Partial<Pick<Link, "by">>;

/** A chain, or the lines of an argument, on a board. */
export interface TintedChain {
  readonly links: readonly TintedLink[];
  /** The links that are spoken of; null for the whole chain. */
  readonly told: readonly TintedLink[] | null;
  /** What lemmas say that cannot be together; it stays while the step is told. */
  readonly kept?: readonly TintedLink[];
  /** What is supposed, and what the lines so far gave: candidates that hold as long as this is told. */
  readonly held?: readonly Fact[];
  /** Cells that hold a digit, of which its lines keep clear where they can. */
  readonly filled?: ReadonlySet<Cell>;
  /** Its board draws no candidates, and so no links. */
  readonly atCells?: boolean;
}

/** Sets are said by their numbers, as their looks return. */
export function isSetRole(role: TintRole): role is SetRole {
  return role.startsWith("set-");
}

export const NO_TINTS: Tints = { cells: new Map(), struck: new Map(), shows: new Map() };
