/** Numbers from 0 up to 1, the same ones for the same seed on every machine. */
export type Random = () => number;

const WARM_UP = 12;

/** The generator sfc32: small, fast, and good enough for content. */
export function randomFrom(...seed: number[]): Random {
  let [a, b, c] = [seed[0] ?? 0, seed[1] ?? 0, 0x9e3779b9];
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < WARM_UP; round++) next();
  return next;
}

/** A whole number from 0 up to `count`. */
export function below(random: Random, count: number): number {
  return Math.floor(random() * count);
}

export function pick<T>(random: Random, items: ArrayLike<T>): T {
  return at(items, below(random, items.length));
}

/** Picks the first items more often, as some words and some names are in every second story. */
export function pickEarly<T>(random: Random, items: ArrayLike<T>, skew: number): T {
  return at(items, earlyPlace(random, items.length, skew));
}

/** An index below `count`; the greater `skew`, the more often an early one (1: evenly). */
export function earlyPlace(random: Random, count: number, skew: number): number {
  return Math.floor(count * random() ** skew);
}

/** Picks by weights, which need not add up to anything. */
export function pickWeighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of choices) {
    left -= weight;
    if (left < 0) return item;
  }
  return at(choices, choices.length - 1)[0];
}

/**
 * A share of the past years, from 0 for now: three times as many fall on the last days as on the
 * first.
 * @param even a number from 0 up to 1, drawn evenly.
 */
export function recentShare(even: number): number {
  return 1.5 - Math.sqrt(2.25 - 2 * even);
}

/** From the normal distribution with mean 0 and deviation 1 (Box and Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function at<T>(items: ArrayLike<T>, place: number): T {
  const item = items[place];
  if (item === undefined) throw new RangeError(`Nothing stands at ${place} of ${items.length}`);
  return item;
}
