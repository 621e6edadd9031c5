import { ink, mix, shaded, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, ellipse, line, path, rect, scene } from "../svg.ts";

/** Breakfast seen from above: bowls, drip coffee and five pairs of hands. */
export function breakfast(): Drawing {
  const soup =
    circle(0, 0, 92, ink.paper) +
    circle(0, 0, 76, ink.clay) +
    line(
      "M-50 10q25 -30 50 0t50 -6M-40 34q22 -24 44 0t34 -4M-34 -20q20 -24 40 0t36 -6",
      ink.sand,
      10,
    ) +
    circle(-26, -40, 12, ink.sprout) +
    circle(30, -46, 9, ink.sprout) +
    path("M10 -24q34 -20 50 10q-30 16 -50 -10Z", ink.rose);
  const glass =
    circle(0, 0, 48, ink.foam) + circle(0, 0, 38, ink.coffee) + circle(-8, -8, 12, ink.clay);
  const hand = (sleeve: string, tone: string) =>
    line("M0 0V110", sleeve, 78) +
    line("M0 -20V10", tone, 50) +
    circle(0, -32, 32, tone) +
    line("M-22 -48L-30 -70M-6 -60L-8 -84M12 -58L14 -82M26 -36L40 -52", tone, 15);
  return scene(
    ink.rose,
    copies(
      "g",
      path("M0 -60L60 0L0 60L-60 0Z", mix(ink.rose, ink.chilli, 0.3)),
      Array.from(
        { length: 12 },
        (_, index) => [(index % 6) * 220 + 50, index < 6 ? 60 : 620] as const,
      ),
    ),
    ellipse(600, 337, 540, 290, shaded(ink.leaf, 0.4)),
    ellipse(600, 326, 540, 286, ink.leaf),
    ellipse(600, 326, 500, 254, mix(ink.leaf, ink.sprout, 0.25)),
    at(380, 230, soup),
    at(800, 250, soup, { turn: 70 }),
    at(560, 430, soup, { turn: 200 }),
    copies("o", glass, [
      [600, 200],
      [260, 380],
      [930, 400],
      [730, 490],
    ]),
    circle(1000, 270, 66, ink.paper) +
      circle(985, 255, 20, ink.young) +
      path("M980 290q30 -40 50 -6q-20 34 -50 6Z", ink.sprout) +
      circle(1020, 262, 9, ink.chilli),
    line("M470 200L520 330M486 196L536 326", ink.sand, 8),
    at(170, 120, hand(ink.turmeric, skin.light), { turn: 122 }),
    at(420, 640, hand(ink.lagoon, skin.warm), { scale: 1.05 }),
    at(860, 620, hand(ink.night, skin.brown), { turn: -16 }),
    at(1090, 150, hand(ink.chilli, skin.light), { turn: 232 }),
    at(620, 30, hand(ink.paper, skin.warm), { turn: 180 }),
    at(
      690,
      330,
      rect(-46, -62, 92, 124, ink.paper, 6) + line("M-26 -34h52M-26 -8h40M-26 18h48", ink.rose, 8),
      { turn: 18 },
    ),
  );
}
