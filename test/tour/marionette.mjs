// The protocol that Firefox has built in for WebDriver: numbered commands in JSON, each with its length before it.
import { connect } from "node:net";

/** How long one command may take: far above what a slow machine needs. */
const PATIENCE_MS = 120_000;

/** Connects to a Firefox that listens on `port`; what comes back sends a command by its name and resolves with its value. @param {number} port */
export async function marionette(port) {
  const socket = connect({ port, host: "127.0.0.1" });
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let read = Buffer.alloc(0);
  let sent = 0;
  const gone = (/** @type {Error} */ error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const greeted = new Promise((resolve, reject) => {
    waiting.set(0, { resolve, reject });
  });
  socket.on("error", gone);
  socket.on("close", () => gone(new Error("Firefox has closed the connection.")));
  socket.on("data", (chunk) => {
    read = Buffer.concat([read, chunk]);
    for (;;) {
      const colon = read.indexOf(":");
      if (colon < 0) return;
      const end = colon + 1 + Number(read.toString("latin1", 0, colon));
      if (read.length < end) return;
      const message = JSON.parse(read.toString("utf8", colon + 1, end));
      read = read.subarray(end);
      const [, id, error, value] = Array.isArray(message) ? message : [1, 0, null, message];
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Error(`${error.error}: ${error.message}`));
      else asked?.resolve(value);
    }
  });
  await greeted;
  /** @param {string} name @param {object} [parameters] */
  const send = (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      sent += 1;
      const id = sent;
      const late = setTimeout(() => {
        waiting.delete(id);
        reject(new Error(`Firefox did not answer ${name}.`));
      }, PATIENCE_MS);
      const over = (/** @type {(value: any) => void} */ then) => (/** @type {any} */ value) => {
        clearTimeout(late);
        then(value);
      };
      waiting.set(id, { resolve: over(resolve), reject: over(reject) });
      const text = Buffer.from(JSON.stringify([0, id, name, parameters]));
      socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]));
    });
  return { send, close: () => socket.destroy() };
}
