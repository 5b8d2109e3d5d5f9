import type { Trace } from "../../../worker/api.ts";

/** Runs a search again to trace its events. */
export interface Tracer {
  /** Events of a lane's search from number `from` on, worked out anew; null when it was called off or lost. */
  trace(search: string, from: number, count: number, options?: TraceOptions): Promise<Trace | null>;
}

/** How something is traced. */
export interface TraceOptions {
  /** Calls it off. */
  readonly signal?: AbortSignal;
  /** Nodes spent so far, now and then. */
  readonly tick?: (nodes: number) => void;
}
