interface Waiting {
  readonly hold: LockGrantedCallback<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (why: unknown) => void;
}

const aborted = (): DOMException => new DOMException("The request was aborted.", "AbortError");

/** Web Locks for tests, as the standard has them: exclusive, in turn, with `ifAvailable`, `steal` and `signal`. */
export class Locks {
  readonly #held = new Map<string, Waiting>();
  readonly #queues = new Map<string, Waiting[]>();

  request(name: string, options: LockOptions, hold: LockGrantedCallback<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const one: Waiting = { hold, resolve, reject };
      if (options.steal) {
        this.#held.get(name)?.reject(aborted());
        this.#grant(name, one);
      } else if (!this.#held.has(name)) this.#grant(name, one);
      else if (options.ifAvailable) resolve(hold(null));
      else this.#wait(name, one, options.signal);
    });
  }

  async query(): Promise<LockManagerSnapshot> {
    return { held: [...this.#held.keys()].map((name) => ({ name, mode: "exclusive" })), pending: [] };
  }

  #wait(name: string, one: Waiting, signal: AbortSignal | undefined): void {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, [...queue, one]);
    signal?.addEventListener("abort", () => {
      const waiting = this.#queues.get(name) ?? [];
      if (!waiting.includes(one)) return;
      this.#queues.set(
        name,
        waiting.filter((other) => other !== one),
      );
      one.reject(aborted());
    });
  }

  #grant(name: string, one: Waiting): void {
    this.#held.set(name, one);
    setTimeout(async () => {
      if (this.#held.get(name) !== one) return;
      try {
        one.resolve(await one.hold({ name, mode: "exclusive" }));
      } catch (why) {
        one.reject(why);
      }
      if (this.#held.get(name) !== one) return;
      this.#held.delete(name);
      const [next, ...rest] = this.#queues.get(name) ?? [];
      this.#queues.set(name, rest);
      if (next) this.#grant(name, next);
    });
  }
}
