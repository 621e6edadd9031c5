import { shaded } from "../palette.ts";
import { circle, type Drawing, each, line, path } from "../svg.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The crown of a palm around (x, y); wind (-1 to 1) sweeps the fronds to one side. */
export function fronds(x: number, y: number, reach: number, colour: string, wind = 0): Drawing {
  const angles = [-200, -172, -140, -108, -76, -44, -8, 22];
  const d = angles.map((angle) => {
    const blown = wind > 0 ? -8 + (angle + 90) * 0.34 : -172 + (angle + 90) * 0.34;
    const swept = angle + (blown - angle) * Math.abs(wind);
    const calm = 1 - Math.abs(wind) * 0.7;
    const tipX = Math.cos(radians(swept)) * reach * (1.3 - calm * 0.3);
    const tipY = Math.sin(radians(swept)) * reach * 0.72 + reach * 0.3 * calm;
    const liftX = tipX * 0.5;
    const liftY = tipY * 0.35 - reach * 0.38 * calm;
    return `M${x} ${y}Q${x + liftX} ${y + liftY} ${x + tipX} ${y + tipY}Q${x + liftX * 0.9} ${y + liftY + reach * 0.26} ${x} ${y}`;
  });
  return path(d.join(""), colour);
}

/** A coconut palm from its foot at (x, y); `lean` shifts its crown sideways. */
export function palm(
  x: number,
  y: number,
  height: number,
  lean: number,
  trunk: string,
  crown: string,
  wind = 0,
): Drawing {
  const topX = x + lean;
  const topY = y - height;
  const reach = height * 0.46;
  const stem = path(
    `M${x - height * 0.035} ${y}Q${x} ${y - height * 0.6} ${topX - 5} ${topY}H${topX + 6}Q${x + height * 0.06} ${y - height * 0.5} ${x + height * 0.045} ${y}Z`,
    trunk,
  );
  const nuts = line(`M${topX - 10} ${topY + 10}h0m20 4h0`, shaded(trunk, 0.4), height * 0.06);
  return (
    fronds(topX + 4, topY + 6, reach * 1.05, shaded(crown, 0.3), wind) +
    stem +
    nuts +
    fronds(topX, topY, reach, crown, wind)
  );
}

/** A pointed leaf from (x, y) to its tip, with a midrib when a second colour is given. */
export function leaf(
  x: number,
  y: number,
  toX: number,
  toY: number,
  width: number,
  colour: string,
  rib?: string,
): Drawing {
  const midX = (x + toX) / 2;
  const midY = (y + toY) / 2;
  const length = Math.hypot(toX - x, toY - y) || 1;
  const sideX = (-(toY - y) / length) * width;
  const sideY = ((toX - x) / length) * width;
  const blade = path(
    `M${x} ${y}Q${midX + sideX} ${midY + sideY} ${toX} ${toY}Q${midX - sideX} ${midY - sideY} ${x} ${y}`,
    colour,
  );
  return (
    blade +
    (rib
      ? line(
          `M${x} ${y}L${x + (toX - x) * 0.86} ${y + (toY - y) * 0.86}`,
          rib,
          Math.max(3, width / 14),
        )
      : "")
  );
}

/** A fan of leaves that rise from one point. */
export const tuft = (x: number, y: number, size: number, colour: string, count = 5): Drawing =>
  each(count, (index) => {
    const angle = radians(-150 + (120 / (count - 1)) * index);
    return leaf(
      x,
      y,
      x + Math.cos(angle) * size,
      y + Math.sin(angle) * size,
      size * 0.2,
      index % 2 ? shaded(colour) : colour,
    );
  });

/** A palm seen from above: a star of fronds. */
export const palmFromAbove = (reach: number, colour: string, heart: string): Drawing => {
  const d = Array.from({ length: 9 }, (_, index) => {
    const a = radians(index * 40);
    const b = radians(index * 40 + 15);
    const c = radians(index * 40 - 15);
    return `M0 0L${Math.cos(b) * reach * 0.6} ${Math.sin(b) * reach * 0.6}L${Math.cos(a) * reach} ${Math.sin(a) * reach}L${Math.cos(c) * reach * 0.6} ${Math.sin(c) * reach * 0.6}Z`;
  });
  return path(d.join(""), colour) + circle(0, 0, reach * 0.14, heart);
};

/** A lotus flower whose base is at the origin. */
export const lotus = (size: number, outer: string, inner: string, heart: string): Drawing =>
  [-78, 78, -48, 48].map((angle) => petal(size, angle, outer)).join("") +
  [-24, 24].map((angle) => petal(size, angle, inner)).join("") +
  petal(size, 0, heart);

function petal(size: number, angle: number, colour: string): Drawing {
  const a = radians(angle - 90);
  return leaf(0, 0, Math.cos(a) * size, Math.sin(a) * size, size * 0.34, colour);
}
