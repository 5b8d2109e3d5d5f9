import type { Result } from "../../../engine/model/result.ts";
import type { PhotoAnswer } from "../../../worker/api.ts";
import type { Store } from "../../state/store.ts";
import { Lane } from "../../thinking/engine-client.ts";
import { here, spawn } from "../../thinking/spawn.ts";
import { t } from "../../words/more.ts";
import { extendByPhotos, type Wanted } from "./photographed.ts";

/** Milliseconds that the reader stays warm behind a picture: corners and sizes that are mended read it anew. */
const WARM_MS = 20_000;

/** Has pictures read; a picture is called off by the next. */
export class PhotoDesk {
  readonly #store: Store;
  readonly #lane: Pick<Lane, "ask" | "end">;
  #stop = new AbortController();
  #cooling: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store, lane: Pick<Lane, "ask" | "end"> = new Lane(spawn, { spare: false, here })) {
    this.#store = store;
    this.#lane = lane;
    extendByPhotos(store);
    store.listen((state, before) => {
      if (before.route.screen === "enter" && state.route.screen !== "enter") this.close();
    });
  }

  /** Reads the puzzle in a picture onto the board; undo brings back what stood there. */
  async read(picture: Blob, wanted: Wanted = {}): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#cooling);
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.#store.dispatch({ type: "photo/told", photographed: { is: "reading", picture, stage: "find" } });
    const reply = await this.#ask(picture, wanted, signal);
    if (signal.aborted || !reply) return;
    if (!reply.ok) {
      const { problem } = reply;
      this.#store.dispatch({ type: "photo/told", photographed: { is: "refused", picture, problem } });
      return;
    }
    const { kind, text } = reply.value;
    this.#store.dispatch({ type: "enter/taken", board: { kind, text } });
    this.#store.dispatch({ type: "photo/told", photographed: { is: "read", picture, answer: reply.value } });
    this.#cooling = setTimeout(() => this.#lane.end(), WARM_MS);
  }

  /** Calls off a reading, and puts the picture away. */
  close(): void {
    this.#stop.abort();
    clearTimeout(this.#cooling);
    this.#lane.end();
    if (this.#store.state.photographed) this.#store.dispatch({ type: "photo/told", photographed: null });
  }

  async #ask(picture: Blob, wanted: Wanted, signal: AbortSignal): Promise<Result<PhotoAnswer> | null> {
    try {
      return await this.#lane.ask(
        "photo",
        { picture, ...wanted },
        {
          signal,
          tick: (_nodes, stage) => {
            const { photographed: now } = this.#store.state;
            if (stage && now?.is === "reading" && now.stage !== stage && !signal.aborted)
              this.#store.dispatch({ type: "photo/told", photographed: { ...now, stage } });
          },
        },
      );
    } catch {
      if (signal.aborted) return null;
      const lost = t("photo.lost");
      return { ok: false, problem: { code: "photo-lost", text: { en: lost, zh: lost } } };
    }
  }
}
