import { bars } from "../motifs/desk.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { cloud } from "../motifs/weather.ts";
import { hair, ink, lit, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, each, line, path, rect, scene } from "../svg.ts";

/** A mid-career learner climbs a staircase of bars. */
export function careerSteps(): Drawing {
  return scene(
    ink.young,
    circle(980, 210, 170, lit(ink.young, 0.45)),
    cloud(200, 150, 1.2, ink.paper),
    bars(60, 675, [110, 190, 270, 350, 440, 540], 180, 8, [
      ink.leaf,
      mix(ink.leaf, ink.sprout, 0.5),
    ]),
    each(6, (index) =>
      rect(
        60 + index * 188,
        675 - ([110, 190, 270, 350, 440, 540][index] ?? 0),
        180,
        20,
        ink.turmeric,
        4,
      ),
    ),
    at(
      335,
      485,
      person({
        wear: "short",
        colour: hair.grey,
        skin: skin.warm,
        top: ink.chilli,
        bottom: ink.night,
        look: 1,
        legs: [
          [-10, 80, -30, 160],
          [50, 40, 56, 84],
        ],
        arms: [arm.hold, [26, 60, 40, 110]],
      }) +
        rect(30, -190, 90, 66, ink.clay, 8) +
        line("M60 -190v-14h30v14", ink.coffee, 8),
      { scale: 0.86 },
    ),
    at(
      702,
      324,
      person({
        wear: "bob",
        skin: skin.light,
        top: ink.night,
        bottom: ink.paper,
        look: -1,
        arms: [mirror(arm.reach), arm.hip],
      }),
      { scale: 0.74 },
    ),
    at(
      1080,
      135,
      line("M0 0V-110", ink.night, 10) + path("M0 -110H90L66 -84L90 -58H0Z", ink.chilli),
    ),
    line("M110 420L300 330L480 260L660 120L860 60", ink.paper, 10) +
      [110, 300, 480, 660, 860]
        .map((x, index) => circle(x, [420, 330, 260, 120, 60][index] ?? 0, 16, ink.turmeric))
        .join(""),
  );
}
