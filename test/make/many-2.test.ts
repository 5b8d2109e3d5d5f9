import { amount } from "../amount.ts";
import { holdToAnotherSearch } from "./many.ts";

holdToAnotherSearch(5_001, amount(5_000, 2_000));
