// A browser that is driven by WebDriver commands, whoever carries them: one session, a window a tab.
import { tabOver } from "./tab.mjs";

/** @typedef {import("./tab.mjs").Point} Point */
/** @typedef {(command: string, parameters?: object) => Promise<any>} Send commands are named as the standard does: "Perform Actions" */

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};
const keyOf = (/** @type {string} */ name) => /** @type {Record<string, string>} */ (KEYS)[name] ?? name;

/**
 * The tabs of a session. `prints` says whether it knows the command for printing.
 * @param {Send} send @param {{ prints: boolean }} can
 */
export async function tabsOver(send, { prints }) {
  let current = await send("Get Window Handle");
  let last = Promise.resolve();

  /** One tab's commands, never mixed with another's. @param {string} handle */
  const within =
    (handle) =>
    /** @template T @param {() => Promise<T>} act @returns {Promise<T>} */
    (act) => {
      const done = last.then(async () => {
        if (current !== handle) await send("Switch To Window", { handle });
        current = handle;
        return act();
      });
      last = done.then(
        () => {},
        () => {},
      );
      return done;
    };

  /** @param {string} handle */
  const tabOf = (handle) => {
    const here = within(handle);
    const tab = tabOver({
      run: (source, args) =>
        here(async () => {
          const script = `const done = arguments[arguments.length - 1];
            Promise.resolve().then(() => (${source})(...arguments[0]))
              .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
          const { value, error } = await send("Execute Async Script", { script, args: [args] });
          if (error) throw new Error(error);
          return value;
        }),
      drag: (path) =>
        here(async () => {
          const move = (/** @type {Point} */ { x, y }) => ({
            type: "pointerMove",
            duration: 0,
            origin: "viewport",
            x: Math.round(x),
            y: Math.round(y),
          });
          const [first, ...others] = path;
          const actions = [
            move(first),
            { type: "pointerDown", button: 0 },
            ...others.map(move),
            { type: "pointerUp", button: 0 },
          ];
          await send("Perform Actions", {
            actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
          });
        }),
      press: (chord) =>
        here(async () => {
          const down = chord.map((key) => ({ type: "keyDown", value: keyOf(key) }));
          const up = chord.toReversed().map((key) => ({ type: "keyUp", value: keyOf(key) }));
          await send("Perform Actions", {
            actions: [{ type: "key", id: "keys", actions: [...down, ...up] }],
          });
        }),
      // By a script, as a person's reload: Firefox takes the command for one that goes past the service worker.
      async reload() {
        await tab.evaluate(() => {
          document.documentElement.dataset.leaving = "";
          setTimeout(() => location.reload());
        });
        const isBack = () =>
          document.readyState === "complete" && document.documentElement.dataset.leaving === undefined;
        await tab.until("not reloaded", () => tab.evaluate(isBack).catch(() => false), Boolean);
      },
      go: (url) => here(() => send("Navigate To", { url })),
      close: () => here(() => send("Close Window")),
      picture: () => here(async () => Buffer.from(await send("Take Screenshot"), "base64")),
      paper: prints ? () => here(async () => Buffer.from(await send("Print Page"), "base64")) : null,
    });
    return tab;
  };

  return {
    first: tabOf(current),
    /** In a window of its own: a tab behind another is hidden, and the app pauses its clock. */
    async open() {
      const { handle } = await send("New Window", { type: "window" });
      return tabOf(handle);
    },
  };
}
