import { ink, shaded } from "../palette.ts";
import { circle, type Drawing, inside, line, path } from "../svg.ts";

/** A conical flask standing at the origin, filled to `level` (0 to 1). */
export function flask(
  size: number,
  level: number,
  glass: string,
  liquid: string,
  ...contents: Drawing[]
): Drawing {
  const neck = size * 0.17;
  const outline = `M${-neck} ${-size * 1.5}H${neck}V${-size * 0.95}L${size * 0.72} ${-size * 0.14}Q${size * 0.78} 0 ${size * 0.6} 0H${-size * 0.6}Q${-size * 0.78} 0 ${-size * 0.72} ${-size * 0.14}L${-neck} ${-size * 0.95}Z`;
  return (
    path(outline, glass) +
    inside(
      "fl",
      outline,
      path(
        `M${-size} ${-size * level}Q${-size * 0.5} ${-size * level - 24} 0 ${-size * level}T${size} ${-size * level}V0H${-size}Z`,
        liquid,
      ),
      ...contents,
    ) +
    line(
      `M${-neck - size * 0.06} ${-size * 1.5}H${neck + size * 0.06}`,
      shaded(glass, 0.25),
      size * 0.08,
    )
  );
}

/** A double helix that climbs `turns` half-turns from the origin, `height` each. */
export function helix(
  turns: number,
  width: number,
  height: number,
  one: string,
  other: string,
  rung: string,
  stroke: number,
): Drawing {
  const strand = (side: number) => {
    let d = `M${side * width} 0`;
    for (let turn = 0; turn < turns; turn += 1) {
      const from = side * width * (turn % 2 ? -1 : 1);
      const y = -turn * height;
      d += `C${from} ${y - height * 0.45} ${-from} ${y - height * 0.55} ${-from} ${y - height}`;
    }
    return d;
  };
  const rungs: string[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const step of [-0.2, 0, 0.2]) {
      const y = -(turn + step) * height;
      if (y > 0 || y < -turns * height) continue;
      const reach = width * (step ? 0.72 : 0.96);
      rungs.push(`M${-reach} ${y}H${reach}`);
    }
  }
  return (
    line(rungs.join(""), rung, stroke * 0.5) +
    line(strand(-1), other, stroke) +
    line(strand(1), one, stroke)
  );
}

/** A round petri dish or droplet cluster around the origin. */
export const drops = (
  places: readonly (readonly [number, number, number])[],
  colour: string,
): Drawing =>
  places
    .map(([x, y, radius]) =>
      path(
        `M${x} ${y - radius * 1.7}Q${x + radius * 1.1} ${y - radius * 0.3} ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Q${x - radius * 1.1} ${y - radius * 0.3} ${x} ${y - radius * 1.7}Z`,
        colour,
      ),
    )
    .join("") +
  places.map(([x, y, radius]) => circle(x - radius * 0.3, y, radius * 0.22, ink.paper)).join("");
