import { share } from "../share.ts";
import { holdToAnotherSearch } from "./many.ts";

holdToAnotherSearch(1, share(1_500, 5_000));
