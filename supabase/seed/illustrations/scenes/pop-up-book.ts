import { shophouse } from "../motifs/buildings.ts";
import { ink } from "../palette.ts";
import { at, circle, copies, type Drawing, ellipse, line, path, rect, scene } from "../svg.ts";

/** A storybook opens and a tiger leaps out of its tiled street. */
export function popUpBook(): Drawing {
  const tile =
    rect(-34, -34, 68, 68, ink.paper) +
    path("M0 -30Q12 -12 30 0Q12 12 0 30Q-12 12 -30 0Q-12 -12 0 -30Z", ink.lagoon) +
    circle(0, 0, 9, ink.chilli);
  return scene(
    ink.leaf,
    circle(600, 300, 280, ink.sprout),
    at(300, 480, shophouse(150, 280, ink.pink, ink.leaf, ink.paper)),
    at(450, 490, shophouse(150, 340, ink.lagoon, ink.paper, ink.turmeric)),
    at(760, 490, shophouse(150, 320, ink.turmeric, ink.chilli, ink.paper)),
    at(910, 480, shophouse(150, 260, ink.rose, ink.night, ink.paper)),
    path("M600 620Q400 500 110 560L150 430Q420 400 600 500Z", ink.paper),
    path("M600 620Q800 500 1090 560L1050 430Q780 400 600 500Z", ink.husk),
    path(
      "M600 640Q400 540 100 590V560Q400 500 600 620Q800 500 1100 560V590Q800 540 600 640Z",
      ink.chilli,
    ),
    copies("t", tile, [
      [250, 490, { scale: 0.8, turn: -6 }],
      [330, 480, { scale: 0.8, turn: -4 }],
      [410, 484, { scale: 0.8 }],
      [790, 484, { scale: 0.8 }],
      [870, 480, { scale: 0.8, turn: 4 }],
      [950, 490, { scale: 0.8, turn: 6 }],
    ]),
    line("M470 470Q360 440 370 330", ink.turmeric, 26),
    path(
      "M440 480Q420 380 540 330L680 240Q740 190 800 230Q830 260 800 300L740 350Q700 440 620 450L540 470Z",
      ink.turmeric,
    ),
    line("M540 440L490 520M620 430L600 510M730 350L790 400M700 380L740 440", ink.turmeric, 34),
    line("M520 350l20 60M570 320l26 60M620 290l26 56M668 258l26 46", ink.night, 13),
    circle(790, 220, 62, ink.turmeric) +
      circle(744, 176, 20, ink.turmeric) +
      circle(830, 170, 20, ink.turmeric) +
      circle(744, 176, 9, ink.pink) +
      circle(830, 170, 9, ink.pink) +
      ellipse(802, 244, 34, 24, ink.paper) +
      line("M770 210h0M820 206h0", ink.night, 14) +
      line("M796 236h12M786 254q16 10 32 -2M790 168v18M776 172v12M806 166v16", ink.night, 7),
    copies("s", path("M0 -22L6 -6L22 0L6 6L0 22L-6 6L-22 0L-6 -6Z", ink.sand), [
      [200, 180],
      [1000, 160],
      [560, 90],
      [950, 280, { scale: 0.6 }],
      [240, 300, { scale: 0.6 }],
      [680, 130, { scale: 0.7 }],
    ]),
  );
}
