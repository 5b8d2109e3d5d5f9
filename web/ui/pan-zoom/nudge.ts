import { type Area, type Camera, cornered, each, type RelativePoint, spanOf } from "./camera.ts";

/**
 * The camera moved as little as shows an area with a margin around it, which is given as parts of the picture; an area
 * that is larger than the window comes to its middle. The same camera where the area is seen.
 */
export function nudgedTo(camera: Camera, { from, to }: Area, margin: RelativePoint): Camera {
  const span = spanOf(camera);
  const moved = (of: keyof RelativePoint): number => {
    const at = camera.corner[of];
    const size = to[of] - from[of];
    if (from[of] >= at && to[of] <= at + span[of]) return at;
    if (size > span[of]) return (from[of] + to[of] - span[of]) / 2;
    const spare = Math.max(0, Math.min(margin[of], (span[of] - size) / 2));
    return from[of] < at ? from[of] - spare : to[of] - span[of] + spare;
  };
  const corner = each(moved);
  const isSame = corner.across === camera.corner.across && corner.down === camera.corner.down;
  return isSame ? camera : cornered(camera, corner);
}
