import type { Thinker } from "../../worker/api.ts";
import { url } from "./trusted.ts";

/** Starts a worker that thinks. */
export function spawn(): Worker {
  return new Worker(url(new URL("../../worker/main.ts", import.meta.url)), { type: "module" });
}

/** Has the page think, in the same slices, where it can start no worker. */
export async function here(): Promise<Thinker> {
  const { href } = new URL("../../worker/main.ts", import.meta.url);
  return (await import(href)).thinker;
}
