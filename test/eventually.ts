import { vi } from "vitest";

/** Repeats an assertion until it holds; it fails with the last one only after a time that no busy machine takes. */
export const eventually = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(holds, { timeout: 120_000, interval: 20 });
