import { assert } from "../../../engine/model/result.ts";
import type { PackedEvent } from "../../../engine/search/event.ts";

/** Events a block, as a power of two. */
const BLOCK_BITS = 14;
const BLOCK_SIZE = 1 << BLOCK_BITS;

/** The blocks that recordings of one search share: each sees its first `length` events. */
interface EventBlocks {
  /** Events written; only behind the last is anything written in place. */
  written: number;
  readonly blocks: Int32Array[];
}

/** The first events of a search, packed. A value: appending makes another recording, which shares the blocks of this one. */
export interface Recording {
  /** Events held. */
  readonly length: number;
  readonly shelf: EventBlocks;
}

export const EMPTY_RECORDING: Recording = { length: 0, shelf: { written: 0, blocks: [] } };

/**
 * The recording with these events behind its last. Cost: the new events (a second recording that continues
 * the same one copies the list of blocks and one block).
 */
export function append(recording: Recording, told: Int32Array): Recording {
  if (told.length === 0) return recording;
  const { length } = recording;
  const goesOn = recording.shelf.written === length && length > 0;
  const shelf = goesOn ? recording.shelf : forked(recording);
  for (let done = 0; done < told.length; ) {
    const at = (length + done) & (BLOCK_SIZE - 1);
    if (at === 0) shelf.blocks.push(new Int32Array(BLOCK_SIZE));
    const part = told.subarray(done, done + BLOCK_SIZE - at);
    (shelf.blocks.at(-1) as Int32Array).set(part, at);
    done += part.length;
  }
  shelf.written = length + told.length;
  return { length: shelf.written, shelf };
}

function forked({ length, shelf }: Recording): EventBlocks {
  const blocks = shelf.blocks.slice(0, Math.ceil(length / BLOCK_SIZE));
  if (length % BLOCK_SIZE > 0) blocks.push((blocks.pop() as Int32Array).slice());
  return { written: length, blocks };
}

/** Event number `index`, counted from 0. */
export function eventAt(recording: Recording, index: number): PackedEvent {
  assert(index >= 0 && index < recording.length, "only a recorded event is asked for");
  return recording.shelf.blocks[index >> BLOCK_BITS][index & (BLOCK_SIZE - 1)];
}
