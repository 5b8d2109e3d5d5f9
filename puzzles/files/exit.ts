/**
 * How a command ended, in numbers that a scheduler can act on. All up to `short` come again however often the same command
 * is run on the same input; a run that ended in any other way, or by a signal, may do better when it is run again.
 */
export const EXIT = {
  /** All is done. */
  done: 0,
  /** All is done that could be: lines could not be read or answered, or flaws were found. The output says which. */
  flawed: 1,
  /** The command line is wrong, or names what is not there. */
  misused: 2,
  /** What is wished can never be. */
  never: 3,
  /** Fewer came than were asked for: other seeds may bring more. */
  short: 4,
  /** The output could not be written. */
  unwritten: 5,
  /** A defect of the program. */
  defect: 70,
} as const;

/** One of the numbers. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
