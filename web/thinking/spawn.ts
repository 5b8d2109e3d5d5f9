import type { Thinker } from "../../worker/api.ts";
import { url } from "./trusted.ts";

/** The address of the worker's script from the chunk that this module is part of; the build gives it. */
declare const __WORKER__: string;

const address = (): URL => new URL(__WORKER__, import.meta.url);

/** Starts a worker that thinks. */
export function spawn(): Worker {
  return new Worker(url(address()), { type: "module" });
}

/** Has the page think, in the same slices, where it can start no worker. */
export async function here(): Promise<Thinker> {
  return (await import(address().href)).thinker;
}
