import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Longest text that is read from a file, in bytes; no puzzle needs more. */
const LONGEST = 2_000_000;

/** The text of a file, cut off where no puzzle reaches. */
export function textOf(file: File): Promise<string> {
  return file.slice(0, LONGEST).text();
}

/** The text, or the file's text, that something brought. */
export async function textIn(items: DataTransfer | null): Promise<string> {
  const [file] = items?.files ?? [];
  return file ? textOf(file) : (items?.getData("text/plain") ?? "").trim();
}

/** The picture file that something brought, or null. */
export function pictureIn(items: DataTransfer | null): File | null {
  return [...(items?.files ?? [])].find(({ type }) => type.startsWith("image/")) ?? null;
}

/**
 * Takes pictures, and text that is dropped or pasted anywhere on the page, but for fields, which take their own, and for a screen that
 * does (it prevents the default).
 */
export class Arrivals implements ReactiveController {
  /** Whether something that could be dropped is over the page. */
  over = false;
  readonly #host: ReactiveControllerHost;
  readonly #take: (text: string) => void;
  readonly #takePicture: (picture: File) => void;

  constructor(
    host: ReactiveControllerHost,
    take: (text: string) => void,
    takePicture: (picture: File) => void,
  ) {
    this.#host = host;
    this.#take = take;
    this.#takePicture = takePicture;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("dragover", this.#dragged);
    addEventListener("dragleave", this.#left);
    addEventListener("drop", this.#dropped);
    addEventListener("paste", this.#pasted);
  }

  hostDisconnected(): void {
    removeEventListener("dragover", this.#dragged);
    removeEventListener("dragleave", this.#left);
    removeEventListener("drop", this.#dropped);
    removeEventListener("paste", this.#pasted);
  }

  #show(over: boolean): void {
    if (over === this.over) return;
    this.over = over;
    this.#host.requestUpdate();
  }

  readonly #dragged = (event: DragEvent): void => {
    if (isField(event) || !isReadable(event.dataTransfer)) return;
    event.preventDefault();
    this.#show(true);
  };

  readonly #left = (event: DragEvent): void => {
    if (event.relatedTarget === null) this.#show(false);
  };

  readonly #dropped = (event: DragEvent): void => {
    this.#show(false);
    if (isField(event) || event.defaultPrevented) return;
    event.preventDefault();
    const picture = pictureIn(event.dataTransfer);
    if (picture) this.#takePicture(picture);
    else void textIn(event.dataTransfer).then((text) => text && this.#take(text));
  };

  readonly #pasted = (event: ClipboardEvent): void => {
    const picture = pictureIn(event.clipboardData);
    if (picture) this.#takePicture(picture);
    else if (!isField(event)) void textIn(event.clipboardData).then((text) => text && this.#take(text));
  };
}

function isReadable(items: DataTransfer | null): boolean {
  return !!items && ["Files", "text/plain", "text/uri-list"].some((type) => items.types.includes(type));
}

function isField(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
