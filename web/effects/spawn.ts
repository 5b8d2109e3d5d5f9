import { url } from "./trusted.ts";

/** Starts a worker that thinks. */
export function spawn(): Worker {
  return new Worker(url(new URL("../../worker/main.ts", import.meta.url)), { type: "module" });
}
