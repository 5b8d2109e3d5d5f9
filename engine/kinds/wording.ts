// The wording of facts of every kind, for those who say any: `sayFact` and its like of a `PlayKind` need it.
import "./nurikabe/wording.ts";
import "./shared/digit-binding.ts";
