import { PHOTO_KINDS } from "../../engine/kinds/photos.ts";
import type { Job } from "../../engine/model/job.ts";
import { ok, type Result } from "../../engine/model/result.ts";
import { Network } from "../../engine/photo/digits/network.ts";
import { TRAINED } from "../../engine/photo/digits/trained.ts";
import { layersOf } from "../../engine/photo/digits/weights.ts";
import { type GrayImage, grayOf } from "../../engine/photo/gray-image.ts";
import { type PictureSize, pictureSize } from "../../engine/photo/picture-size.ts";
import { refused } from "../../engine/photo/problems.ts";
import type { Quad } from "../../engine/photo/quad.ts";
import { readPhoto, type Stage } from "../../engine/photo/read-photo.ts";
import type { PhotoAnswer, Questions } from "../api.ts";
import { Refused, type Work, withNews } from "../work.ts";

/** Most pixels of a picture; opened, each takes four bytes. */
const MOST_PIXELS = 26_000_000;
/** The longer side in which it is read. */
const LONGEST = 2_000;
/** Bytes in which the size stands, behind what cameras write before it. */
const HEAD = 262_144;

let network: Network | null = null;

/** Opens a picture and reads the puzzle in it. Opening awaits; the rest is work in slices. */
export async function photoWork({
  picture,
  ...wanted
}: Questions["photo"]["ask"]): Promise<Result<Work<PhotoAnswer | Refused, Stage>>> {
  const opened = await grayIn(picture);
  if (!opened.ok) return opened;
  network ??= new Network(layersOf(TRAINED));
  let stage: Stage = "find";
  const job = reading(opened.value, wanted, network, (next) => {
    stage = next;
  });
  return ok(withNews(job, () => stage));
}

function* reading(
  image: GrayImage,
  { corners, ...wanted }: Omit<Questions["photo"]["ask"], "picture">,
  reader: Network,
  tell: (stage: Stage) => void,
): Job<PhotoAnswer | Refused> {
  const { width, height } = image;
  const scaled = corners?.map(({ x, y }) => ({ x: x * width - 0.5, y: y * height - 0.5 })) as
    | Quad
    | undefined;
  const read = yield* readPhoto(image, { ...wanted, corners: scaled }, PHOTO_KINDS, reader, tell);
  if (!read.ok) return new Refused(read.problem);
  const { kind, text, rows, cols, doubts, straight, several, trust } = read.value;
  const parts = read.value.corners.map(({ x, y }) => ({ x: (x + 0.5) / width, y: (y + 0.5) / height }));
  return { kind, text, rows, cols, doubts, straight, several, trust, corners: parts as unknown as Quad };
}

/**
 * A large picture is made smaller while it is opened, so that it is not held whole beside what is drawn of it. Only the
 * width is told: the sides of a picture that the camera turned are exchanged by then.
 */
function shrunk({ width, height }: PictureSize): ImageBitmapOptions {
  const scale = LONGEST / Math.max(width, height);
  return scale < 1 ? { resizeWidth: Math.max(Math.round(width * scale), 1), resizeQuality: "high" } : {};
}

/** The brightnesses of a picture file, turned as the camera was held. */
async function grayIn(file: Blob): Promise<Result<GrayImage>> {
  const size = pictureSize(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (size && size.width * size.height > MOST_PIXELS) return refused("photo-huge");
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, size ? shrunk(size) : {});
  } catch {
    return refused(size ? "photo-damaged" : "photo-type");
  }
  try {
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(Math.round(bitmap.width * scale), 1);
    const height = Math.max(Math.round(bitmap.height * scale), 1);
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) return refused("photo-type");
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    return ok(grayOf(context.getImageData(0, 0, width, height).data, width, height));
  } finally {
    bitmap.close();
  }
}
