/** Copies the state of a search into one array, and back. */
export interface StateCopier {
  /** The numbers, the parts, then the live part of the stack. */
  write(numbers: readonly number[], live: Int32Array): Int32Array;
  /** Restores the parts and the stack behind so many numbers. */
  read(aside: Int32Array, numbers: number, stack: Int32Array): void;
}

/** @param parts arrays of fixed length that belong to the state. */
export function stateCopier(parts: readonly Int32Array[]): StateCopier {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return {
    write(numbers, live) {
      const aside = new Int32Array(numbers.length + size + live.length);
      aside.set(numbers);
      let at = numbers.length;
      for (const part of [...parts, live]) {
        aside.set(part, at);
        at += part.length;
      }
      return aside;
    },
    read(aside, numbers, stack) {
      let at = numbers;
      for (const part of parts) {
        part.set(aside.subarray(at, at + part.length));
        at += part.length;
      }
      stack.set(aside.subarray(at));
    },
  };
}
