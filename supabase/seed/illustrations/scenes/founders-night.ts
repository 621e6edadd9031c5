import { onlooker } from "../motifs/crowd.ts";
import { umbrella } from "../motifs/goods.ts";
import { mirror, person } from "../motifs/person.ts";
import { ink, mix, shaded, skin } from "../palette.ts";
import { at, copies, type Drawing, each, ellipse, line, path, rect, scene } from "../svg.ts";

/** A speaker in the spotlight; wet umbrellas wait in front of the stage. */
export function foundersNight(): Drawing {
  const plum = mix(ink.brick, ink.deep, 0.62);
  return scene(
    plum,
    each(9, (index) =>
      path(
        `M${index * 140 - 20} 0h70q-20 240 10 480h-90q30 -240 10 -480Z`,
        index % 2 ? ink.brick : mix(ink.brick, plum, 0.4),
      ),
    ),
    path("M560 0H640L790 520H410Z", "#F6D28B88"),
    path("M100 0H160L620 520H420Z", "#F6D28B33"),
    path("M1040 0H1100L780 520H580Z", "#F6D28B33"),
    rect(0, 480, 1200, 195, shaded(plum, 0.6)),
    ellipse(600, 500, 260, 34, ink.turmeric),
    at(
      600,
      510,
      person({
        wear: "short",
        skin: skin.brown,
        top: ink.paper,
        bottom: ink.night,
        look: 1,
        arms: [mirror([30, 50, -8, 60]), [50, -10, 96, -60]],
      }),
      { scale: 0.82 },
    ),
    line("M556 262V300", ink.deep, 12),
    copies("o", onlooker, [
      [60, 590],
      [190, 570],
      [400, 590],
      [610, 600],
      [810, 588],
      [1010, 570],
      [1130, 596],
    ]),
    at(270, 770, umbrella(ink.turmeric, ink.sand), { scale: 0.95, turn: -14 }),
    at(730, 790, umbrella(ink.lagoon, ink.foam), { scale: 0.95, turn: 8 }),
    at(980, 770, umbrella(ink.sprout, ink.young), { scale: 0.8, turn: 18 }),
    at(500, 760, umbrella(ink.rose, ink.pink), { scale: 0.7, turn: -4 }),
    line("M190 640v18M330 650v16M650 656v16M800 650v18M960 650v14", ink.foam, 8),
  );
}
