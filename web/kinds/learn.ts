import type { KindId } from "../../engine/kinds/contract/kind.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { KindLesson } from "./contract/kind-learn.ts";

/** What a kind brings to Learn, each part fetched when it is wanted. */
export interface LearnLoaders {
  /** How many boards the first lesson has. */
  readonly boards: number;
  lesson(): Promise<KindLesson>;
  /** What is said of its techniques; see `readTopics`. */
  readonly texts: Readonly<Record<Lang, () => Promise<string>>>;
  /** The positions to learn them from; see `readLessons`. */
  drills(): Promise<string>;
}

/** The kinds that can be learnt; any other has no part in Learn. */
const LEARNS: { readonly [K in KindId]?: LearnLoaders } = {
  sudoku: {
    boards: 3,
    lesson: async () => (await import("./sudoku/learn-lesson.ts")).sudokuLesson,
    texts: {
      en: async () => (await import("./sudoku/learn-en.ts")).texts,
      zh: async () => (await import("./sudoku/learn-zh.ts")).texts,
    },
    drills: async () => (await import("./sudoku/learn-drills.ts")).drills,
  },
  nurikabe: {
    boards: 5,
    lesson: async () => (await import("./nurikabe/learn-lesson.ts")).nurikabeLesson,
    texts: {
      en: async () => (await import("./nurikabe/learn-en.ts")).texts,
      zh: async () => (await import("./nurikabe/learn-zh.ts")).texts,
    },
    drills: async () => (await import("./nurikabe/learn-drills.ts")).drills,
  },
};

/** The ids of the kinds that can be learnt. */
export const learntKinds = (): readonly string[] => Object.keys(LEARNS);

/** What a kind brings to Learn; undefined for one that brings nothing. */
export function learnOf(kind: string): LearnLoaders | undefined {
  return Object.hasOwn(LEARNS, kind) ? LEARNS[kind as KindId] : undefined;
}
