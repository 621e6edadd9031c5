import { wok } from "../motifs/goods.ts";
import { person } from "../motifs/person.ts";
import { ink, lit, mix, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Steam from a home wok turns into snow above frozen meals. */
export function frozenMeals(): Drawing {
  const flake = line(
    "M0 -30V30M-26 -15L26 15M-26 15L26 -15M-8 -24L0 -16L8 -24M-8 24L0 16L8 24",
    ink.paper,
    6,
  );
  const box =
    rect(-80, -70, 160, 70, ink.foam, 6) +
    rect(-80, -50, 160, 26, ink.turmeric) +
    circle(0, -37, 20, ink.paper);
  return scene(
    ink.pink,
    rect(0, 0, 640, 675, mix(ink.pink, ink.chilli, 0.35)),
    rect(640, 0, 560, 675, ink.lagoon),
    path("M700 60H1140V600H700Z", ink.ocean),
    path("M730 90H1110V570H730Z", lit(ink.lagoon, 0.35)),
    line("M730 250H1110M730 410H1110", ink.ocean, 12),
    copies("m", box, [
      [830, 244],
      [1010, 244],
      [920, 404],
      [830, 564],
      [1010, 564],
      [1010, 496],
    ]),
    at(
      240,
      810,
      person({
        wear: "hijab",
        colour: ink.leaf,
        skin: skin.warm,
        top: ink.turmeric,
        look: 1,
        half: true,
        arms: [
          [50, 20, 120, -30],
          [40, 50, 140, 20],
        ],
      }),
      { scale: 1.45 },
    ),
    rect(0, 572, 640, 103, ink.brick),
    line("M0 572H640", ink.paper, 12),
    line("M420 450L480 510", ink.clay, 14),
    at(510, 540, wok(ink.night), { scale: 0.95, flip: true }),
    circle(450, 500, 16, ink.sprout) +
      circle(490, 492, 18, ink.turmeric) +
      circle(530, 500, 14, ink.chilli),
    line("M450 450Q400 380 480 320T560 190M530 450Q500 390 570 330T650 230", ink.blush, 16),
    copies("f", flake, [
      [640, 120],
      [700, 200, { scale: 0.7 }],
      [780, 90, { scale: 0.8 }],
      [600, 60, { scale: 0.6 }],
      [880, 140],
      [960, 60, { scale: 0.6 }],
    ]),
  );
}
