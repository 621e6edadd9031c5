import { ink, shaded } from "../palette.ts";
import { circle, type Drawing, each, line, path, rect } from "../svg.ts";

/** A phone `width` by 2 × width around the origin, with a screen in its own colour. */
export const phone = (width: number, screen: string, shell: string = ink.deep): Drawing =>
  rect(-width / 2, -width, width, width * 2, shell, width * 0.16) +
  rect(-width * 0.44, -width * 0.94, width * 0.88, width * 1.88, screen, width * 0.11);

/** An open laptop 200 wide seen from behind, standing at the origin. */
export const laptopBack = (shell: string, mark: string): Drawing =>
  path("M-84 0L-92 -112Q-92 -122 -82 -122H82Q92 -122 92 -112L84 0Z", shell) +
  circle(0, -60, 12, mark) +
  rect(-110, -4, 220, 12, shaded(shell), 6);

/** A rounded speech bubble whose tail points to the lower left (or right). */
export const bubble = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  right = false,
): Drawing => {
  const foot = right ? x + width * 0.72 : x + width * 0.16;
  return (
    rect(x, y, width, height, colour, Math.min(width, height) * 0.28) +
    path(
      `M${foot} ${y + height - 6}h${width * 0.16}L${right ? foot + width * 0.2 : foot - width * 0.06} ${y + height + height * 0.26}Z`,
      colour,
    )
  );
};

/** Strokes that suggest lines of writing. */
export const writing = (
  x: number,
  y: number,
  lengths: readonly number[],
  gap: number,
  colour: string,
  width = 10,
): Drawing =>
  line(
    lengths.map((length, index) => `M${x} ${y + index * gap}h${length}`).join(""),
    colour,
    width,
  );

/** Bars rising to the right from a base line at (x, y). */
export const bars = (
  x: number,
  y: number,
  heights: readonly number[],
  width: number,
  gap: number,
  colours: readonly string[],
): Drawing =>
  each(heights.length, (index) => {
    const height = heights[index] ?? 0;
    return rect(
      x + index * (width + gap),
      y - height,
      width,
      height,
      colours[index % colours.length] ?? ink.leaf,
      4,
    );
  });

/** A magnifying glass of the given lens radius around the origin, handle to the lower right. */
export const magnifier = (radius: number, rim: string, glass: string): Drawing =>
  line(
    `M${radius * 0.75} ${radius * 0.75}L${radius * 1.7} ${radius * 1.7}`,
    shaded(rim, 0.3),
    radius * 0.34,
  ) +
  circle(0, 0, radius * 1.12, rim) +
  circle(0, 0, radius * 0.92, glass);

/** A padlock 200 wide around the origin. */
export const padlock = (body: string, shackle: string, hole: string): Drawing =>
  line("M-62 -30V-90A62 62 0 0 1 62 -90V-30", shackle, 30) +
  rect(-105, -40, 210, 170, body, 26) +
  path("M105 -14V104A26 26 0 0 1 79 130H0V-40H79A26 26 0 0 1 105 -14Z", shaded(body, 0.14)) +
  circle(0, 30, 24, hole) +
  path("M-12 36H12L18 88H-18Z", hole);

/** A shield 240 wide around the origin, its right half in shade. */
export const shield = (size: number, colour: string): Drawing => {
  const half = `C${size * 0.3} ${-size * 0.95} ${size * 0.6} ${-size * 0.85} ${size * 0.86} ${-size * 0.8}V${size * 0.05}C${size * 0.86} ${size * 0.6} ${size * 0.4} ${size * 0.9} 0 ${size * 1.1}`;
  const whole = `M0 ${-size * 1.1}${half}C${-size * 0.4} ${size * 0.9} ${-size * 0.86} ${size * 0.6} ${-size * 0.86} ${size * 0.05}V${-size * 0.8}C${-size * 0.6} ${-size * 0.85} ${-size * 0.3} ${-size * 0.95} 0 ${-size * 1.1}Z`;
  return path(whole, colour) + path(`M0 ${-size * 1.1}${half}Z`, shaded(colour, 0.14));
};

/** A tick drawn as one stroke around the origin. */
export const tick = (size: number, colour: string, width: number): Drawing =>
  line(`M${-size} 0L${-size * 0.25} ${size * 0.7}L${size} ${-size * 0.7}`, colour, width);
