import { holdToAnotherSearch } from "./many.ts";

holdToAnotherSearch(5_001, 5_000);
