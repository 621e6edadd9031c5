import { skyline } from "../motifs/buildings.ts";
import { onlooker } from "../motifs/crowd.ts";
import { drone } from "../motifs/machines.ts";
import { stars } from "../motifs/weather.ts";
import { ink, mix } from "../palette.ts";
import { at, copies, type Drawing, fade, line, path, rect, scene } from "../svg.ts";

/** Tall garden towers, a dome and a drone over a bay at nightfall. */
export function deepTech(): Drawing {
  const violet = mix(ink.dusk, ink.rose, 0.35);
  const tree =
    line(
      "M0 0V-200M0 -120Q-20 -220 -110 -270M0 -120Q20 -220 110 -270M0 -110Q-8 -230 -50 -290M0 -110Q8 -230 50 -290M0 -100V-300",
      ink.chilli,
      9,
    ) + line("M-118 -274Q0 -330 118 -274", ink.turmeric, 12);
  return scene(
    violet,
    fade("s", ink.dusk, ink.pink, 0, 470),
    stars(22, 200, ink.blush, 6),
    skyline(
      [
        [60, 80, 210],
        [160, 60, 300],
        [240, 100, 170],
        [900, 70, 260],
        [990, 100, 190],
        [1110, 60, 330],
      ],
      470,
      mix(ink.dusk, ink.night, 0.5),
      ink.sand,
    ),
    path(
      "M430 470L450 190H520L530 470ZM560 470L566 190H634L640 470ZM670 470L680 190H750L770 470Z",
      ink.night,
    ),
    path("M390 190Q600 130 830 176Q800 210 740 204H430Z", ink.paper),
    line(
      "M462 250h48M460 300h52M574 250h52M574 300h52M574 350h52M692 250h48M692 300h50M694 350h54",
      ink.turmeric,
      7,
    ),
    rect(0, 470, 1200, 205, ink.night),
    line("M420 500h360M470 530h260M300 556h180M680 560h220", ink.rose, 8),
    path("M700 600A230 200 0 0 1 1160 600Z", ink.foam) +
      line(
        "M930 400V600M810 600Q820 470 930 404M1050 600Q1040 470 930 404M730 530H1130",
        ink.ocean,
        8,
      ),
    copies("t", tree, [
      [180, 620, { scale: 1.2 }],
      [360, 640, { scale: 0.85 }],
      [40, 650, { scale: 0.8 }],
    ]),
    rect(0, 600, 1200, 75, ink.leaf),
    at(980, 130, drone(ink.paper, ink.lagoon), { scale: 0.95, turn: -8 }),
    copies("o", onlooker, [
      [520, 640, { scale: 0.7 }],
      [610, 650, { scale: 0.7 }],
      [690, 640, { scale: 0.7 }],
    ]),
  );
}
