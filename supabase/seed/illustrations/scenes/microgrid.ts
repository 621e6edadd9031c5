import { bangka } from "../motifs/boats.ts";
import { solarPanel } from "../motifs/buildings.ts";
import { turbine } from "../motifs/machines.ts";
import { palm } from "../motifs/plants.ts";
import { glints, stars, sun } from "../motifs/weather.ts";
import { ink, mix } from "../palette.ts";
import { at, copies, type Drawing, fade, line, path, rect, scene } from "../svg.ts";

/** The calm evening afterwards: two islands lit by their own power. */
export function microgrid(): Drawing {
  const home = path("M-34 0V-44L0 -74L34 -44V0Z", ink.coffee) + rect(-12, -40, 24, 24, ink.sand);
  return scene(
    ink.rose,
    fade("s", ink.dusk, ink.pink, 0, 430),
    sun(820, 400, 120, ink.turmeric, mix(ink.rose, ink.turmeric, 0.4)),
    rect(0, 420, 1200, 255, mix(ink.dusk, ink.night, 0.4)),
    glints(
      [
        [700, 450, 240],
        [740, 480, 170],
        [690, 510, 220],
        [770, 545, 120],
        [730, 580, 160],
      ],
      ink.turmeric,
      10,
    ),
    path("M-20 470Q60 330 260 330Q470 330 560 470Z", ink.forest),
    path("M930 470Q1000 380 1090 376T1260 470Z", ink.forest),
    at(150, 352, turbine(230, 110, 20, ink.paper)),
    at(380, 360, turbine(270, 130, 75, ink.paper)),
    at(1090, 384, turbine(190, 90, 50, ink.paper)),
    at(220, 440, solarPanel(120, 56, 40, 4, 2)),
    copies("h", home, [
      [120, 450],
      [430, 450],
      [500, 462, { scale: 0.8 }],
      [60, 462, { scale: 0.8 }],
      [1010, 456, { scale: 0.8 }],
      [1130, 450],
    ]),
    palm(300, 400, 170, 30, ink.coffee, ink.leaf),
    palm(1180, 440, 200, -30, ink.coffee, ink.leaf),
    line("M500 470Q760 620 1000 470", ink.sand, 4),
    at(560, 600, bangka(ink.night, ink.chilli), { scale: 0.7 }),
    stars(20, 200, ink.blush, 6),
  );
}
