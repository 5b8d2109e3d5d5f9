// Programs that are installed on this machine.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether a path names a program that may be run. @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first program on the PATH that has one of these names. @param {readonly string[]} names */
export function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runs);
}

/** The program that an environment variable names; undefined where it names none. @param {string} variable */
export function namedBy(variable) {
  const path = process.env[variable];
  if (path && !runs(path)) throw new Error(`${variable} names no program that can be run: ${path}`);
  return path || undefined;
}
