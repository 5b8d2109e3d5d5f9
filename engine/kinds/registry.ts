import type { Puzzle } from "../model/puzzle.ts";
import type {
  ExportKind,
  ImportKind,
  KindId,
  MakeKind,
  PlayKind,
  PuzzleOf,
  QuickKind,
  ThinkKind,
} from "./contract/kind.ts";
import type { PackKind } from "./contract/pack-kind.ts";

/** Loads the parts of one kind, each when it is first wanted. */
export interface KindLoaders<P extends Puzzle = Puzzle> {
  play(): Promise<PlayKind<P>>;
  quick(): Promise<QuickKind<P>>;
  think(): Promise<ThinkKind<P>>;
  make(): Promise<MakeKind<P>>;
  import(): Promise<ImportKind<P>>;
  export(): Promise<ExportKind<P>>;
  /** Absent: its puzzles are packed as texts. */
  packing?(): Promise<PackKind<P>>;
}

/** Every kind of the app; the page's tables of parts that it bundles are `play.ts` and `export.ts`. */
const OWN: { readonly [K in KindId]: KindLoaders<PuzzleOf[K]> } = {
  sudoku: {
    play: async () => (await import("./sudoku/play.ts")).sudoku,
    quick: async () => (await import("./sudoku/quick.ts")).sudokuQuick,
    think: async () => (await import("./sudoku/think.ts")).sudokuThinking,
    make: async () => (await import("./sudoku/make.ts")).sudokuMaking,
    import: async () => (await import("./sudoku/import.ts")).sudokuImport,
    export: async () => (await import("./sudoku/export.ts")).sudokuExport,
    packing: async () => (await import("./sudoku/packing.ts")).sudokuPacking,
  },
  nurikabe: {
    play: async () => (await import("./nurikabe/play.ts")).nurikabe,
    quick: async () => (await import("./nurikabe/quick.ts")).nurikabeQuick,
    think: async () => (await import("./nurikabe/think.ts")).nurikabeThinking,
    make: async () => (await import("./nurikabe/make.ts")).nurikabeMaking,
    import: async () => (await import("./nurikabe/import.ts")).nurikabeImport,
    export: async () => (await import("./nurikabe/export.ts")).nurikabeExport,
    packing: async () => (await import("./nurikabe/packing.ts")).nurikabePacking,
  },
};

const kinds = new Map<string, KindLoaders>(Object.entries(OWN));

/** Adds a kind while the program runs. */
export function addKind(id: KindId, loaders: KindLoaders): void {
  kinds.set(id, loaders);
}

/** The ids of all kinds, in the order in which they are listed everywhere. */
export function kindIds(): readonly KindId[] {
  return [...kinds.keys()].filter(isKindId);
}

/** The loaders of a kind; undefined if the id names none. */
export function loadersOf(id: string): KindLoaders | undefined {
  return kinds.get(id);
}

function isKindId(id: string): id is KindId {
  return kinds.has(id);
}
