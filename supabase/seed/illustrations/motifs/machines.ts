import { ink, shaded } from "../palette.ts";
import { circle, type Drawing, ellipse, line, path, rect } from "../svg.ts";

/** A jointed factory arm: base at the origin, then shoulder, elbow and wrist as points. */
export function robotArm(
  elbow: readonly [number, number],
  wrist: readonly [number, number],
  colour: string,
  joint: string,
): Drawing {
  const [ex, ey] = elbow;
  const [wx, wy] = wrist;
  return (
    path("M-110 0L-70 -110H70L110 0Z", joint) +
    line(`M0 -130L${ex} ${ey}`, colour, 84) +
    line(`M0 -130L${ex} ${ey}`, shaded(colour), 20) +
    line(`M${ex} ${ey}L${wx} ${wy}`, colour, 56) +
    circle(0, -130, 66, joint) +
    circle(0, -130, 26, colour) +
    circle(ex, ey, 54, joint) +
    circle(ex, ey, 20, colour) +
    circle(wx, wy, 36, joint)
  );
}

/** A friendly low robot on wheels, 160 wide, standing at the origin. */
export const cart = (body: string, eye: string): Drawing =>
  rect(-80, -96, 160, 78, body, 22) +
  rect(-80, -52, 160, 34, shaded(body), 16) +
  rect(-52, -80, 104, 24, ink.deep, 12) +
  line("M-24 -68h6M18 -68h6", eye, 10) +
  circle(-46, -14, 16, ink.deep) +
  circle(46, -14, 16, ink.deep);

/** A drone 300 wide, seen from slightly above. */
export const drone = (body: string, blade: string): Drawing =>
  line("M-110 -34L0 0L110 -34M-86 38L0 8L86 38", shaded(body, 0.3), 12) +
  ellipse(-116, -46, 64, 12, blade) +
  ellipse(116, -46, 64, 12, blade) +
  ellipse(-92, 30, 70, 13, blade) +
  ellipse(92, 30, 70, 13, blade) +
  path("M-52 -8Q-46 -34 0 -34T52 -8L40 28H-40Z", body) +
  circle(0, 18, 16, ink.deep) +
  circle(0, 18, 6, ink.lagoon);

/** A wind turbine: foot at the origin, blades turned by degrees. */
export function turbine(height: number, reach: number, turn: number, colour: string): Drawing {
  const blades = [0, 120, 240].map((step) => {
    const angle = ((turn + step) * Math.PI) / 180;
    const wide = angle + 0.22;
    const x = Math.cos(angle) * reach;
    const y = Math.sin(angle) * reach;
    return `M0 ${-height}L${Math.cos(wide) * reach * 0.34} ${-height + Math.sin(wide) * reach * 0.34}L${x} ${y - height}Z`;
  });
  return (
    path(`M-12 0L-5 ${-height}H5L12 0Z`, shaded(colour, 0.12)) +
    path(blades.join(""), colour) +
    circle(0, -height, 12, colour)
  );
}

/** A gear ring with teeth around the origin. */
export function gear(radius: number, teeth: number, colour: string): Drawing {
  const step = (2 * Math.PI) / teeth;
  const point = (r: number, a: number) => `${Math.cos(a) * r} ${Math.sin(a) * r}`;
  const d = Array.from({ length: teeth }, (_, index) => {
    const a = index * step;
    return `${point(radius, a)}L${point(radius * 1.18, a + step * 0.12)}L${point(radius * 1.18, a + step * 0.42)}L${point(radius, a + step * 0.54)}`;
  });
  return path(`M${d.join("L")}Z`, colour);
}
