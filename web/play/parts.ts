/** The parts of the play screen that are fetched on demand. */
export const LATER = {
  hint: () => import("./hint/hint-sheet.ts"),
  why: () => import("./hint/why-sheet.ts"),
  notice: () => import("./sheets/notice.ts"),
  branch: () => import("./sheets/branch-chip.ts"),
  finished: () => import("./sheets/finished.ts"),
  menu: () => import("./sheets/menu.ts"),
  branches: () => import("./sheets/branches.ts"),
  "confirm-restart": () => import("./sheets/confirm.ts"),
  "confirm-answer": () => import("./sheets/confirm.ts"),
  digits: () => import("./hand-of-digits.ts"),
  help: () => import("./sheets/help.ts"),
};
