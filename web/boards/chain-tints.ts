import type {
  ArgumentLine,
  DrawnLink,
  ExplainedStatement,
  LinePicture,
} from "../../engine/model/argument.ts";
import type { Board } from "../../engine/model/board.ts";
import { type Cell, cellOf, type Fact, isNegative, negate, valueOf } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import type { Frame } from "../state/frames.ts";
import { rowsOf } from "./link-rows.ts";
import { NO_TINTS, type TintedLink, type TintRole, type Tints } from "./tints.ts";

/**
 * The tints of a step by a chain, from those of the step: of its cells stand out the two ends, of which its sentence speaks, or
 * the cells of one link; and what is concluded. Other steps keep theirs.
 */
export function chainTints(tints: Tints, { step, link }: Frame): Tints {
  const { links } = step;
  if (!links || links.length === 0) return tints;
  const candidates = bitsOf(links.flatMap(({ from, to }) => [...from, ...to]));
  const spoken = new Set((link ? [...link.from, ...link.to] : endsOf(links)).map(cellOf));
  const concluded = new Set(step.adds.map(cellOf));
  const cells = new Map<Cell, readonly TintRole[]>();
  for (const cell of candidates.keys()) cells.set(cell, ["area"]);
  const [under, over] = link ? [concluded, spoken] : [spoken, concluded];
  for (const cell of under) cells.set(cell, [link ? "conclude" : "premise"]);
  for (const cell of over) cells.set(cell, [link ? "premise" : "conclude"]);
  // A candidate of the chain stands in its place; the digit that follows does not cover it.
  const shows = new Map([...tints.shows].filter(([cell]) => !candidates.has(cell)));
  // The cell or the house from which branches lead stays outlined while nothing is said of a link.
  const area = link ? [] : (tints.area ?? []);
  return { ...tints, cells, shows, area, candidates, chain: { links, told: link ? [link] : null } };
}

/** The two ends of each row of links: of a chain one or the other holds; of a loop they are the same. */
function endsOf(links: NonNullable<ExplainedStep["links"]>): Fact[] {
  return rowsOf(links).flatMap((row) => [...row[0].from, ...row[row.length - 1].to]);
}

/** The values of each cell, as bit sets. */
export function bitsOf(
  facts: readonly Fact[],
  before: ReadonlyMap<Cell, number> = new Map(),
): Map<Cell, number> {
  const bits = new Map(before);
  for (const fact of facts) {
    const cell = cellOf(fact);
    bits.set(cell, (bits.get(cell) ?? 0) | (1 << valueOf(fact)));
  }
  return bits;
}

/**
 * The tints of a frame of an argument: the links of its lines so far, those of the present line the strongest; and, as red
 * links that stay, the lemmas that its statement cites, or the one that it states. Null where the frame is none of an argument.
 */
export function argumentTints({ step, type, statement, line }: Frame): Tints | null {
  const told = statement ?? step.argument?.at(-1);
  if (!told) return null;
  const isWhole = type === "step";
  const pictures = told.pictures ?? [];
  const until = isWhole ? pictures.length : (line ?? -1) + 1;
  const links = pictures.slice(0, until).flatMap((one) => one.links);
  const ends = isWhole && told.so.length === 0 ? pictures.length - 1 : undefined;
  const now = pictures[line ?? ends ?? -1] ?? null;
  const spoken = spokenIn(told, type, line);
  const atCells = !step.argument?.some(({ pictures = [] }) => pictures.some(({ links }) => links.length > 0));
  const kept = atCells
    ? []
    : type === "lemma"
      ? linksOf(told)
      : citedBy(told, step.argument ?? []).flatMap(linksOf);
  const candidates = bitsOf(
    [...links, ...kept].flatMap(({ from, to }) => [...from, ...to]),
    bitsOf([...spoken, ...(isWhole ? [] : told.when.filter(isNegative))].map(candidateOf)),
  );
  const cells = new Map<Cell, readonly TintRole[]>();
  for (const cell of candidates.keys()) cells.set(cell, ["area"]);
  for (const fact of told.when) cells.set(cellOf(fact), ["suppose"]);
  for (const { from } of now?.links ?? [])
    for (const fact of from) if (!isAmong(told.when, fact)) cells.set(cellOf(fact), ["premise"]);
  const isEnd = now !== null && line === told.lines.length - 1 && told.so.length === 0;
  const isGiven = (fact: Fact): boolean => type === "line" || isWhole || told.so.includes(fact);
  for (const fact of spoken) cells.set(cellOf(fact), [isGiven(fact) ? "conclude" : "suppose"]);
  if (isEnd) for (const cell of now.area) cells.set(cell, ["conflict"]);
  const gives = type === "lemma" ? told.so : told.lines.slice(0, until).flatMap((one) => one.gives);
  const holding = [...(isWhole ? [] : told.when), ...gives].filter((fact) => !isNegative(fact));
  const out = [...(isWhole ? step.adds : [...told.when, ...gives]).filter(isNegative), ...lostIn(now)];
  const [held, struck] = atCells ? [[], new Map<Cell, number>()] : [holding, bitsOf(out)];
  const chain = { links, told: now ? now.links : null, kept, held, atCells };
  const put = isWhole ? step.adds.filter((fact) => !isNegative(fact)) : [];
  const gone = bitsOf(atCells ? [] : goneFor(told.lines[line ?? ends ?? -1], now, step.grounds));
  const shows = new Map(put.map((fact) => [cellOf(fact), valueOf(fact)] as const));
  const area = now && !isEnd ? now.area : [];
  return { ...NO_TINTS, cells, struck, shows, candidates, chain, area, ...(gone.size > 0 && { gone }) };
}

/** Of what was ruled out before the argument, what a line's demand needs: of its cell each value, of its house its own. */
function goneFor(
  line: ArgumentLine | undefined,
  picture: LinePicture | null,
  known: readonly Fact[],
): Fact[] {
  const { demand } = line ?? {};
  if (!demand || !picture) return [];
  const isAsked = (fact: Fact): boolean => demand.by.as === "cell" || valueOf(fact) === demand.value;
  return known.filter((fact) => isNegative(fact) && isAsked(fact) && picture.area.includes(cellOf(fact)));
}

/** The candidates that are out in a line because another one holds. */
function lostIn(picture: LinePicture | null): Fact[] {
  const links = picture?.links.filter(({ type }) => type === "weak") ?? [];
  return links.filter(({ from }) => from.length === 1).flatMap(({ to }) => to);
}

/** What a frame speaks of: what is supposed, or what a line gives, or the conclusion. */
function spokenIn(
  { when, so, lines }: ExplainedStatement,
  type: Frame["type"],
  line?: number,
): readonly Fact[] {
  if (type === "lemma") return [...when, ...so];
  if (type === "line") return lines[line ?? 0]?.gives ?? [];
  return type === "assume" ? when : when.map(negate);
}

/** The lemmas that the lines of a statement cite. */
function citedBy(
  { lines }: ExplainedStatement,
  argument: readonly ExplainedStatement[],
): ExplainedStatement[] {
  const cited = new Set(lines.map(({ cites }) => cites));
  return argument.filter((_, at) => cited.has(at));
}

/** The link of a lemma that says of two that they cannot be together; of more no line between two says so. */
function linksOf({ when, so }: ExplainedStatement): DrawnLink[] {
  const [one, other] = when.map(candidateOf);
  return so.length === 0 && when.length === 2 ? [{ type: "never", from: [one], to: [other] }] : [];
}

function isAmong(facts: readonly Fact[], fact: Fact): boolean {
  return facts.some((one) => cellOf(one) === cellOf(fact));
}

function candidateOf(fact: Fact): Fact {
  return isNegative(fact) ? negate(fact) : fact;
}

/**
 * The tints without candidates and links of cells that hold another value: nothing is left there to ring or to lead to. Cells
 * that were marked for these alone are marked no longer.
 */
export function withoutFilled(tints: Tints, { givens }: Puzzle, { marks }: Pick<Board, "marks">): Tints {
  const { chain, candidates } = tints;
  if (!chain || chain.atCells) return tints;
  const given = new Map(givens.map((fact) => [cellOf(fact), valueOf(fact)]));
  const valueIn = (cell: Cell): number => given.get(cell) ?? marks[cell] ?? 0;
  const isOpen = (fact: Fact): boolean => [0, valueOf(fact)].includes(valueIn(cellOf(fact)));
  const links = new Map<TintedLink, TintedLink>();
  for (const link of [...chain.links, ...(chain.told ?? []), ...(chain.kept ?? [])]) {
    const [from, to] = [link.from.filter(isOpen), link.to.filter(isOpen)];
    if (from.length > 0 && to.length > 0) links.set(link, { ...link, from, to });
  }
  const left = (all: readonly TintedLink[]): TintedLink[] => all.flatMap((link) => links.get(link) ?? []);
  const isLost = (cell: Cell): boolean => valueIn(cell) !== 0 && (candidates?.has(cell) ?? false);
  const own = (roles: readonly TintRole[]): boolean =>
    !roles.every((role) => role === "area" || role === "premise");
  return {
    ...tints,
    cells: new Map([...tints.cells].filter(([cell, roles]) => !isLost(cell) || own(roles))),
    struck: new Map([...tints.struck].filter(([cell]) => !isLost(cell))),
    ...(candidates && { candidates: new Map([...candidates].filter(([cell]) => !isLost(cell))) }),
    chain: {
      ...chain,
      filled: new Set([...marks.keys()].filter((cell) => valueIn(cell) !== 0)),
      links: left(chain.links),
      told: chain.told && left(chain.told),
      ...(chain.kept && { kept: left(chain.kept) }),
    },
  };
}
