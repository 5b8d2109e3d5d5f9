import type { Result } from "../../../engine/model/result.ts";
import { mayBeRules, readRuleText } from "./rule-file.ts";

/** Whether a file is dragged over the rules; other drags are theirs alone. */
function isFileOver(event: DragEvent): boolean {
  event.stopPropagation();
  if (!event.dataTransfer?.types.includes("Files")) return false;
  event.preventDefault();
  return true;
}

/** Files are rules wherever they are dropped here; text that is dragged within the editor is the editor's. */
function droppedFile(event: DragEvent): File | null {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return null;
  event.preventDefault();
  event.stopPropagation();
  return file;
}

/** The pasted rules; text pasted into a field is the field's. */
function pastedRules(event: ClipboardEvent): Result<string> | null {
  const [target] = event.composedPath();
  const isField = target instanceof HTMLElement && (target.isContentEditable || "value" in target);
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (isField || mayBeRules(text)) event.stopPropagation();
  if (isField || !mayBeRules(text)) return null;
  event.preventDefault();
  return readRuleText(text);
}

/** What is done with texts and files that come from outside. */
interface Arrivals {
  over(isOver: boolean): void;
  file(file: File): void;
  rules(read: Result<string>): void;
}

/** Takes dropped files and pasted rules; elsewhere the page takes what is pasted and dropped for puzzles. */
export function hearArrivals(host: HTMLElement, { over, file, rules }: Arrivals): void {
  host.addEventListener("dragover", (event) => {
    if (isFileOver(event)) over(true);
  });
  host.addEventListener("dragleave", ({ relatedTarget: to }) => {
    if (!(to instanceof Node) || !host.contains(to)) over(false);
  });
  const dropped = (event: DragEvent): void => {
    over(false);
    const one = droppedFile(event);
    if (one) file(one);
  };
  host.addEventListener("drop", dropped, { capture: true });
  host.addEventListener("drop", (event) => event.stopPropagation());
  host.addEventListener("paste", (event) => {
    const read = pastedRules(event);
    if (read) rules(read);
  });
}
