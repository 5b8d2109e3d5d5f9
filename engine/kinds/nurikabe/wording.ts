// The wording of facts about Nurikabe.
import { bring } from "./first.ts";
import { LAW_TEXTS, sayBinding, sayFact, spellValue } from "./puzzle/words.ts";

bring({ sayFact, sayBinding, lawTexts: LAW_TEXTS, spellValue });
