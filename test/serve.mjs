// A small static server of a built folder, for `npm start` and for the tests, which count what it was asked for and
// take it away.
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { gzipSync } from "node:zlib";

/** @type {Record<string, string>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
};

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
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    if (path === base.slice(0, -1)) return response.writeHead(301, { location: base }).end();
    const inside = normalize(path.slice(base.length).replace(/(^|\/)$/, "$1index.html"));
    const file = join(folder, inside);
    const sent =
      path.startsWith(base) && !inside.split(sep).includes("..")
        ? statSync(file, { throwIfNoEntry: false })
        : undefined;
    const other = instead.get(inside);
    if (other) return response.writeHead(other.status, { "content-type": other.type }).end(other.body);
    if (!sent?.isFile()) return response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    const type = types[extname(file)] ?? "application/octet-stream";
    const small =
      type.startsWith("image/png") || !/\bgzip\b/.test(String(request.headers["accept-encoding"]));
    const body = small ? readFileSync(file) : gzipSync(readFileSync(file), { level: 9 });
    asked.push({ path: inside, bytes: body.length });
    response.writeHead(200, {
      "content-type": type,
      "content-length": body.length,
      "cache-control": inside.startsWith(`assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
      ...(small ? {} : { "content-encoding": "gzip" }),
    });
    return response.end(request.method === "HEAD" ? undefined : body);
  });
  const taken = await new Promise((resolve, reject) => {
    server.once("listening", () =>
      resolve(/** @type {import("node:net").AddressInfo} */ (server.address()).port),
    );
    server.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== "EADDRINUSE" || port === 0) return reject(error);
      port += 1;
      server.listen(port);
    });
    server.listen(port);
  });
  return {
    url: `http://localhost:${taken}${base}`,
    port: /** @type {number} */ (taken),
    asked,
    instead,
    show(/** @type {string} */ next) {
      folder = next;
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
