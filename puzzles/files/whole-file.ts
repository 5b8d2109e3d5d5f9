import { createHash } from "node:crypto";
import {
  closeSync,
  createReadStream,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { ENGINE_VERSION } from "../../engine/model/version.ts";
import { RATING_VERSION } from "../../engine/rate/rate.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import { Failure } from "./refusal.ts";

/** What a file was written by. */
export interface Command {
  /** Its words, without the names of files. */
  readonly words: readonly string[];
  /** The SHA-256 of the file that it read. */
  readonly input?: string;
}

/** What stands beside a written file, at its path with `.sum` behind it. */
interface Sum {
  readonly sha256: string;
  readonly bytes: number;
  readonly lines: number;
  /** The version of the engine, and of its ratings. */
  readonly engine: string;
  readonly rating: number;
  readonly command: Command;
  readonly exit: ExitCode;
}

/**
 * A file that is there as a whole or not at all: it is written under another name and put in place by a rename once all is
 * on the disk. Its sum is put in place before it, so a file that is there has its sum.
 */
export class WholeFile {
  readonly #path: string;
  readonly #draft: string;
  readonly #file: number;
  readonly #hash = createHash("sha256");
  #bytes = 0;
  #lines = 0;

  constructor(path: string) {
    this.#path = path;
    this.#draft = `${path}.${process.pid}.draft`;
    this.#file = written(path, () => openSync(this.#draft, "w"));
  }

  /** Takes whole lines. */
  write(lines: string): void {
    const bytes = Buffer.from(lines);
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    this.#lines += lines.split("\n").length - 1;
    written(this.#path, () => writeAll(this.#file, bytes));
  }

  /** Puts the file in place, its sum first. */
  put(command: Command, exit: ExitCode): void {
    const sum: Sum = {
      ...{ sha256: this.#hash.digest("hex"), bytes: this.#bytes, lines: this.#lines },
      ...{ engine: ENGINE_VERSION, rating: RATING_VERSION, command, exit },
    };
    written(this.#path, () => {
      fsyncSync(this.#file);
      closeSync(this.#file);
      putText(sumPath(this.#path), `${JSON.stringify(sum)}\n`);
      renameSync(this.#draft, this.#path);
    });
  }

  /** Leaves nothing behind. */
  drop(): void {
    closeSync(this.#file);
    rmSync(this.#draft, { force: true });
  }
}

/** Puts a small file in place as a whole. */
export function putText(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}.draft`;
  written(path, () => {
    const file = openSync(draft, "w");
    writeAll(file, Buffer.from(content));
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, path);
  });
}

/** How the same command ended that has put this file in place with this version; null if the file is another one, or damaged. */
export async function endOfSame(path: string, command: Command): Promise<ExitCode | null> {
  const sum = sumOf(path);
  if (sum === null || sum.engine !== ENGINE_VERSION || sum.rating !== RATING_VERSION) return null;
  if (JSON.stringify(sum.command) !== JSON.stringify(command)) return null;
  return (await hashOf(path)) === sum.sha256 ? sum.exit : null;
}

/** Whether a file is what its sum says; null where there is no sum. */
export async function isIntact(path: string): Promise<boolean | null> {
  const sum = sumOf(path);
  return sum && (await hashOf(path)) === sum.sha256;
}

/** The SHA-256 of a file, in hexadecimal; null where there is none. */
export async function hashOf(path: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    for await (const part of createReadStream(path)) hash.update(part);
  } catch {
    return null;
  }
  return hash.digest("hex");
}

function sumPath(path: string): string {
  return `${path}.sum`;
}

function sumOf(path: string): Sum | null {
  try {
    return JSON.parse(readFileSync(sumPath(path), "utf8")) as Sum;
  } catch {
    return null;
  }
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/** The result of writing; what goes wrong there is told with the path. */
function written<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (why) {
    throw new Failure(`"${path}" could not be written: ${(why as Error).message}.`, EXIT.unwritten);
  }
}
