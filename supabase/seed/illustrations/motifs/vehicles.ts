import { ink, lit, shaded } from "../palette.ts";
import { at, circle, copies, type Drawing, each, line, path, rect } from "../svg.ts";
import { arm, type Figure, person } from "./person.ts";

const wheel = (radius: number, rim: string): Drawing =>
  circle(0, 0, radius, ink.deep) +
  circle(0, 0, radius * 0.55, rim) +
  circle(0, 0, radius * 0.18, ink.deep);

/** A scooter 290 long that faces right; its wheels touch y = 0. */
export const scooter = (body: string, accent: string): Drawing =>
  line("M96 -170L112 -44", ink.deep, 14) +
  copies(`s${body.slice(1)}`, wheel(46, ink.husk), [
    [-96, -46],
    [112, -46],
  ]) +
  path(
    "M-158 -108Q-158 -158 -104 -158H2Q18 -156 14 -134L4 -92L62 -80L84 -196Q88 -206 104 -204L116 -190L104 -62Q100 -44 74 -44H-40Q-48 -98 -106 -98Q-140 -98 -152 -80Z",
    body,
  ) +
  path(
    "M4 -92L62 -80L84 -196Q88 -206 104 -204L92 -56Q84 -44 74 -44H-40Q-44 -72 -60 -84Z",
    shaded(body),
  ) +
  path("M-160 -158Q-160 -178 -140 -178H-10Q6 -176 6 -158Z", ink.deep) +
  rect(-158, -132, 26, 14, accent, 6) +
  line("M94 -200L78 -232", ink.deep, 10) +
  circle(112, -192, 18, lit(accent, 0.5)) +
  path("M62 -66A54 54 0 0 1 162 -66L146 -60A40 40 0 0 0 80 -60Z", accent);

/** Sits a person on a scooter that faces right. */
export const rider = (figure: Omit<Figure, "legs" | "look">): Drawing =>
  at(
    -52,
    -18,
    person({
      look: 1,
      lean: 14,
      arms: [arm.type, [34, 62, 84, 52]],
      legs: [
        [72, 20, 64, 118],
        [78, 22, 72, 122],
      ],
      ...figure,
    }),
  );

/** A lorry 560 long that faces right. */
export const lorry = (cab: string, box: string, stripe: string): Drawing =>
  rect(-290, -52, 560, 24, ink.deep) +
  rect(-300, -270, 370, 226, box, 8) +
  rect(-300, -130, 370, 30, stripe) +
  rect(-300, -270, 40, 226, shaded(box, 0.12), 8) +
  path("M84 -44V-210Q84 -226 100 -226H180Q196 -226 204 -210L244 -130Q264 -124 266 -104V-44Z", cab) +
  path("M168 -202H184L222 -128H168Z", ink.foam) +
  rect(104, -202, 52, 74, ink.foam, 4) +
  rect(244, -92, 24, 22, ink.sand, 4) +
  copies(`l${cab.slice(1)}`, wheel(46, ink.husk), [
    [-206, -40],
    [-96, -40],
    [178, -40],
  ]);

/** A family car 460 long that faces right. */
export const car = (body: string): Drawing =>
  path(
    "M-230 -52V-100Q-230 -126 -204 -130L-150 -136L-96 -200Q-84 -214 -64 -214H64Q84 -214 98 -202L162 -140L212 -128Q232 -122 232 -100V-52Q232 -44 222 -44H-220Q-230 -44 -230 -52Z",
    body,
  ) +
  path("M-230 -92H232V-52Q232 -44 222 -44H-220Q-230 -44 -230 -52Z", shaded(body)) +
  path("M-120 -138L-82 -186Q-76 -194 -64 -194H-12V-138Z", ink.foam) +
  path("M8 -138V-194H60Q74 -194 82 -186L132 -138Z", ink.foam) +
  line("M-2 -190V-56M20 -112h26M-110 -112h26", shaded(body, 0.35), 6) +
  rect(206, -118, 26, 22, ink.sand, 8) +
  rect(-230, -116, 18, 26, ink.brick, 6) +
  copies("k", wheel(50, ink.husk), [
    [-140, -46],
    [140, -46],
  ]);

/** A jeepney 760 long that faces right, its passengers seen through the windows. */
export function jeepney(body: string, stripe: string, roof: string): Drawing {
  const window = (index: number) => rect(-340 + index * 92, -262, 76, 84, ink.night, 8);
  return (
    path("M-380 -60V-290Q-380 -306 -364 -306H190L226 -180L348 -164Q380 -158 380 -126V-60Z", body) +
    path("M-392 -306Q-392 -336 -362 -336H196Q214 -334 216 -306Z", roof) +
    each(5, window) +
    path("M128 -262H176L198 -180H128Z", ink.foam) +
    path("M-380 -160H380V-126H-380Z", stripe) +
    path(
      "M-380 -116L-300 -76L-220 -116L-140 -76L-60 -116L20 -76L100 -116V-92L20 -56L-60 -92L-140 -56L-220 -92L-300 -56L-380 -92Z",
      ink.sand,
    ) +
    rect(-380, -64, 760, 20, ink.night) +
    circle(360, -112, 22, ink.paper) +
    line("M390 -60V-150", ink.husk, 14) +
    copies("j", wheel(62, ink.husk), [
      [-240, -50],
      [250, -50],
    ])
  );
}
