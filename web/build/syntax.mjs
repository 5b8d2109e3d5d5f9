// Syntax trees of the sources, by the parser of the TypeScript compiler, which tells exactly what is a template and
// what is an import. Its programming interface is called unstable, so all uses of it are in this file.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as ast from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

/** A part of a source, by its offsets. @typedef {{ start: number, end: number, text: string }} Piece */
/**
 * The parts of one source that the build edits: static style sheets, the literal parts of other templates, and dynamic
 * imports with the address that they name.
 * @typedef {{ sheets: Piece[], templates: Piece[], imports: (Piece & { address: string })[] }} Found
 */

/** Tags of templates in which indentation means nothing. */
const TAGS = new Set(["css", "html", "svg"]);

/** Only a source that holds one of these has a part to edit. */
const SIGNS = ["`", "import("];

/** Finds the parts of sources that the build edits, parsed in one go. @param {string[]} paths @returns {Map<string, Found>} */
export function partsOf(paths) {
  const files = paths.filter((path) => signsIn(readFileSync(path, "utf8")).length > 0);
  const project = join(import.meta.dirname, "sources.json"); // it is never written
  const config = JSON.stringify({ compilerOptions: { noResolve: true, noLib: true, types: [] }, files });
  const api = new API({
    fs: {
      fileExists: (path) => path === project || undefined,
      readFile: (path) => (path === project ? config : undefined),
    },
  });
  try {
    const program = api.updateSnapshot({ openProjects: [project] }).getProject(project)?.program;
    return new Map(
      files.map((path) => {
        const tree = program?.getSourceFile(path);
        if (!tree) throw new Error(`${path} was not parsed`);
        return [path, partsIn(tree)];
      }),
    );
  } finally {
    api.close();
  }
}

/** @param {ast.SourceFile} tree @returns {Found} */
function partsIn(tree) {
  const signs = signsIn(tree.text);
  /** @type {Found} */
  const found = { sheets: [], templates: [], imports: [] };
  /** @param {ast.Node} node @returns {Piece} */
  const piece = (node) => {
    const start = node.getStart(tree);
    return { start, end: node.end, text: tree.text.slice(start, node.end) };
  };
  /** @param {ast.Node} node */
  const visit = (node) => {
    if (!signs.some((at) => at >= node.pos && at < node.end)) return;
    if (ast.isTaggedTemplateExpression(node) && ast.isIdentifier(node.tag) && TAGS.has(node.tag.text)) {
      const { tag, template } = node;
      if (!ast.isTemplateExpression(template))
        found[tag.text === "css" ? "sheets" : "templates"].push(piece(template));
      else
        for (const part of [template.head, ...template.templateSpans.map(({ literal }) => literal)])
          found.templates.push(piece(part));
    }
    if (ast.isCallExpression(node) && node.expression.kind === ast.SyntaxKind.ImportKeyword) {
      const [address] = node.arguments;
      if (address && ast.isStringLiteral(address))
        found.imports.push({ ...piece(node), address: address.text });
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

/** The offsets of all signs in a text. @param {string} text @returns {number[]} */
function signsIn(text) {
  return SIGNS.flatMap((sign) => {
    const found = [];
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found.push(at);
    return found;
  });
}
