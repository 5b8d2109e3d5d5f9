/**
 * What the tabs tell each other. Where the browser has no channels, or refuses one, nothing is told and nothing heard;
 * what `read` makes nothing of is not ours.
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
