// The wording of facts about Nurikabe.
import { bringWording } from "./first.ts";
import { LAW_TEXTS, sayBinding, sayFact, spellValue } from "./puzzle/words.ts";

bringWording({ sayFact, sayBinding, lawTexts: LAW_TEXTS, spellValue });
