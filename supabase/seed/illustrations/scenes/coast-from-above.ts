import { ink, lit, mix } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, scene, veil } from "../svg.ts";

/** A satellite reads the mangrove coast from above. */
export function coastFromAbove(): Drawing {
  const crown = circle(0, 0, 38, ink.forest) + circle(-8, -8, 26, mix(ink.leaf, ink.sprout, 0.6));
  const places = Array.from(
    { length: 32 },
    (_, index) => [10 + ((index * 173) % 470), 20 + ((index * 97) % 640)] as const,
  );
  return scene(
    ink.lagoon,
    path("M0 0H700Q600 110 690 200T620 400T700 560T640 675H0Z", lit(ink.lagoon, 0.4)),
    path("M0 0H640Q540 110 630 200T560 400T640 560T580 675H0Z", ink.sprout),
    path("M0 0H560Q470 120 550 210T480 400T560 560T500 675H0Z", ink.leaf),
    copies("c", crown, places),
    line("M-20 470Q140 420 220 500T430 470T560 400T700 440", ink.foam, 30),
    line("M220 500Q250 580 200 700", ink.foam, 18),
    veil(0.4, path("M930 190L250 150L300 560L560 600Z", ink.sand)),
    line("M250 150L560 130L600 560L300 560Z", ink.turmeric, 8),
    at(
      960,
      180,
      rect(-210, -46, 150, 92, ink.night, 6) +
        rect(60, -46, 150, 92, ink.night, 6) +
        line(
          "M-172 -46V46M-135 -46V46M-98 -46V46M98 -46V46M135 -46V46M172 -46V46M-60 0H60",
          ink.dusk,
          6,
        ) +
        rect(-50, -60, 100, 120, ink.paper, 12) +
        circle(0, 76, 34, ink.turmeric) +
        circle(0, 80, 16, ink.chilli),
      { turn: 28 },
    ),
    line(
      "M760 480q20 -16 40 0t40 0M900 560q20 -16 40 0t40 0M1040 430q20 -16 40 0t40 0M800 620q20 -16 40 0t40 0",
      ink.paper,
      7,
    ),
    at(1050, 560, path("M-60 -10Q0 26 60 -10L30 -26H-30Z", ink.chilli), { turn: -30 }),
  );
}
