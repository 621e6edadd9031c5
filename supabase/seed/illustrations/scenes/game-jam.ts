import { laptopBack } from "../motifs/desk.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, scene } from "../svg.ts";

/** A game controller as big as a city block, with twin spires behind. */
export function gameJam(): Drawing {
  const spire =
    path(
      "M-50 0V-300L-34 -320V-400L-18 -420V-470L-4 -560H4L18 -470V-420L34 -400V-320L50 -300V0Z",
      ink.rose,
    ) + line("M-50 -60H50M-50 -130H50M-50 -200H50M-50 -270H50M-32 -350H32", ink.pink, 8);
  return scene(
    ink.chilli,
    circle(600, 320, 300, mix(ink.chilli, ink.turmeric, 0.5)),
    copies("s", spire, [
      [490, 520, { scale: 0.9 }],
      [710, 520, { scale: 0.9 }],
    ]),
    rect(500, 300, 200, 20, ink.pink),
    path(
      "M120 640Q100 330 330 320H870Q1100 330 1080 640Q1050 740 960 660L850 560H350L240 660Q150 740 120 640Z",
      ink.night,
    ),
    path(
      "M120 640Q100 330 330 320H870Q1100 330 1080 640Q1090 380 870 360H330Q110 380 120 640Z",
      ink.dusk,
    ),
    circle(330, 460, 92, ink.deep),
    path("M300 390h60v40h40v60h-40v40h-60v-40h-40v-60h40Z", ink.paper),
    circle(870, 390, 36, ink.turmeric) +
      circle(940, 460, 36, ink.sprout) +
      circle(800, 460, 36, ink.lagoon) +
      circle(870, 530, 36, ink.pink),
    rect(530, 420, 60, 24, ink.deep, 12) + rect(620, 420, 60, 24, ink.deep, 12),
    at(
      560,
      330,
      person({
        wear: "bob",
        skin: skin.light,
        top: ink.lagoon,
        bottom: ink.paper,
        arms: [mirror(arm.up), arm.hip],
      }),
      { scale: 0.48 },
    ),
    at(
      240,
      344,
      person({
        wear: "hijab",
        colour: ink.turmeric,
        skin: skin.warm,
        top: ink.leaf,
        bottom: ink.paper,
        look: 1,
        arms: [arm.hold, arm.type],
      }),
      { scale: 0.5 },
    ),
    at(330, 342, laptopBack(ink.paper, ink.sprout), { scale: 0.42 }),
    at(
      940,
      344,
      person({
        wear: "cap",
        colour: ink.paper,
        skin: skin.brown,
        top: ink.turmeric,
        bottom: ink.deep,
        look: -1,
        arms: [mirror(arm.up), arm.down],
      }),
      { scale: 0.5 },
    ),
    line("M100 130h44M122 108v44M1060 170h44M1082 148v44", ink.paper, 14),
    rect(190, 210, 34, 34, ink.sand) +
      rect(980, 90, 34, 34, ink.sand) +
      circle(1120, 300, 20, ink.pink) +
      circle(80, 320, 20, ink.pink),
  );
}
