/** English texts of the shelf, which a first visit may begin with, so they come without those of the other features. */
export const en = {
  "shelf.continue": "Continue",
  "shelf.all": "All games",
  "shelf.today": "Today, {date}",
  "shelf.days": "Calendar",
  "shelf.not-begun": "new",
  "shelf.play": "Play",
  "shelf.level": "Level of {kind}",
  "shelf.more": "More puzzles",
  "shelf.enter": "Enter by hand",
  "shelf.picture": "From a picture",
  "shelf.import": "Paste or import",
  "shelf.think": "Think",
  "shelf.learn-text": "Lessons, and a page for every technique",
  "shelf.workbench-text": "Watch the rules solve, step by step",
  "shelf.lab-text": "Race searches, see them branch",
  "shelf.welcome":
    "Play a puzzle. When you are stuck, Ergo shows you the next thought and why it must be so, instead of the answer.",
  "shelf.begin": "Play {kind}",
  "shelf.new-to": "New to {kind}? Play the first lesson",
  "shelf.no-puzzles": "The puzzles could not be loaded. Check the connection, then open the app again.",
  "shelf.lost": "This puzzle could not be loaded. Check the connection, then try again.",
  "shelf.rules": "How to play",
} as const;

export type ShelfDictionary = Readonly<Record<keyof typeof en, string>>;
