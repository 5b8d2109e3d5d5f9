/** English texts of the shelf, which a first visit may begin with, so they come without those of the other features. */
export const en = {
  "shelf.continue": "Continue",
  "shelf.new": "New puzzle",
  "shelf.import": "Paste or import",
  "shelf.make": "Make",
  "shelf.workbench": "Workbench",
  "shelf.lab": "Lab",
  "shelf.welcome":
    "Play a puzzle. When you are stuck, Ergo shows you the next thought and why it must be so, instead of the answer.",
  "shelf.begin": "Play {kind}",
  "shelf.more": "Rename or delete {title}",
  "shelf.delete": "Delete",
  "shelf.name": "New name for {title}",
  "shelf.filter": "Which games are shown",
  "shelf.open": "In progress",
  "shelf.search": "Search your games",
  "shelf.none": "No game fits.",
  "shelf.rest.one": "Show one more game",
  "shelf.rest.other": "Show {n} more games",
  "shelf.finished-of": "{n} of {size} finished",
  "shelf.numbers": "Choose a number of {level}",
  "shelf.choose": "Choose a puzzle, or tap “{level}” for the next new one.",
  "shelf.begun": "begun",
  "shelf.finished": "finished",
  "shelf.earlier": "Smaller numbers",
  "shelf.later": "Greater numbers",
  "shelf.span": "{from} to {to} of {size}",
  "shelf.no-puzzles": "The puzzles could not be loaded. Check the connection, then open the app again.",
  "shelf.lost": "This puzzle could not be loaded. Check the connection, then try again.",
  "shelf.rules": "How to play",
} as const;

export type ShelfDictionary = Readonly<Record<keyof typeof en, string>>;
