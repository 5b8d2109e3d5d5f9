/** A place as parts of a width and a height: 0 is left or top, 1 is right or bottom, the same at every zoom. */
export interface RelativePoint {
  readonly across: number;
  readonly down: number;
}

/** A rectangle, from its top left to its bottom right. */
export interface Area {
  readonly from: RelativePoint;
  readonly to: RelativePoint;
}

/** The part of a picture that a window shows. Boards and trees share it; each puts it on the screen in its own way. */
export interface Camera {
  /** How many times as large the picture is as at zoom 1. */
  readonly zoom: number;
  /** The place of the picture in the top left corner of the window. */
  readonly corner: RelativePoint;
  /** The part of the picture that the window has room for at zoom 1; above 1 for a smaller picture. */
  readonly room: RelativePoint;
}

/** Bounds of the zoom. */
export interface ZoomLimits {
  readonly least: number;
  readonly most: number;
}

/** The middle of a window. */
export const MIDDLE: RelativePoint = { across: 0.5, down: 0.5 };

/** Works out both directions of a place. */
export function each(change: (of: keyof RelativePoint) => number): RelativePoint {
  return { across: change("across"), down: change("down") };
}

/** The part of the picture that the window has room for. */
export function spanOf({ room, zoom }: Camera): RelativePoint {
  return each((of) => room[of] / zoom);
}

/** The place of the picture that lies at a place of the window. */
export function placeAt(camera: Camera, at: RelativePoint): RelativePoint {
  const span = spanOf(camera);
  return each((of) => camera.corner[of] + at[of] * span[of]);
}

/** The camera with its corner there, as far as the edges allow; a smaller picture stands in the middle. */
export function cornered(camera: Camera, corner: RelativePoint): Camera {
  const span = spanOf(camera);
  const bounded = (of: keyof RelativePoint): number =>
    span[of] > 1 ? (1 - span[of]) / 2 : Math.min(Math.max(corner[of], 0), 1 - span[of]);
  return { ...camera, corner: each(bounded) };
}

/** The camera at another zoom, within its limits, with a place of the picture at a place of the window. */
export function holding(
  camera: Camera,
  zoom: number,
  limits: ZoomLimits,
  held: RelativePoint,
  at: RelativePoint,
): Camera {
  const zoomed = { ...camera, zoom: Math.min(Math.max(zoom, limits.least), limits.most) };
  const span = spanOf(zoomed);
  return cornered(
    zoomed,
    each((of) => held[of] - at[of] * span[of]),
  );
}

/** The camera after the picture was pushed by parts of the window. */
export function pushed(camera: Camera, by: RelativePoint): Camera {
  const span = spanOf(camera);
  return cornered(
    camera,
    each((of) => camera.corner[of] - by[of] * span[of]),
  );
}

/** The camera with an area in the middle where a part of it was out of sight; else the same camera. */
export function centredOn(camera: Camera, { from, to }: Area): Camera {
  const { corner } = camera;
  const span = spanOf(camera);
  const isSeen = (of: keyof RelativePoint): boolean =>
    from[of] >= corner[of] && to[of] <= corner[of] + span[of];
  if (isSeen("across") && isSeen("down")) return camera;
  return cornered(
    camera,
    each((of) => (from[of] + to[of] - span[of]) / 2),
  );
}
