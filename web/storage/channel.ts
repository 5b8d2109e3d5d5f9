/**
 * Messages between tabs. Where the browser has no channels, or refuses one, nothing is sent or received; a
 * message that `read` cannot read is not ours.
 */
export class Channel<M> {
  #channel: BroadcastChannel | null = null;

  constructor(name: string, read: (told: unknown) => M | null, hear: (message: M) => unknown) {
    try {
      this.#channel = new BroadcastChannel(name);
      this.#channel.addEventListener("message", ({ data }) => {
        const message = read(data);
        if (message) hear(message);
      });
    } catch {
      // Tabs then learn of each other's moves when they open a game.
    }
  }

  post(message: M): void {
    try {
      this.#channel?.postMessage(message);
    } catch {
      // Closed by the browser: nobody hears.
    }
  }
}
