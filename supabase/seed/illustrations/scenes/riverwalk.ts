import { bangka } from "../motifs/boats.ts";
import { lights, skyline } from "../motifs/buildings.ts";
import { arm, person } from "../motifs/person.ts";
import { glints } from "../motifs/weather.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, fade, line, path, rect, scene } from "../svg.ts";

/** Dusk on the quay: boats, kites and a row of stalls. */
export function riverwalk(): Drawing {
  const stall = (one: string, two: string) =>
    rect(-80, -110, 160, 110, ink.night) +
    rect(-64, -60, 128, 60, two) +
    path("M-100 -110L-70 -170H70L100 -110Z", one) +
    path("M-30 -170H30L40 -110H-40Z", ink.paper);
  const kite = (colour: string) =>
    path("M0 -60L44 0L0 70L-44 0Z", colour) +
    path("M0 -60L44 0H-44Z", ink.paper) +
    line("M0 70Q30 110 0 150T10 230", ink.night, 4);
  return scene(
    ink.pink,
    fade("s", mix(ink.chilli, ink.turmeric, 0.4), ink.sand, 0, 420),
    circle(560, 380, 130, ink.paper),
    skyline(
      [
        [0, 70, 120],
        [80, 90, 220],
        [180, 60, 160],
        [260, 100, 300],
        [720, 80, 190],
        [810, 60, 340],
        [880, 110, 240],
        [1010, 80, 170],
        [1100, 100, 260],
      ],
      410,
      mix(ink.chilli, ink.dusk, 0.55),
      ink.sand,
    ),
    rect(0, 405, 1200, 120, ink.dusk),
    glints(
      [
        [470, 430, 180],
        [500, 460, 120],
        [440, 490, 210],
        [900, 450, 120],
        [120, 470, 140],
      ],
      ink.turmeric,
      8,
    ),
    at(820, 486, bangka(ink.night, ink.chilli), { scale: 0.6 }),
    at(260, 180, kite(ink.lagoon), { turn: 18 }),
    at(440, 110, kite(ink.turmeric), { turn: -10, scale: 0.7 }),
    path("M0 520H1200V675H0Z", ink.night),
    at(120, 640, stall(ink.chilli, ink.turmeric), { scale: 1.2 }),
    at(980, 640, stall(ink.leaf, ink.lagoon), { scale: 1.2 }),
    lights(216, 440, 870, 440, 110, ink.sand, ink.deep, 9),
    at(
      360,
      668,
      person({
        wear: "bob",
        skin: skin.light,
        top: ink.lagoon,
        bottom: ink.dusk,
        look: 1,
        arms: [arm.down, arm.reach],
      }),
      { scale: 0.62 },
    ),
    at(
      680,
      672,
      person({
        wear: "conical",
        colour: ink.sand,
        skin: skin.warm,
        top: ink.rose,
        bottom: ink.dusk,
        skirt: true,
      }),
      { scale: 0.62 },
    ),
    at(
      790,
      668,
      person({
        wear: "long",
        skin: skin.light,
        top: ink.turmeric,
        bottom: ink.paper,
        skirt: true,
        look: 1,
        arms: [arm.down, arm.up],
      }),
      { scale: 0.62 },
    ),
  );
}
