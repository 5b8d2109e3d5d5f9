/** The event by which Chromium offers to install; the DOM library has no type for it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the app, kept until it is taken. */
export class Installing {
  #offer: InstallOffer | null = null;

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => {
      this.#offer = null;
    });
  }

  get canInstall(): boolean {
    return this.#offer !== null;
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}
