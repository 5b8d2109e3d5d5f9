import type { KindId, PlayKind } from "../kinds/contract/kind.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { fail, ok, type Result } from "../model/result.ts";

/** The content of a link of ours. */
export interface Linked {
  readonly kind: KindId;
  readonly puzzle: Puzzle;
  /** Marks that came with the link, if any. */
  readonly marks: number[] | null;
  /** The frame of the next hint that it leads to, from 0, if it leads to one. */
  readonly frame?: number;
}

/** No walk has more frames than three digits can number; anything else behind the marks is passed over. */
const FRAME = /^\d{1,3}$/;
/** Longest address fragment that is looked at, in characters. */
const LONGEST = 20_000;

/**
 * `#/<kind>/<canonical text>`, with `~<marks>` at the end when there is progress, and `~<frame>` behind these where it leads to a frame of
 * the hint that comes next there.
 */
export function linkTo<P extends Puzzle>(
  kind: PlayKind<P>,
  puzzle: P,
  marks?: readonly number[],
  frame?: number,
): string {
  const progress = marks ? kind.formatMarks(puzzle, marks) : "";
  const place = frame === undefined ? "" : `~${frame}`;
  return `#/${kind.id}/${kind.format(puzzle)}${progress || place ? `~${progress}` : ""}${place}`;
}

/** Reads the fragment of an address; null when it does not name a kind. */
export function readLink(kinds: readonly PlayKind[], fragment: string): Result<Linked> | null {
  const text = decoded(fragment).replace(/^#?\/?/, "");
  const slash = text.indexOf("/");
  const kind = kinds.find((one) => one.id === text.slice(0, Math.max(slash, 0)));
  if (!kind) return null;
  if (text.length > LONGEST) {
    return fail("link-too-long", {
      en: `This link has ${text.length} characters; no puzzle needs more than ${LONGEST}. Was something else pasted?`,
      zh: `这个链接有 ${text.length} 个字符，题目最多需要 ${LONGEST} 个。是否贴错了内容？`,
    });
  }
  const [body, progress = "", place = ""] = text
    .slice(slash + 1)
    .replace(/\/$/, "")
    .split("~", 3);
  const puzzle = kind.parse(body.replace(/\/$/, ""));
  if (!puzzle.ok) return puzzle;
  const linked = { kind: kind.id, puzzle: puzzle.value, ...(FRAME.test(place) && { frame: Number(place) }) };
  if (!progress) return ok({ ...linked, marks: null });
  const marks = kind.parseMarks(puzzle.value, progress);
  return marks.ok ? ok({ ...linked, marks: marks.value }) : marks;
}

/** Messengers escape what they like; a broken escape is left as it is for the parser to name. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
