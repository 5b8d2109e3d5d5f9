// The server of `npm start`, asked over raw sockets: what it answers, and that no request ends it.
import "./slow.ts";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Random, randomFrom } from "../engine/model/random.ts";
import { serve } from "../web/serve/serve.mjs";

const PAGE = "<!doctype html><title>Ergo</title>";
const folder = mkdtempSync(join(tmpdir(), "ergo-served-"));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, "app"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "assets", "main-1.js"), "export {};");
  writeFileSync(join(folder, "读我 %.txt"), "read me");
  server = await serve({ folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends bytes, closes its half of the connection, and gives all that comes back; "" where the other side just closes. */
function exchange(bytes: string | Buffer, host = "127.0.0.1"): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const socket = connect({ port: server.port, host }, () => socket.end(bytes));
    socket.setEncoding("latin1").on("data", (chunk) => {
      said += chunk;
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      // The other side may close before it has read all that was sent.
      if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve(said);
      else reject(error);
    });
    socket.once("close", () => resolve(said));
  });
}
const ask = (line: string, headers = "") => exchange(`${line} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`);
const status = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const headersOf = (answer: string) =>
  Object.fromEntries(
    answer
      .slice(0, answer.indexOf("\r\n\r\n"))
      .split("\r\n")
      .slice(1)
      .map((line) => [line.split(": ")[0].toLowerCase(), line.slice(line.indexOf(": ") + 2)]),
  );
const isUp = async () => (await ask("GET /")).endsWith(PAGE);

describe("the server", () => {
  const CASES: readonly (readonly [string, number])[] = [
    ["GET /", 200],
    ["GET /index.html?a=b%", 200],
    ["GET http://localhost/", 200],
    ["GET http://localhost", 200],
    ["GET /%E8%AF%BB%E6%88%91%20%25.txt", 200],
    ["HEAD /", 200],
    ["GET /nothing", 404],
    ["GET //", 404],
    ["GET /index.html/", 404],
    ["GET /assets", 404],
    ["GET /assets/", 404],
    ["GET /app", 404],
    ["GET /./index.html", 404],
    ["GET /../package.json", 404],
    ["GET /%2e%2e/%2e%2e/etc/passwd", 404],
    ["GET /..%2f..%2fetc%2fpasswd", 404],
    ["GET /..%5c..%5cetc", 404],
    [`GET /${"a".repeat(5_000)}`, 404],
    ["GET /%", 400],
    ["GET /%00", 400],
    ["GET /%E0%A4%A", 400],
    ["GET /%FF", 400],
    ["GET *", 400],
    [`GET /${"a".repeat(50_000)}`, 431],
    ["POST /", 405],
    ["PUT /index.html", 405],
    ["DELETE /index.html", 405],
    ["OPTIONS *", 405],
    ["OPTIONS /", 405],
    ["TRACE /", 405],
    ["CONNECT localhost:80", 405],
    ["NOTHING /", 400],
  ];
  const named = CASES.map(([line, expected]) => [line.slice(0, 40), expected, line] as const);
  it.each(named)("answers %s with %i, and forbids framing and guessing", async (_, expected, line) => {
    const answer = await ask(line);
    expect(status(answer)).toBe(expected);
    expect(headersOf(answer)).toMatchObject({
      "content-security-policy": "frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
    });
    if (expected === 405) expect(headersOf(answer).allow).toBe("GET, HEAD");
    if (line.startsWith("HEAD")) expect(answer.endsWith("\r\n\r\n")).toBe(true);
  });

  it("sends what README recommends to hosts, and nothing else of that kind", async () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const [, hosting] = /^## Hosting$(.*?)^## /ms.exec(readme) ?? [];
    const recommended = Object.fromEntries(
      [...hosting.matchAll(/^ {4}(\S+): (.+)$/gm)].map(([, name, value]) => [name.toLowerCase(), value]),
    );
    const sent = headersOf(await ask("GET /"));
    const ofTransport = /^(date|connection|keep-alive|vary|content-(type|length)|cache-control)$/;
    expect(Object.fromEntries(Object.entries(sent).filter(([name]) => !ofTransport.test(name)))).toEqual(
      recommended,
    );
    expect(hosting).toContain(headersOf(await ask("GET /assets/main-1.js"))["cache-control"]);
    expect(hosting).toContain(sent["cache-control"]);
  });

  it("lets what is named by its content be kept for ever, and all else be asked for again", async () => {
    const kept = async (path: string) => headersOf(await ask(`GET ${path}`))["cache-control"];
    expect(await kept("/assets/main-1.js")).toBe("public, max-age=31536000, immutable");
    expect(await kept("/index.html")).toBe("no-cache");
    expect(headersOf(await ask("GET /nothing"))["cache-control"]).toBeUndefined();
  });

  it("takes a request to upgrade for a plain one, and a cut one for a bad one", async () => {
    const upgrade = await ask("GET /", "connection: upgrade\r\nupgrade: websocket\r\n");
    expect(upgrade.endsWith(PAGE)).toBe(true);
    expect(status(await exchange("GET / HTT"))).toBe(400);
    expect(status(await ask("GET /", `x: ${"y".repeat(100_000)}\r\n`))).toBe(431);
    expect(await exchange("")).toBe("");
  });

  it("answers when a file goes away, and when it cannot be read", async () => {
    const passing = join(folder, "passing.txt");
    writeFileSync(passing, "here");
    expect(status(await ask("GET /passing.txt"))).toBe(200);
    rmSync(passing);
    expect(status(await ask("GET /passing.txt"))).toBe(404);
    server.instead.set("passing.txt", { status: 200, type: "text/html", body: "in its place" });
    expect(await ask("GET /passing.txt")).toContain("in its place");
    server.instead.clear();
  });

  it("listens on the loopback alone", async () => {
    const refused = (host: string) =>
      exchange("GET / HTTP/1.1\r\nhost: x\r\n\r\n", host).then(
        () => "answered",
        (error: NodeJS.ErrnoException) => error.code,
      );
    const others = Object.values(networkInterfaces())
      .flatMap((found) => found ?? [])
      .filter(({ internal, family }) => !internal && family === "IPv4");
    for (const { address } of others) expect(await refused(address)).toBe("ECONNREFUSED");
    // Every address of 127.0.0.0/8 is this machine; only the one that was asked for is listened on.
    if (process.platform === "linux") expect(await refused("127.0.0.2")).toBe("ECONNREFUSED");
  });

  it("takes the next port where one is taken", async () => {
    const next = await serve({ folder, port: server.port });
    expect(next.port).toBeGreaterThan(server.port);
    expect(await fetch(next.url).then((response) => response.text())).toBe(PAGE);
    await next.stop();
  });
});

const REQUESTS = 10_000;
/** How many connections are open at once. */
const ABREAST = 50;
const SEED = 7;

const METHODS = ["GET", "HEAD", "POST", "OPTIONS", "CONNECT", "PRI", "get", "", "G\0T", "GET\t"];
const PIECES = [
  ...[
    "/",
    "//",
    "..",
    ".",
    "%",
    "%2",
    "%00",
    "%2e",
    "%2F",
    "%5c",
    "%E0%A4%A",
    "%ff",
    "\\",
    "?",
    "#",
    ":",
    "@",
  ],
  ...[
    "index.html",
    "assets",
    "main-1.js",
    "http://",
    "https://a",
    "*",
    " ",
    "\t",
    "\0",
    "\r",
    "é",
    "\xff",
    "[::1]",
  ],
];
const ENDS = [
  " HTTP/1.1",
  " HTTP/1.0",
  " HTTP/2.0",
  " HTTP/9.9",
  "",
  " ",
  " HTTP/1.1 x",
  " http/1.1",
  " RTSP/1.0",
];

/** A request line: of pieces that mean something, of any bytes, or both. */
function anyLine(random: Random): Buffer {
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const bytes = () => Buffer.from(Array.from({ length: random.below(40) }, () => random.below(256)));
  if (random.below(5) === 0) return bytes();
  const target = Array.from({ length: 1 + random.below(6) }, () => one(PIECES)).join("");
  const line = Buffer.from(`${one(METHODS)} ${target}`, "latin1");
  const end = Buffer.from(one(ENDS), "latin1");
  return Buffer.concat(random.below(4) === 0 ? [line, bytes(), end] : [line, end]);
}

describe("no request ends the server", () => {
  const REST = Buffer.from("\r\nhost: localhost\r\n\r\n");

  /** Sends each line on a connection of its own, many at once; every answer is one of a sound server. */
  async function sendAll(lines: readonly Buffer[]): Promise<Map<number, number>> {
    const seen = new Map<number, number>();
    const queue = [...lines].reverse();
    const work = async () => {
      for (let line = queue.pop(); line; line = queue.pop()) {
        const code = status(await exchange(Buffer.concat([line, REST])));
        seen.set(code, (seen.get(code) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, work));
    return seen;
  }

  it("whatever byte comes after the first slash", async () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => Buffer.from([byte]));
    const seen = await sendAll(
      bytes.map((byte) => Buffer.concat([Buffer.from("GET /"), byte, Buffer.from(" HTTP/1.1")])),
    );
    expect([...seen.keys()].sort()).toEqual([200, 400, 404]);
    expect(await isUp()).toBe(true);
  });

  it(`of ${REQUESTS} random ones, seed ${SEED}`, async () => {
    const random = randomFrom(SEED);
    const seen = await sendAll(Array.from({ length: REQUESTS }, () => anyLine(random)));
    expect([...seen.values()].reduce((sum, count) => sum + count)).toBe(REQUESTS);
    expect([...seen.keys()].sort()).toEqual([200, 400, 404, 405]);
    expect(await isUp()).toBe(true);
  });

  it("nor a connection that is cut at any place of a request", async () => {
    const whole = "GET /index.html HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n\r\n";
    await Promise.all(
      Array.from(whole, (_, length) => {
        const socket = connect({ port: server.port, host: "127.0.0.1" });
        return new Promise((resolve) => {
          socket.once("connect", () =>
            socket.write(whole.slice(0, length + 1), () => socket.resetAndDestroy()),
          );
          socket.once("close", resolve);
        });
      }),
    );
    expect(await isUp()).toBe(true);
  });
});
