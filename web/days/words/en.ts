export const en = {
  "days.earlier": "The month before",
  "days.later": "The month after",
  "days.solved": "solved",
  "days.begun": "begun",
  "days.new": "new",
  "days.note":
    "A puzzle of each kind for every day, the same for everyone. Monday’s are the easiest, Sunday’s the hardest.",
  "days.standIn": "Not all of the library is here. Until it is, other puzzles may stand in for the day’s.",
  "days.coming": "This day’s puzzles come on the day.",
  "days.legend": "Dot: solved. Ring: begun.",
  "days.lost": "These puzzles could not be read. They come with the library.",
} as const;
