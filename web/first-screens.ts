/** The elements of the screens that a visit begins with, whose loaders come with the page. */
export const FIRST_SCREENS = {
  shelf: () => import("./shelf/shelf-screen.ts"),
  play: () => import("./play/play-screen.ts"),
};
