import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import {
  loadMaker,
  loadQuick,
  loadWhole,
  type QuickLoaded,
  type WholeKind,
} from "../../engine/kinds/load.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { fail, ok, type Result } from "../../engine/model/result.ts";
import type { PuzzleText } from "../api.ts";
import type { Work } from "../work.ts";

/** Answers with the loaded part of a kind. */
export async function withKind<K, T, News = never>(
  id: string,
  load: (id: string) => Promise<K | undefined>,
  answer: (kind: K) => Result<Work<T, News>>,
): Promise<Result<Work<T, News>>> {
  const kind = await load(id);
  if (kind !== undefined) return answer(kind);
  return fail("unknown-kind", {
    en: `There is no kind of puzzle called "${id}".`,
    zh: `没有名为“${id}”的题型。`,
  });
}

/** A kind with its maker. */
export async function loadToMake(id: string): Promise<{ kind: WholeKind; making: MakeKind } | undefined> {
  const kind = await loadWhole(id);
  return kind && { kind, making: await loadMaker(kind.play.id) };
}

/** A puzzle, ready for every search, with the whole of its kind. */
export function withPuzzle<T, News = never>(
  asked: PuzzleText,
  job: (kind: WholeKind, puzzle: Puzzle) => Work<T, News>,
): Promise<Result<Work<T, News>>> {
  return withKind(asked.kind, loadWhole, (kind) => {
    const puzzle = kind.play.parse(asked.text);
    return puzzle.ok ? ok(job(kind, kind.think.prepare(puzzle.value))) : puzzle;
  });
}

/** A puzzle with the quick part of its kind. */
export function withQuick<T, News = never>(
  asked: PuzzleText,
  job: (kind: QuickLoaded, puzzle: Puzzle) => Work<T, News>,
): Promise<Result<Work<T, News>>> {
  return withKind(asked.kind, loadQuick, (kind) => {
    const puzzle = kind.play.parse(asked.text);
    return puzzle.ok ? ok(job(kind, puzzle.value)) : puzzle;
  });
}
