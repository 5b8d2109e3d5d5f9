import { PHOTO_KINDS } from "../../engine/kinds/photos.ts";
import { run } from "../../engine/model/job.ts";
import type { Result } from "../../engine/model/result.ts";
import { Network } from "../../engine/photo/digits/network.ts";
import { TRAINED } from "../../engine/photo/digits/trained.ts";
import { layersOf } from "../../engine/photo/digits/weights.ts";
import type { GrayImage } from "../../engine/photo/gray-image.ts";
import { type ReadPhoto, readPhoto, type Wanted } from "../../engine/photo/read-photo.ts";

const network = new Network(layersOf(TRAINED));

/** Reads a picture without a pause. */
export function read(image: GrayImage, wanted: Wanted = {}): Result<ReadPhoto> {
  return run(readPhoto(image, wanted, PHOTO_KINDS, network));
}
