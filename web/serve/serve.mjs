// A static server of a built folder, for `npm start` and for the tests, which count the files sent and cut its
// connections. It listens on the loopback only, and no request ends it.
import { createServer, STATUS_CODES } from "node:http";
import { gzipSync } from "node:zlib";
import { bytesOf, pathOf, typeOf } from "./files.mjs";
import { listen } from "./listen.mjs";

/** The headers of every answer; the README recommends the same to hosts. */
const HEADERS = {
  "content-security-policy": "frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
};
const FOREVER = "public, max-age=31536000, immutable";

/** The raw answer to bytes that are no request. @param {number} status */
const refusal = (status) =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...(status === 405 ? ["allow: GET, HEAD"] : []),
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    "content-length: 0",
    "connection: close",
    "\r\n",
  ].join("\r\n");

/** The status of an error of the request parser; every other error is a bad request. @type {Record<string, number>} */
const COMPLAINTS = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Serves `folder` under `base`. A `port` that is taken moves on to the next free one; 0 takes any.
 * `show` changes the folder, as a deployment does; `stop` cuts every connection; `asked` lists the files sent, with
 * their bytes on the wire; `instead` has answers that stand in for files.
 * @param {{ folder: string, base?: string, port?: number }} wishes
 */
export async function serve({ folder, base = "/", port = 0 }) {
  /** @type {{ path: string, bytes: number }[]} */
  const asked = [];
  /** @type {Map<string, { status: number, type: string, body: Uint8Array | string }>} */
  const instead = new Map();

  /** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
  const answer = ({ method, url, headers }, response) => {
    const send = (/** @type {number} */ status, /** @type {Record<string, string>} */ more, body = "") => {
      response.writeHead(status, { "content-type": "text/plain", ...more });
      response.end(method === "HEAD" ? undefined : body);
    };
    if (method !== "GET" && method !== "HEAD") {
      return send(405, { allow: "GET, HEAD" }, "Only GET and HEAD are answered");
    }
    const path = pathOf(url ?? "");
    if (path === null) return send(400, {}, "No path");
    if (path === base.slice(0, -1)) return send(301, { location: base });
    const inside = path.slice(base.length).replace(/(^|\/)$/, "$1index.html");
    const other = instead.get(inside);
    if (other) {
      response.writeHead(other.status, { "content-type": other.type });
      return response.end(other.body);
    }
    const bytes = path.startsWith(base) ? bytesOf(folder, inside) : null;
    if (bytes === null) return send(404, {}, "Not found");
    const type = typeOf(inside);
    const isPlain = type === "image/png" || !/\bgzip\b/.test(String(headers["accept-encoding"]));
    const body = isPlain ? bytes : gzipSync(bytes, { level: 9 });
    asked.push({ path: inside, bytes: body.length });
    response.writeHead(200, {
      "content-type": type,
      "content-length": body.length,
      "cache-control": inside.startsWith("assets/") ? FOREVER : "no-cache",
      vary: "accept-encoding",
      ...(isPlain ? {} : { "content-encoding": "gzip" }),
    });
    return response.end(method === "HEAD" ? undefined : body);
  };

  const open = () => {
    const server = createServer((request, response) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      try {
        answer(request, response);
      } catch (error) {
        console.error(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      }
    });
    server.on("connect", (_request, socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(refusal(405));
    });
    server.on("clientError", (/** @type {NodeJS.ErrnoException} */ error, socket) => {
      if (socket.writable) socket.end(refusal(COMPLAINTS[error.code ?? ""] ?? 400));
      else socket.destroy();
    });
    return server;
  };
  const { servers, taken } = await listen(open, port);
  return {
    url: `http://localhost:${taken}${base}`,
    port: taken,
    asked,
    instead,
    show(/** @type {string} */ next) {
      folder = next;
    },
    async stop() {
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      for (const server of servers) server.closeAllConnections();
      await Promise.all(closed);
    },
  };
}
