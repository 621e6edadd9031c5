import { skyline } from "../motifs/buildings.ts";
import { palm } from "../motifs/plants.ts";
import { ink, mix } from "../palette.ts";
import { circle, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Ribbons of settlement run between four cities at dusk. */
export function treasury(): Drawing {
  return scene(
    ink.leaf,
    circle(610, 300, 250, mix(ink.leaf, ink.sprout, 0.3)),
    skyline(
      [
        [30, 80, 250],
        [120, 60, 340],
        [190, 90, 190],
        [930, 80, 300],
        [1020, 60, 420],
        [1090, 90, 220],
      ],
      600,
      mix(ink.leaf, ink.lagoon, 0.4),
      ink.sand,
    ),
    line("M150 260Q380 40 610 240T1050 190", ink.turmeric, 30),
    line("M150 330Q380 130 610 320T1050 270", ink.pink, 30),
    line("M150 400Q380 220 610 400T1050 350", ink.lagoon, 30),
    line("M150 470Q380 310 610 480T1050 430", ink.paper, 30),
    circle(610, 240, 34, ink.forest) + circle(610, 240, 16, ink.turmeric),
    circle(610, 320, 34, ink.forest) + circle(610, 320, 16, ink.pink),
    circle(610, 400, 34, ink.forest) + circle(610, 400, 16, ink.lagoon),
    circle(610, 480, 34, ink.forest) + circle(610, 480, 16, ink.paper),
    skyline(
      [
        [-10, 110, 200],
        [110, 84, 120],
        [1010, 90, 170],
        [1110, 110, 250],
      ],
      675,
      mix(ink.forest, ink.deep, 0.6),
      ink.sand,
    ),
    rect(574, 514, 72, 161, mix(ink.forest, ink.deep, 0.6), 10),
    path("M500 675Q540 600 610 600T720 675Z", mix(ink.forest, ink.deep, 0.6)),
    palm(300, 675, 220, -30, ink.deep, ink.sprout),
    palm(890, 675, 190, 30, ink.deep, ink.sprout),
  );
}
