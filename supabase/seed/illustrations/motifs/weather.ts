import { at, circle, type Drawing, each, line, path, ring } from "../svg.ts";

/** A disc with two paler rings of haze. */
export const sun = (x: number, y: number, radius: number, colour: string, haze?: string): Drawing =>
  (haze ? circle(x, y, radius * 1.5, haze) : "") + circle(x, y, radius, colour);

/** A flat-bottomed cloud about 200 wide. */
export const cloud = (x: number, y: number, scale: number, colour: string): Drawing =>
  at(
    x,
    y,
    path(
      "M-100 0a30 30 0 0 1 30 -32a48 48 0 0 1 88 -18a34 34 0 0 1 56 22a28 28 0 0 1 26 28Z",
      colour,
    ),
    { scale },
  );

/** Rows of hills: `crests` are heights at even steps across the picture. */
export function ridge(crests: readonly number[], colour: string, base = 675): Drawing {
  const step = 1200 / (crests.length - 1);
  const [first = base] = crests;
  let d = `M0 ${base}V${first}`;
  crests.slice(1).forEach((y, index) => {
    const x = step * (index + 1);
    const before = crests[index] ?? y;
    d += `C${x - step / 2} ${before} ${x - step / 2} ${y} ${x} ${y}`;
  });
  return path(`${d}V${base}Z`, colour);
}

/** A wavy edge that fills the picture below `y`. */
export const swell = (
  y: number,
  length: number,
  height: number,
  colour: string,
  base = 675,
): Drawing =>
  path(
    `M${-length} ${base}V${y}q${length / 4} ${-height} ${length / 2} 0${`t${length / 2} 0`.repeat(Math.ceil(2400 / length) + 2)}V${base}Z`,
    colour,
  );

/** Short strokes of light on water. */
export const glints = (
  places: readonly (readonly [number, number, number])[],
  colour: string,
  width = 6,
): Drawing => line(places.map(([x, y, length]) => `M${x} ${y}h${length}`).join(""), colour, width);

/** Slanted rain over the whole picture, the same drops every time. */
export const rain = (
  count: number,
  slant: number,
  length: number,
  colour: string,
  width = 4,
): Drawing =>
  line(
    each(
      count,
      (index) => `M${(index * 397) % 1240} ${(index * 211 + 40) % 690}l${slant} ${length}`,
    ),
    colour,
    width,
  );

/** Dots over the upper picture, the same every time. */
export const stars = (count: number, depth: number, colour: string, size = 6): Drawing =>
  line(
    each(count, (index) => `M${(index * 311 + 70) % 1190} ${(index * 173 + 30) % depth}h0`),
    colour,
    size,
  );

/** Three strokes that rise and sway. */
export const steam = (x: number, y: number, height: number, colour: string, width = 12): Drawing =>
  line(
    each(
      3,
      (index) =>
        `M${x + (index - 1) * 44} ${y - (index % 2) * 16}q${-height / 4} ${-height / 4} 0 ${-height / 2}t0 ${-height / 2}`,
    ),
    colour,
    width,
  );

/** Rings that spread from a point. */
export const ripples = (
  x: number,
  y: number,
  radii: readonly number[],
  colour: string,
  width = 6,
): Drawing => radii.map((radius) => ring(x, y, radius, colour, width)).join("");
