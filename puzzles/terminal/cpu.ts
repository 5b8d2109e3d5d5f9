/** A measurement shorter than this is repeated more often. */
const SHORTEST_MICROS = 1_000;
/** A run as long as this is not asked to run again. */
const SLOW_MICROS = 20_000;

/** Microseconds of CPU time that this process has used. */
export function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds of CPU time of one run, repeated until the measurement lasts a millisecond. */
export function measure(act: () => unknown): number {
  for (let times = 1; ; times *= 2) {
    const start = cpuMicros();
    for (let time = 0; time < times; time++) act();
    const micros = cpuMicros() - start;
    if (micros >= SHORTEST_MICROS) return micros / times;
  }
}

/** The first result, and the CPU time of a run that is not the first if the first was quick. */
export function timed<T>(act: () => T): { result: T; micros: number } {
  const start = cpuMicros();
  const result = act();
  const micros = cpuMicros() - start;
  return { result, micros: micros < SLOW_MICROS ? measure(act) : micros };
}
