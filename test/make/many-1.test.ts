import { amount } from "../amount.ts";
import { holdToAnotherSearch } from "./many.ts";

holdToAnotherSearch(1, amount(5_000, 2_000));
