import type { Words } from "./words.ts";

/** Why a text from outside was refused: a sentence for the person and, where it helps, the place. */
export interface Problem {
  /** Stable name of the problem, for tests and programs. */
  readonly code: string;
  readonly text: Words;
  /** Line and column, both from 1, in the text as it was given. */
  readonly at?: { readonly line: number; readonly column: number };
}

/** The outcome of reading a text from outside. Inside the engine, types are trusted instead. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(code: string, text: Words, at?: Problem["at"]): Result<never> {
  return { ok: false, problem: at ? { code, text, at } : { code, text } };
}

/** Inside the engine a broken promise is a defect: say which one and stop. */
export function assert(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new Error(`Broken promise: ${promise}`);
}
