import type { Cell } from "../../../model/fact.ts";
import type { Words } from "../../../model/words.ts";
import type { Come, Part, Picture } from "./picture.ts";

const NAMES = {
  cell: ["c", "d", "e", "f", "g", "h"],
  island: ["i", "j", "k", "l"],
  sea: ["s", "t", "u", "v"],
  square: ["q", "r"],
  set: ["S", "T", "U"],
  place: ["x", "y"],
  clue: ["m", "n"],
} as const;

/** The text of a rule that is put together from the steps of a supposition: its lines and the words for them. */
export class Draft {
  readonly lines: string[] = [];
  readonly #said: Said[] = [];
  readonly picture: Picture;
  /** More names are wanted than there are. */
  isFull = false;
  readonly #used = { cell: 0, island: 0, sea: 0, square: 0, set: 0, place: 0, clue: 0 };
  readonly #regions = new Map<Cell, string>();
  readonly #clues = new Map<string, string>();

  constructor(picture: Picture) {
    this.picture = picture;
  }

  /** A name that is not taken. */
  name(sort: keyof typeof NAMES): string {
    const name = NAMES[sort][this.#used[sort]++];
    this.isFull ||= name === undefined;
    return name ?? "z";
  }

  /** Says something of a name, for which `{x}` stands; of several names in a row it is said once. */
  tell(name: string, words: Words): void {
    const last = this.#said.at(-1);
    if (last?.words.en === words.en) last.names.push(name);
    else this.#said.push({ names: [name], words });
  }

  /** What was said, in order. */
  get said(): readonly Words[] {
    return this.#said.map(({ names, words }) => {
      const all = names.map((name) => `{${name}}`);
      const row = all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : all[0];
      return {
        en: words.en.replace("{x}", row),
        zh: words.zh.replace("{x}", all.join("、")),
      };
    });
  }

  come(name: string, cells: readonly Cell[], isSea: boolean, isSet = false): void {
    this.picture.add({ name, cells, isSea, isSet });
  }

  /** The name of a known region: one beside a cell that has a name, where there is one, else any of its colour. */
  region(home: Cell, isSea: boolean): string {
    const known = this.#regions.get(home);
    if (known) return known;
    const { near } = this.picture.puzzle.lattice;
    const cells = this.picture.regionAt(home);
    const anchor = this.picture.come.find(
      (one) => !one.isSet && near[one.cells[0]].some((cell) => cells.includes(cell)),
    );
    const all = isSea ? "seas" : "islands";
    const name = this.name(isSea ? "sea" : "island");
    this.lines.push(`for ${name} in ${anchor ? `${all}(${anchor.name})` : all}`);
    for (const [other, { length }] of [...this.#regions].map(
      ([cell, one]) => [one, this.picture.regionAt(cell)] as const,
    ))
      if (length > 0 && isSea === (NAMES.sea as readonly string[]).includes(other))
        this.lines.push(`if ${name} != ${other}`);
    this.#regions.set(home, name);
    return name;
  }

  /** The name of the clue of an island; the rule does not match where it has none. */
  clueOf(island: string): string {
    const known = this.#clues.get(island);
    if (known) return known;
    const name = this.name("clue");
    this.lines.push(`for ${name} = clue(${island})`);
    this.#clues.set(island, name);
    return name;
  }

  /** The name of a square, with the cells of a name in it that are there. */
  square(cells: readonly Cell[]): string {
    const name = this.name("square");
    const inside = this.picture.come.filter((one) => !one.isSet && cells.includes(one.cells[0]));
    const [first, ...more] = inside;
    this.lines.push(`for ${name} in ${first ? `squares(${first.name})` : "squares"}`);
    for (const one of more) this.lines.push(`if ${one.name} in ${name}`);
    return name;
  }

  /** " - c - d": what came of a colour and lies among some cells. */
  without(cells: readonly Cell[], isSea: boolean): string {
    const among = new Set(cells);
    return this.picture.come
      .filter((one) => one.isSea === isSea && one.cells.some((cell) => among.has(cell)))
      .map(({ name }) => ` - ${name}`)
      .join("");
  }

  /** "c | d as land, e as sea": what came to some cells, as arguments of a word; empty for nothing. */
  supposing(cells: readonly Cell[]): string {
    const among = new Set(cells);
    const came = this.picture.come.filter((one) => one.cells.some((cell) => among.has(cell)));
    return [true, false]
      .map((isSea) => [came.filter((one) => one.isSea === isSea).map(({ name }) => name), isSea] as const)
      .filter(([names]) => names.length > 0)
      .map(([names, isSea]) => `${names.join(" | ")} as ${isSea ? "sea" : "land"}`)
      .join(", ");
  }

  /** A part as its rule will see it: names for its regions and its cells that came, with the lines that say how they are joined. */
  joined(cell: Cell, isSea: boolean): Named {
    const first = this.picture.partAt(cell);
    for (const set of first.come.filter(({ isSet }) => isSet))
      for (const one of set.cells.filter((one) => first.cells.includes(one))) {
        if (this.picture.come.some(({ cells, isSet }) => !isSet && cells[0] === one)) continue;
        const name = this.name("cell");
        this.lines.push(`for ${name} in ${set.name}`);
        this.come(name, [one], isSea);
      }
    const part = this.picture.partAt(cell);
    const come = part.come.filter(({ isSet }) => !isSet);
    const names = part.known.map((home) => this.region(home, isSea));
    const { near } = this.picture.puzzle.lattice;
    for (const [at, { name, cells }] of come.entries()) {
      const beside = part.known.findIndex((home) =>
        this.picture.regionAt(home).some((one) => near[cells[0]].includes(one)),
      );
      const other = come.slice(0, at).find((one) => near[cells[0]].includes(one.cells[0]));
      const isSaid =
        beside >= 0 && this.lines.includes(`for ${names[beside]} in ${isSea ? "seas" : "islands"}(${name})`);
      if (beside >= 0 && !isSaid) this.lines.push(`if ${name} in libs(${names[beside]})`);
      if (beside < 0 && other) this.lines.push(`if ${name} in near(${other.name})`);
      if (names.length === 0) this.lines.push(`if size(near(${name}) & ${isSea ? "walls" : "lands"}) = 0`);
    }
    return { part, names, come, at: names[0] ?? come[0].name };
  }

  /** The unknown cells beside a part. */
  shore({ names, come }: Named): string {
    if (come.length === 0 && names.length === 1) return `libs(${names[0]})`;
    const beside = [...names.map((name) => `libs(${name})`), ...come.map(({ name }) => `near(${name})`)];
    return `((${beside.join(" | ")}) & blank)${come.map(({ name }) => ` - ${name}`).join("")}`;
  }
}

interface Said {
  readonly names: string[];
  readonly words: Words;
}

/** A part whose regions and cells have names. */
export interface Named {
  readonly part: Part;
  readonly names: readonly string[];
  readonly come: readonly Come[];
  /** The name that it is called by. */
  readonly at: string;
}
