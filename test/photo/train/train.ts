// Trains the network that reads digits, from the fonts of a folder alone, and writes its weights:
// `node test/photo/train/run.mjs FONTS [SEED] [SAMPLES] [FILE]`. The same fonts, seed and count give the same file.
import { writeFileSync } from "node:fs";
import { Network } from "../../../engine/photo/digits/network.ts";
import { layersOf } from "../../../engine/photo/digits/weights.ts";
import { atlasOf } from "./atlas.ts";
import { Dice } from "./dice.ts";
import { Learner } from "./learner.ts";
import { quantised } from "./quantised.ts";
import { type Sample, sampleOf } from "./samples.ts";

const [folder, seed = "1", samples = "300000", target = "engine/photo/digits/trained.ts"] =
  process.argv.slice(2);
const BATCH = 32;
/** The greatest learning rate; it falls to a hundredth along a cosine (Loshchilov and Hutter, "SGDR", ICLR 2017). */
const RATE = 0.002;
/** Every so many samples a line of figures. */
const REPORT = 4_000;

const atlas = atlasOf(folder);
console.log(`${atlas.fonts.length} fonts`);
const dice = new Dice(Number(seed));
const fonts = atlas.fonts.map((_, at) => at);
// One font in ten is kept back, to be judged by.
const judged = fonts.filter((at) => at % 10 === 7);
const learnt = fonts.filter((at) => at % 10 !== 7);

function next(among: readonly number[], from: Dice): Sample {
  for (;;) {
    const sample = sampleOf(atlas, from, among);
    if (sample) return sample;
  }
}

/** The share of samples that are read as what they are, and the fonts that are read worst. */
function judge(text: string, among: readonly number[], count: number): string {
  const network = new Network(layersOf(text));
  const from = new Dice(999);
  let right = 0;
  const wrong = new Map<number, number>();
  const mixed = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const sample = next(among, from);
    const odds = network.read(sample.patch);
    const read = odds.indexOf(Math.max(...odds));
    if (read === sample.class) right++;
    else {
      wrong.set(sample.font, (wrong.get(sample.font) ?? 0) + 1);
      const pair = `${sample.class}→${read}`;
      mixed.set(pair, (mixed.get(pair) ?? 0) + 1);
    }
  }
  const worst = [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 12);
  const pairs = [...mixed].sort((a, b) => b[1] - a[1]).slice(0, 12);
  return [
    `${((100 * right) / count).toFixed(2)} % of ${count}`,
    pairs.map(([pair, times]) => `${pair} ${times}`).join(", "),
    worst.map(([font, times]) => `${atlas.fonts[font]} ${times}`).join(", "),
  ].join("\n  ");
}

const learner = new Learner(dice);
const total = Number(samples);
let right = 0;
let since = 0;
for (let done = 0; done < total; done += BATCH) {
  const batch = Array.from({ length: BATCH }, () => next(learnt, dice));
  const warm = Math.min(1, (done + BATCH) / 10_000);
  const rate = RATE * warm * (0.01 + 0.99 * (0.5 + 0.5 * Math.cos((Math.PI * done) / total)));
  right += learner.learn(batch, rate, dice);
  since += BATCH;
  if (since >= REPORT) {
    console.log(`${done + BATCH} samples, ${((100 * right) / since).toFixed(2)} % right while learning`);
    [right, since] = [0, 0];
  }
}
const text = quantised(learner.layers);
writeFileSync(
  target,
  `/** The weights of the network, as test/photo/train writes them from seed ${seed} and ${total} samples. */\nexport const TRAINED =\n  "${text}";\n`,
);
console.log(`fonts learnt: ${judge(text, learnt, 4_000)}`);
console.log(`fonts kept back: ${judge(text, judged, 4_000)}`);
