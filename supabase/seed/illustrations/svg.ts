/** A piece of SVG markup. */
export type Drawing = string;

/** Whole numbers keep the files small and the same on every machine. */
const whole = (text: string) =>
  text
    .replace(/-?\d*\.\d+(e-?\d+)?|-?\d+e-?\d+/g, (number) => String(Math.round(Number(number))))
    .replace(/ -/g, "-");

const n = (value: number) => String(Math.round(value));

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
): Drawing =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${
    round ? ` rx="${n(round)}"` : ""
  } fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): Drawing =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): Drawing =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

export const path = (d: string, fill: string): Drawing => `<path d="${whole(d)}" fill="${fill}"/>`;

/** A stroke without fill; the frame sets round caps and joins and an empty fill. */
export const line = (d: string, stroke: string, width: number): Drawing =>
  `<path d="${whole(d)}" stroke="${stroke}" stroke-width="${n(width)}"/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  line(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    stroke,
    width,
  );

/** Fills see-through, for light and shade laid over other shapes. */
export const veil = (opacity: number, ...parts: Drawing[]): Drawing =>
  `<g opacity="${opacity}">${parts.join("")}</g>`;

type Placement = { scale?: number; flip?: boolean; turn?: number };

/** Moves parts drawn around the origin to (x, y), turned by degrees, mirrored, and scaled. */
export function at(x: number, y: number, parts: Drawing, placement: Placement = {}): Drawing {
  const { scale = 1, flip = false, turn = 0 } = placement;
  const size = Number(scale.toFixed(2));
  const moves = [
    `translate(${n(x)} ${n(y)})`,
    turn ? `rotate(${n(turn)})` : "",
    flip ? `scale(${-size} ${size})` : size === 1 ? "" : `scale(${size})`,
  ];
  return `<g transform="${moves.join("")}">${parts}</g>`;
}

/** The same parts at several places, written once. */
export function copies(
  id: string,
  parts: Drawing,
  places: readonly (readonly [number, number, Placement?])[],
): Drawing {
  const uses = places.map(([x, y, placement = {}]) => {
    const { scale = 1, flip = false, turn = 0 } = placement;
    if (scale === 1 && !flip && !turn) return `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`;
    return at(x, y, `<use href="#${id}"/>`, placement);
  });
  return `<defs><g id="${id}">${parts}</g></defs>${uses.join("")}`;
}

/** Shows parts only inside the outline `d`. */
export const inside = (id: string, d: string, ...parts: Drawing[]): Drawing =>
  `<clipPath id="${id}"><path d="${whole(d)}"/></clipPath><g clip-path="url(#${id})">${parts.join("")}</g>`;

/** A full-width area that fades from one colour above to another below. */
export const fade = (id: string, from: string, to: string, top = 0, bottom = 675): Drawing =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${rect(0, top, 1200, bottom - top, `url(#${id})`)}`;

/** `count` drawings, one per index. */
export const each = (count: number, draw: (index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** A complete picture. */
export const frame = (width: number, height: number, ...parts: Drawing[]): Drawing =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${parts.join("")}</svg>\n`;

/** An editorial picture: 1200 × 675 over a plain ground. */
export const scene = (ground: string, ...parts: Drawing[]): Drawing =>
  frame(1200, 675, rect(0, 0, 1200, 675, ground), ...parts);
