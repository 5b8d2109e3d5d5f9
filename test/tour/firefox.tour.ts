import { tour } from "./tour.ts";

await tour("firefox");
