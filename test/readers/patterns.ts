import { type Random, randomFrom } from "../../engine/model/random.ts";
import { BLANKS, BRACKETS, FORMATS, type Format } from "./formats.ts";

/** A text of any length that is made to be hard to read. */
export interface Pattern {
  readonly name: string;
  /** The format whose tokens it is made of. */
  readonly of: string;
  /** A text of about so many characters, never more. */
  text(length: number): string;
}

/** Mixes of a few tokens, a format. */
const MIXES = 4;
const LONGEST_MIX = 5;
const SEED = 11;

/** Begins as `head`, ends as `tail`, and is `unit` over and over between. */
function pattern(of: string, name: string, unit: string, head = "", tail = ""): Pattern {
  return {
    of,
    name: `${of}: ${name}`,
    text: (length) =>
      head + unit.repeat(Math.max(0, Math.floor((length - head.length - tail.length) / unit.length))) + tail,
  };
}

function* ofFormat({ name: of, head, sound, tokens }: Format, random: Random): Iterable<Pattern> {
  const shown = (text: string): string => JSON.stringify(text);
  const middle = Math.floor(sound.length / 2);
  for (const token of tokens) {
    yield pattern(of, `${shown(token)} repeated`, token);
    yield pattern(of, `${shown(token)} in words`, `${token} `);
    yield pattern(of, `${shown(token)} in lines`, `${token}\n`);
    yield pattern(of, `${shown(token)} behind the beginning`, token, head, "\n!");
    yield pattern(
      of,
      `${shown(token)} amid a sound text`,
      token,
      sound.slice(0, middle),
      sound.slice(middle),
    );
  }
  for (const blank of BLANKS.filter((one) => one !== "")) {
    yield pattern(of, `${shown(blank)} behind the beginning`, blank, head, "!");
    yield pattern(of, `${shown(blank)} before a sound text`, blank, "", sound);
  }
  yield pattern(of, "sound, a line each", `${sound}\n`);
  yield pattern(of, "sound, in one word", sound);
  for (let mix = 0; mix < MIXES; mix++) {
    const unit = Array.from({ length: 2 + random.below(LONGEST_MIX - 1) }, () =>
      random.below(4) === 0 ? BLANKS[random.below(BLANKS.length)] : tokens[random.below(tokens.length)],
    ).join("");
    if (unit !== "") yield pattern(of, `mix ${shown(unit)}`, unit, random.below(2) ? head : "");
  }
}

function* nested(): Iterable<Pattern> {
  for (const [open, close] of BRACKETS) {
    yield pattern("brackets", `${open} open`, open);
    yield {
      of: "brackets",
      name: `brackets: ${open} within each other`,
      text: (length) => {
        const deep = Math.floor(length / (open.length + close.length));
        return open.repeat(deep) + close.repeat(deep);
      },
    };
  }
  for (const blank of BLANKS.filter((one) => one !== ""))
    yield pattern("blanks", `${JSON.stringify(blank)} repeated`, blank);
}

/** Every pattern: the tokens of each format repeated, in words, in lines, behind its beginning and amid a sound text; blanks; brackets; mixes. */
export const PATTERNS: readonly Pattern[] = [
  ...nested(),
  ...FORMATS.flatMap((format, at) => [...ofFormat(format, randomFrom(SEED + at))]),
];
