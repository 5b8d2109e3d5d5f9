import { fail, ok, type Result } from "../../engine/model/result.ts";
import { MANIFEST, type PackFile, readManifest } from "../../engine/pack/manifest.ts";
import { damaged } from "../../engine/pack/words.ts";

/** The packs beside the app, as its own release names them: so those of another release are refused by their sums. */
export async function fetchManifest(folder: URL): Promise<Result<readonly PackFile[]>> {
  const response = await asked(new URL(MANIFEST, folder));
  if (!response) return unreached();
  const manifest = readManifest(await response.text().catch(() => ""));
  return manifest.ok ? ok(manifest.value.packs) : manifest;
}

/** The bytes of a pack, all of them: the length and the SHA-256 are those that the manifest names. */
export async function fetchPack(folder: URL, pack: PackFile): Promise<Result<Uint8Array>> {
  const url = new URL(pack.file, folder);
  url.searchParams.set("v", pack.sha256.slice(0, 12)); // another content has another address, so no cache tells an old one
  const response = await asked(url);
  if (!response) return unreached();
  const bytes = await response.arrayBuffer().catch(() => null);
  if (!bytes) return unreached();
  if (bytes.byteLength !== pack.bytes || (await sha256(bytes)) !== pack.sha256) return damaged();
  return ok(new Uint8Array(bytes));
}

async function asked(url: URL): Promise<Response | null> {
  try {
    const response = await fetch(url);
    return response.ok ? response : null;
  } catch {
    return null;
  }
}

/** In hexadecimal. */
async function sha256(bytes: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function unreached(): Result<never> {
  return fail("packs-unreached", {
    en: "The library could not be fetched. Check the connection, then try again.",
    zh: "题库没能下载。请检查网络后重试。",
  });
}
