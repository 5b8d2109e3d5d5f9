// A way to a browser's WebSocket on which nothing is compressed: between two processes of one machine that only takes
// time, on both sides, a quarter of a short test's.
import { once } from "node:events";
import { connect, createServer } from "node:net";

/** The line of a handshake that offers to compress. */
const OFFER = /^sec-websocket-extensions:.*\r\n/im;

/**
 * An address that leads to the same WebSocket as the one that is given, for as long as this process lives.
 * @param {string} endpoint ws://… @returns {Promise<string>}
 */
export async function plainSocket(endpoint) {
  const { hostname, port, pathname } = new URL(endpoint);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    // The request for the upgrade is small enough to come at once.
    near.once("data", (request) => {
      far.write(request.toString("latin1").replace(OFFER, ""), "latin1");
      near.pipe(far);
    });
    far.pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  server.listen(0, hostname);
  server.unref();
  await once(server, "listening");
  const { port: own } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return `ws://${hostname}:${own}${pathname}`;
}
