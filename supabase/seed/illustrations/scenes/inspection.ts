import { arm, mirror, person } from "../motifs/person.ts";
import { car } from "../motifs/vehicles.ts";
import { ink, lit, skin } from "../palette.ts";
import { at, type Drawing, each, line, path, rect, scene } from "../svg.ts";

/** A red car high on a hoist, an inspector with a lamp below it. */
export function inspection(): Drawing {
  return scene(
    ink.foam,
    rect(0, 0, 1200, 110, ink.ocean),
    line("M80 110V60M400 110V60M800 110V60M1120 110V60", ink.sand, 18),
    each(5, (index) => rect(40 + index * 240, 170, 190, 130, lit(ink.foam, 0.55), 8)),
    rect(0, 585, 1200, 90, ink.lagoon),
    rect(220, 130, 44, 470, ink.turmeric, 6),
    rect(930, 130, 44, 470, ink.turmeric, 6),
    path("M590 330L360 620H900Z", lit(ink.sand, 0.4)),
    at(600, 360, car(ink.chilli), { scale: 1.62 }),
    rect(220, 318, 330, 24, ink.night, 6),
    rect(640, 318, 334, 24, ink.night, 6),
    at(
      560,
      640,
      person({
        wear: "cap",
        colour: ink.turmeric,
        top: ink.ocean,
        bottom: ink.night,
        look: 1,
        arms: [
          [24, 64, 62, 40],
          [50, -10, 70, -66],
        ],
      }),
      { scale: 0.86 },
    ),
    rect(600, 290, 26, 54, ink.paper, 8),
    at(
      812,
      640,
      person({
        wear: "bob",
        top: ink.paper,
        bottom: ink.chilli,
        look: -1,
        skin: skin.light,
        arms: [mirror(arm.hold), [-20, 66, -66, 60]],
      }),
      { scale: 0.8 },
    ),
    rect(722, 424, 64, 84, ink.night, 8) + rect(729, 432, 50, 68, ink.sand, 4),
    rect(60, 470, 130, 120, ink.chilli, 8) +
      line("M74 500h102M74 530h102M74 560h102", ink.brick, 8),
  );
}
