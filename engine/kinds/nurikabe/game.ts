// What a game needs of Nurikabe: how it is played, and what its board shows.
import { bring } from "./first.ts";
import { seenBreaks } from "./seen.ts";
import { finishedCells } from "./status.ts";
import "./writing.ts";

bring({ finished: finishedCells, seen: seenBreaks });
