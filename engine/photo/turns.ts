import type { Job } from "../model/job.ts";
import type { Network } from "./digits/network.ts";
import type { GrayImage } from "./gray-image.ts";
import { type Mesh, turnedMesh } from "./mesh.ts";
import { type ReadCell, readCells } from "./read-cells.ts";

/** The cells of a grid in one turn of its picture. */
export interface Turn {
  /** Turned as the cells are. */
  readonly mesh: Mesh;
  readonly cells: readonly ReadCell[];
}

/** A grid in the four turns of its picture by quarters; each is read when it is first asked for, and kept for the next kind. */
export class Turns {
  readonly #levels: readonly GrayImage[];
  readonly #network: Network;
  readonly #read: (Turn | undefined)[] = [];
  /** The grid as it lies in the picture. */
  readonly mesh: Mesh;

  constructor(levels: readonly GrayImage[], mesh: Mesh, network: Network) {
    this.#levels = levels;
    this.mesh = mesh;
    this.#network = network;
  }

  *read(quarters: number): Job<Turn> {
    const kept = this.#read[quarters];
    if (kept) return kept;
    const mesh = turnedMesh(this.mesh, quarters);
    const turn = { mesh, cells: yield* readCells(this.#levels, mesh, this.#network) };
    this.#read[quarters] = turn;
    return turn;
  }
}

/** Whether nothing is written in any cell, which no other turn changes. */
export function isBlank({ cells }: Turn): boolean {
  return cells.every(({ glyphs }) => glyphs.length === 0);
}
