import type { TextFile } from "../../engine/kinds/export.ts";

/** A file that is no text. */
interface BlobFile {
  readonly name: string;
  readonly blob: Blob;
}

/** How long a browser may take to fetch the file that it is to store, in milliseconds. */
const FETCHED = 60_000;

/** Hands a file to the browser's downloads. Some systems change an ending that does not fit the type, so only a fitting type is given. */
export function download(file: TextFile | BlobFile): void {
  const types: Readonly<Record<string, string>> = {
    txt: "text/plain",
    csv: "text/csv",
    json: "application/json",
    svg: "image/svg+xml",
  };
  const { name } = file;
  const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const link = document.createElement("a");
  link.href = URL.createObjectURL("blob" in file ? file.blob : new Blob([file.text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED);
}
