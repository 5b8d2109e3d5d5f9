/**
 * Fetches the files of the first screen at once. Without it each would be asked for when another one has arrived: the
 * app, its words, the screen, the board. A wrong guess costs a file. `files` has the files of each language, of each
 * first screen, and of both together, by what the address and the browser name (see web/build/html.mjs).
 */
export function fetchEarly(files: Readonly<Record<string, readonly string[]>>): void {
  const lang = /^zh/.test(navigator.language) ? "zh" : "en";
  const screen = location.hash.split("/")[1] || "shelf";
  for (const name of [lang, screen, `${screen}-${lang}`])
    for (const file of files[name] || []) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = `./assets/${file}.js`;
      document.head.append(link);
    }
}
