import { gameAwaited, playKind } from "../engine/kinds/play.ts";
import { opening, play } from "../engine/play/game.ts";
import { actsOf } from "./acts.ts";
import { ErgoApp } from "./app.ts";
import { boardTag } from "./boards/board-tag.ts";
import { idle } from "./effects/idle.ts";
import { Installing } from "./effects/install.ts";
import { lazy } from "./effects/lazy.ts";
import { Navigation } from "./effects/navigate.ts";
import { openPlay } from "./state/open.ts";
import { chunkLost } from "./state/reload.ts";
import type { Destination } from "./state/route.ts";
import { langOf } from "./state/settings.ts";
import type { Route } from "./state/state.ts";
import { Store } from "./state/store.ts";
import { carriedReadable } from "./storage/carry.ts";
import { Keeping } from "./storage/keep.ts";
import { keepSettings, rememberedSettings } from "./storage/keep-settings.ts";
import { speak, withWords } from "./words/words.ts";

const settings = rememberedSettings();
const lang = langOf(settings, navigator.languages);
const store = new Store({
  lang,
  settings,
  route: { screen: "shelf" },
  sheet: null,
  shelf: { games: null, corpus: null },
  play: null,
  picked: [],
  toast: null,
  banner: null,
});

/**
 * Shows the puzzle of a place as soon as a game of its kind can be opened, mostly at once; what was kept of it joins when
 * storage has answered.
 */
function arrive(place: Destination): void {
  const { route, puzzle, marks, frame, origin = null } = place;
  const kind = route.screen === "play" ? playKind(route.kind) : undefined;
  const awaited = kind && gameAwaited(kind.id);
  awaited?.then(
    () => store.state.route === route && arrive(place),
    () => chunkLost(store),
  );
  if (!kind || !puzzle || awaited) {
    if (store.state.play) store.dispatch({ type: "closed" });
    return;
  }
  const start = opening(puzzle.cells);
  const position = marks ? play(start, { type: "set", marks, why: "link" }) : start;
  store.dispatch({ type: "opened", play: openPlay(kind, puzzle, { position, origin, frame }) });
}

/** Reads the text of a share from another app, which arrives as a query, and takes it out of the address. */
function takeShared(): string | null {
  const shared = new URLSearchParams(location.search);
  const text = ["url", "text", "title"].map((name) => shared.get(name)).find((one) => one);
  if (text) history.replaceState(null, "", location.pathname);
  return text ?? null;
}

async function boot(): Promise<void> {
  const shared = takeShared();
  const navigation = new Navigation(store, arrive);
  await carriedReadable();
  const keeping = new Keeping(store);
  const { connection } = keeping.keeper;
  await speak(lang);
  const { text, digits, contrast, theme } = settings;
  // What few ask for comes later; they must not see the page change under their hands.
  if (text + digits !== "100100" || contrast || theme === "black")
    (await import("./ui/looks.ts")).wearLooks(store);

  const thinking = lazy(
    async () => new (await withWords(import("./thinking/think.ts"))).Thinking(store, connection),
  );
  const shelving = lazy(
    async () =>
      new (await withWords(import("./shelf/shelving.ts"))).Shelving(store, keeping, navigation, thinking),
  );
  const updating = lazy(
    async () => new (await withWords(import("./effects/update.ts"))).Updating(store, keeping),
  );
  const installing = new Installing();
  const acts = actsOf({ store, navigation, keeping, installing, thinking, shelving, updating });

  navigation.start();
  const app = new ErgoApp();
  app.app = { store, acts };
  document.body.append(app);
  void tellStarted(store.state.route);

  void keepSettings(store, connection);
  if (shared) {
    const problem = await acts.openText(shared);
    if (problem) app.take(shared);
  }

  // What can wait until the first screen is drawn: the worker with its verdict, the clock, the corpus and its packs, new versions.
  if (store.state.route.screen !== "play") await (await shelving()).show(idle);
  else await customElements.whenDefined("ergo-play-screen");
  await idle();
  thinking().catch(() => chunkLost(store));
  (await withWords(import("./later.ts"))).startLater(app, keeping);
  void (await updating()).start();
  const shelves = await shelving();
  if (!store.state.shelf.corpus) await shelves.show(idle);
  await shelves.store(idle);
  await shelves.packs.begin(idle);
}

/** Tells `web/start` that the first screen is there, for a game with its board. */
async function tellStarted({ screen, ...more }: Route): Promise<void> {
  const kind = "kind" in more && screen === "play" ? playKind(more.kind) : undefined;
  const parts = kind ? [boardTag(kind)] : [];
  await Promise.all([`ergo-${screen}-screen`, ...parts].map((name) => customElements.whenDefined(name)));
  document.dispatchEvent(new Event("ergo-started"));
}

// Not awaited here: a page that is left while its entry awaits something makes WebKit resume it for ever.
boot().catch((why) => {
  document.dispatchEvent(new Event("ergo-broken"));
  throw why;
});
