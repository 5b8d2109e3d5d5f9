import type { Job } from "../../engine/model/job.ts";

/** Milliseconds of work between two looks at the messages. Only the pauses depend on the clock, never the answer. */
const SLICE_MS = 8;
/** Milliseconds between two progress ticks. */
const TICK_MS = 100;

/** Lets messages that have come in be handled. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Opens when jobs may go on; null while they may. */
let gate: Promise<void> | null = null;
let openGate = (): void => {};

/** From the next slice on all jobs wait, or they go on. */
export function hold(isHeld: boolean): void {
  openGate();
  gate = isHeld ? new Promise((resolve) => (openGate = resolve)) : null;
}

/** Runs a job in slices; undefined when it was called off. `working` is called before each slice. */
export async function drive<T>(
  job: Job<T>,
  signal: AbortSignal,
  tick?: (nodes: number) => void,
  working?: () => void,
): Promise<T | undefined> {
  let nodes = 0;
  let sliceEnd = performance.now() + SLICE_MS;
  let nextTick = performance.now() + TICK_MS;
  if (signal.aborted) return undefined;
  working?.();
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    nodes += step.value;
    const now = performance.now();
    if (now < sliceEnd) continue;
    if (now >= nextTick) {
      tick?.(nodes);
      nextTick = now + TICK_MS;
    }
    await breathe();
    while (gate && !signal.aborted) await gate;
    if (signal.aborted) return undefined;
    working?.();
    sliceEnd = performance.now() + SLICE_MS;
  }
}
