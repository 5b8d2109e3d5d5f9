// How the server listens.
/**
 * Listens on one port of both loopback addresses, since a browser may take either for `localhost`, or on one if
 * the machine lacks the other. A port that is taken moves on to the next one; 0 takes any free port.
 * @param {() => import("node:http").Server} open @param {number} port
 */
export async function listen(open, port) {
  for (let wanted = port; ; wanted = port === 0 ? 0 : wanted + 1) {
    /** @type {import("node:http").Server[]} */
    const servers = [];
    let taken = wanted;
    try {
      for (const host of ["127.0.0.1", "::1"]) {
        const server = await begin(open(), host, taken);
        if (!server) continue;
        servers.push(server);
        taken = /** @type {import("node:net").AddressInfo} */ (server.address()).port;
      }
      if (servers.length > 0) return { servers, taken };
      throw new Error("This machine has no loopback address.");
    } catch (error) {
      for (const server of servers) server.close();
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EADDRINUSE" || wanted === 65_535)
        throw error;
    }
  }
}

/** A server that listens, or null if the machine has no such address. @param {import("node:http").Server} server @param {string} host @param {number} port */
function begin(server, host, port) {
  return new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve(null);
      else reject(error);
    });
    server.listen({ host, port }, () => resolve(server.on("error", console.error)));
  });
}
