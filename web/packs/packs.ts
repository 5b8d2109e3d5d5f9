import { playKind } from "../../engine/kinds/play.ts";
import type { Problem, Result } from "../../engine/model/result.ts";
import type { PackFile } from "../../engine/pack/manifest.ts";
import type { PackBytes, PackContent } from "../../worker/api.ts";
import type { Store } from "../state/store.ts";
import { type Connected, mayFetch } from "./connection.ts";
import { fetchManifest, fetchPack } from "./fetching.ts";
import type { PackStore } from "./pack-store.ts";
import { extendByPacks, missing, type PacksState } from "./packs-state.ts";

/** What reads packs: the worker. */
export interface Unpacker {
  unpack(pack: PackBytes): Promise<Result<PackContent>>;
}

/** Surroundings that tests replace. */
export interface PackSurroundings {
  readonly folder?: URL;
  readonly connected?: Connected;
}

/** Problems that the next pack would have, too. */
const FOR_ALL = ["packs-unreached", "packs-not-kept"];

/**
 * The packs of the library. They are fetched one by one, each is held to its checksum and read to its end before it is
 * kept, and it is kept whole or not at all; what is kept works without a network.
 */
export class Packs {
  readonly #store: Store;
  readonly #packs: PackStore;
  readonly #unpacker: () => Promise<Unpacker>;
  readonly #folder: URL;
  readonly #connected: Connected;
  readonly #contents = new Map<string, Promise<PackContent | null>>();
  /** Resolves when it is known what is kept. */
  readonly ready: Promise<void>;
  #fetching: Promise<void> | null = null;
  /** Counts how often the packs were let go: what was being fetched before is not kept. */
  #era = 0;

  constructor(
    store: Store,
    packs: PackStore,
    unpacker: () => Promise<Unpacker>,
    { folder = new URL("./packs/", document.baseURI), connected = navigator }: PackSurroundings = {},
  ) {
    extendByPacks(store);
    this.#store = store;
    this.#packs = packs;
    this.#unpacker = unpacker;
    this.#folder = folder;
    this.#connected = connected;
    this.ready = this.#learn();
  }

  /** What is kept, of kinds that are known. */
  get kept(): readonly PackFile[] {
    return this.#store.state.packs?.kept ?? [];
  }

  /** The puzzles of a pack; null where it is not kept, or was damaged since: then it is no longer kept. */
  content(kind: string, level: number): Promise<PackContent | null> {
    const pack = this.kept.find((one) => one.kind === kind && one.level === level);
    if (!pack) return Promise.resolve(null);
    const known = this.#contents.get(pack.sha256);
    if (known) return known;
    const reading = this.#read(pack).catch(() => null);
    this.#contents.set(pack.sha256, reading);
    void reading.then((content) => content ?? this.#contents.delete(pack.sha256));
    return reading;
  }

  /** Fetches what is missing, if that may be done unasked; `pause` comes before each pack. */
  async begin(pause: () => Promise<void>): Promise<void> {
    await this.ready;
    const isUnknown = (await this.#offer()) !== null;
    if (await this.#packs.areLetGo()) return this.#tell({ status: "let-go" });
    if (isUnknown) return;
    if (missing(this.#store.state).length === 0) return this.#tidy();
    if (!mayFetch(this.#connected)) return this.#tell({ status: "waiting" });
    await this.#fetchOnce(pause);
  }

  /** Fetches what is missing because the player asks for it. */
  async fetch(): Promise<void> {
    await this.ready;
    await this.#packs.noteLetGo(false);
    await this.#fetchOnce(async () => {});
  }

  /** Takes all packs off the device; they come again only when they are asked for. */
  async letGo(): Promise<void> {
    this.#era++;
    await this.#packs.noteLetGo(true);
    await this.#packs.delete(this.kept.map(({ file }) => file));
    this.#contents.clear();
    this.#tell({ kept: [], status: "let-go", problem: null });
  }

  async #learn(): Promise<void> {
    const [kept, offered] = await Promise.all([this.#packs.kept(), this.#packs.offered()]);
    this.#tell({ kept: kept.filter(isKnown), offered: offered?.filter(isKnown) ?? null });
  }

  /** Learns what this release offers; the problem where that cannot be had. */
  async #offer(): Promise<Problem | null> {
    const manifest = await fetchManifest(this.#folder);
    if (!manifest.ok) return manifest.problem;
    this.#tell({ offered: manifest.value.filter(isKnown) });
    await this.#packs.noteOffered(manifest.value);
    return null;
  }

  #fetchOnce(pause: () => Promise<void>): Promise<void> {
    this.#fetching ??= this.#fetch(pause).finally(() => {
      this.#fetching = null;
    });
    return this.#fetching;
  }

  async #fetch(pause: () => Promise<void>): Promise<void> {
    const era = this.#era;
    this.#tell({ status: "fetching", problem: null });
    const unreached = await this.#offer();
    if (unreached) return this.#fail(unreached);
    let refused: Problem | null = null;
    for (const pack of missing(this.#store.state)) {
      await pause();
      const problem = await this.#take(pack, () => this.#era === era);
      if (this.#era !== era) return;
      if (problem && FOR_ALL.includes(problem.code)) return this.#fail(problem);
      refused ??= problem;
    }
    if (refused) return this.#fail(refused);
    this.#tell({ status: "idle" });
    await this.#tidy();
  }

  /** Fetches, checks and keeps one pack; the problem where that failed: then nothing of it is kept. */
  async #take(pack: PackFile, isWanted: () => boolean): Promise<Problem | null> {
    const fetched = await fetchPack(this.#folder, pack);
    if (!fetched.ok) return fetched.problem;
    const unpacker = await this.#unpacker();
    const content = await unpacker.unpack({ kind: pack.kind, bytes: fetched.value });
    if (!content.ok) return content.problem;
    const { kind, level, texts } = content.value;
    const isAsNamed = kind === pack.kind && level === pack.level && texts.length === pack.count;
    if (!isAsNamed) return otherThanNamed();
    if (!isWanted()) return null;
    if (!(await this.#packs.put(pack, fetched.value))) return notKept();
    this.#contents.set(pack.sha256, Promise.resolve(content.value));
    const others = this.kept.filter(({ file }) => file !== pack.file);
    this.#tell({ kept: [...others, pack].sort(byKindAndLevel) });
    return null;
  }

  /** Deletes packs that this release has no more. */
  async #tidy(): Promise<void> {
    const offered = new Set(this.#store.state.packs?.offered?.map(({ file }) => file));
    if (offered.size === 0) return;
    const old = this.kept.filter(({ file }) => !offered.has(file));
    if (old.length === 0) return;
    await this.#packs.delete(old.map(({ file }) => file));
    this.#tell({ kept: this.kept.filter(({ file }) => offered.has(file)) });
  }

  async #read(pack: PackFile): Promise<PackContent | null> {
    const bytes = await this.#packs.bytes(pack.file);
    const read = bytes && (await (await this.#unpacker()).unpack({ kind: pack.kind, bytes }));
    if (read?.ok) return read.value;
    if (read) await this.#packs.delete([pack.file]);
    this.#tell({ kept: this.kept.filter(({ file }) => file !== pack.file), status: "failed" });
    return null;
  }

  #fail(problem: Problem): void {
    this.#tell({ status: "failed", problem });
  }

  #tell(packs: Partial<PacksState>): void {
    this.#store.dispatch({ type: "packs/told", packs });
  }
}

function isKnown({ kind }: PackFile): boolean {
  return playKind(kind) !== undefined;
}

function byKindAndLevel(a: PackFile, b: PackFile): number {
  return a.kind === b.kind ? a.level - b.level : a.kind < b.kind ? -1 : 1;
}

/** The pack is whole, but not the one that its name says. */
function otherThanNamed(): Problem {
  return {
    code: "pack-other",
    text: {
      en: "A file of the library is not the one that this version of the app expects. Update the app, then try again.",
      zh: "题库文件与本版本的应用不符。请更新应用后重试。",
    },
  };
}

/** Storage refuses, mostly since it is full. */
function notKept(): Problem {
  return {
    code: "packs-not-kept",
    text: {
      en: "The library could not be kept: the storage of this browser is full or closed to Ergo. All else goes on.",
      zh: "题库没能保存：浏览器的存储已满或不允许写入。其余功能不受影响。",
    },
  };
}
