/** English texts of the page, grouped by screen. */
export const en = {
  // App
  "app.name": "Ergo",
  "app.tagline": "Sudoku and Nurikabe, every step explained",
  "app.close": "Close",
  "app.back": "Back",
  "app.cancel": "Cancel",
  // Levels
  "level.1": "Beginner",
  "level.2": "Easy",
  "level.3": "Medium",
  "level.4": "Hard",
  "level.5": "Expert",
  "level.6": "Master",
  "level.7": "Extreme",
  // Boards (labels for screen readers)
  "board.sudoku": "Sudoku, {rows} rows, {cols} columns",
  "board.nurikabe": "Nurikabe, {rows} rows, {cols} columns",
  "board.cell": "row {row} column {col}",
  "board.comma": ", ",
  "board.blank": "blank",
  "board.given": "{digit}, given",
  "board.yours": "{digit}, yours",
  "board.ghost": "{digit} follows",
  "board.corner": "corner notes {digits}",
  "board.centre": "centre notes {digits}",
  "board.candidates": "candidates {digits}",
  "board.out": "{digits} ruled out",
  "board.colour": "colour {colour}",
  "board.wall": "wall",
  "board.island": "island",
  "board.finished": "finished island",
  "board.clue": "clue {clue}",
  "board.wrong": "wrong",
  "board.focus": "look here",
  "board.premise": "premise",
  "board.conclude": "conclusion",
  "board.conflict": "conflicts",
  // Play
  "play.no-answer": "No answer was found for this puzzle.",
  "play.lost": "The reasoner had to start again. Please ask once more.",
  // Hint
  // Shelf
  // Import and share
  // Settings
} as const;

export type Dictionary = Readonly<Record<keyof typeof en, string>>;
