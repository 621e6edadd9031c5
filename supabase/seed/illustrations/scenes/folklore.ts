import { phone } from "../motifs/desk.ts";
import { arm, mirror, person, seated } from "../motifs/person.ts";
import { stars } from "../motifs/weather.ts";
import { hair, ink, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Grandmother's tale rises from a phone as a dragon carp under the moon. */
export function folklore(): Drawing {
  return scene(
    mix(ink.ocean, ink.forest, 0.5),
    circle(720, 260, 220, ink.turmeric),
    circle(720, 260, 190, ink.sand),
    line(
      "M520 560Q380 500 470 420T640 400Q780 420 820 310T720 180Q640 150 620 210",
      ink.chilli,
      64,
    ),
    line(
      "M446 500h0M470 440h0M540 408h0M620 402h0M700 398h0M770 366h0M812 310h0M806 244h0M760 196h0",
      ink.turmeric,
      22,
    ),
    path("M660 210Q640 140 560 160Q510 180 500 230Q530 240 560 236Q580 270 640 250Z", ink.chilli) +
      path(
        "M640 160Q650 110 700 90Q690 140 670 170ZM600 150Q600 100 640 70Q642 120 630 156Z",
        ink.turmeric,
      ) +
      line("M564 196h0", ink.deep, 16) +
      line("M510 240Q470 270 480 310M530 246Q510 290 530 320", ink.turmeric, 7),
    path("M0 0H330Q300 60 220 60Q180 130 90 110Q40 160 0 150Z", ink.forest),
    rect(0, 590, 1200, 85, ink.forest),
    rect(120, 560, 460, 40, ink.clay, 8),
    at(
      250,
      640,
      person({
        wear: "bun",
        colour: hair.white,
        skin: skin.warm,
        top: ink.brick,
        bottom: ink.night,
        look: 1,
        legs: seated,
        arms: [arm.hold, [50, 10, 104, -40]],
      }),
      { scale: 0.95 },
    ),
    at(
      430,
      640,
      person({
        wear: "bob",
        skin: skin.light,
        top: ink.turmeric,
        bottom: ink.lagoon,
        look: -1,
        legs: [
          [-60, 4, -64, 96],
          [-70, 2, -74, 96],
        ],
        arms: [mirror([30, 50, 50, 40]), mirror([30, 60, 56, 50])],
      }),
      { scale: 0.68 },
    ),
    at(520, 566, phone(44, ink.foam), { turn: 90 }),
    line(
      "M1060 600Q1020 440 1080 300Q1110 200 1200 160M1060 420Q1000 340 1010 260M1070 330Q1130 330 1200 290",
      ink.forest,
      34,
    ),
    circle(1010, 230, 80, ink.leaf) +
      circle(1130, 150, 130, ink.leaf) +
      circle(1180, 270, 80, ink.leaf),
    stars(18, 200, ink.foam, 6),
  );
}
