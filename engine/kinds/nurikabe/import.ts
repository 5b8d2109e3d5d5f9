import { fail, type Result } from "../../model/result.ts";
import type { ImportKind } from "../contract/kind.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { readAddress } from "./spellings/address.ts";
import { readGridText } from "./spellings/grid-text.ts";
import { readJanko } from "./spellings/janko.ts";
import { nurikabeOfPenpa } from "./spellings/penpa.ts";
import { readPzprFile } from "./spellings/pzpr-file.ts";
import type { ReadNurikabe } from "./spellings/reading.ts";
import { readTask } from "./spellings/task.ts";

export type { ReadNurikabe };

/** Most characters of a text that is looked at. */
const LONGEST = 200_000;

/**
 * Reads a Nurikabe in any spelling that programs and people use: addresses of pzpr's kin and links of
 * ours, pzprv3 files with marks, janko.at's text, tasks of puzzle-nurikabe.com, plain grids. Null when
 * the text does not look like a Nurikabe. Penpa's packed addresses are unpacked elsewhere and read by `nurikabeOfPenpa`.
 */
export function importNurikabe(text: string): Result<ReadNurikabe> | null {
  if (text.length > LONGEST) return tooLong(text.length);
  return readPzprFile(text) ?? readAddress(text) ?? readJanko(text) ?? readTask(text) ?? readGridText(text);
}

/** The readers of Nurikabe. Its texts name it, or have clues apart as no board of digits has. */
export const nurikabeImport: ImportKind<NurikabePuzzle> = {
  id: "nurikabe",
  rank: 1,
  tries: [{ en: "a puzz.link address", zh: "puzz.link 地址" }],
  packed: () => null,
  read: importNurikabe,
  readLine: readAddress,
  likelihood: () => 1,
  readPenpa: nurikabeOfPenpa,
};

function tooLong(length: number): Result<never> {
  return fail("too-long", {
    en: `This text has ${length} characters; at most ${LONGEST} are read. Paste one puzzle only.`,
    zh: `这段文字有 ${length} 个字符，最多读取 ${LONGEST} 个。请只粘贴一道题。`,
  });
}
