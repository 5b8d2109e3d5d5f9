import type { Result } from "../../../engine/model/result.ts";
import { mayBeRules, readRuleText } from "./rule-file.ts";

/** Whether a file is dragged over the rules; other drags are theirs alone. */
export function isFileOver(event: DragEvent): boolean {
  event.stopPropagation();
  if (!event.dataTransfer?.types.includes("Files")) return false;
  event.preventDefault();
  return true;
}

/** Files are rules wherever they are dropped here; text that is dragged within the editor is the editor's. */
export function droppedFile(event: DragEvent): File | null {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return null;
  event.preventDefault();
  event.stopPropagation();
  return file;
}

/** The pasted rules; text pasted into a field is the field's. */
export function pastedRules(event: ClipboardEvent): Result<string> | null {
  const [target] = event.composedPath();
  const isField = target instanceof HTMLElement && (target.isContentEditable || "value" in target);
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (isField || mayBeRules(text)) event.stopPropagation();
  if (isField || !mayBeRules(text)) return null;
  event.preventDefault();
  return readRuleText(text);
}
