import { holdToAnotherSearch } from "./many.ts";

holdToAnotherSearch(1, 5_000);
