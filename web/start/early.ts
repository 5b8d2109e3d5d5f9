/**
 * Fetches the files of the first screen at once. Without it each would be asked for when another one has arrived: the
 * app, its words, the screen, the board. A wrong guess costs a file. `files` has the files of the app, of each language, of
 * each first screen, and of both together, by what the address and the browser name (see web/build/early.mjs). What has
 * most to fetch and to run is asked for first: a server may answer only six requests at a time.
 */
export function fetchEarly(files: Readonly<Record<string, readonly string[]>>): void {
  const lang = /^zh/.test(navigator.language) ? "zh" : "en";
  const screen = location.hash.split("/")[1] || "shelf";
  for (const name of ["app", lang, screen, `${screen}-${lang}`])
    for (const file of files[name] || []) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = `./assets/${file}.js`;
      document.head.append(link);
    }
}
