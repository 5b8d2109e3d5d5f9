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
  // Play
  "play.no-answer": "No answer was found for this puzzle.",
  "play.lost": "The reasoner had to start again. Please ask once more.",
  // Hint
  // Shelf
  // Import and share
  // Settings
} as const;

export type Dictionary = Readonly<Record<keyof typeof en, string>>;
