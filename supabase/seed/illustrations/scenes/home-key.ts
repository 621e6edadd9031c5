import { shophouse } from "../motifs/buildings.ts";
import { magnifier, tick } from "../motifs/desk.ts";
import { mirror, person } from "../motifs/person.ts";
import { cloud } from "../motifs/weather.ts";
import { ink, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, ring, scene } from "../svg.ts";

/** A young couple hold an oversized key before the house they checked. */
export function homeKey(): Drawing {
  return scene(
    ink.sand,
    cloud(150, 120, 1.1, ink.paper),
    cloud(1040, 90, 0.9, ink.paper),
    rect(0, 590, 1200, 85, ink.sprout),
    at(560, 600, shophouse(150, 330, ink.paper, ink.lagoon, ink.chilli)),
    at(720, 600, shophouse(170, 460, ink.chilli, ink.night, ink.paper)),
    at(890, 600, shophouse(150, 380, ink.lagoon, ink.paper, ink.leaf)),
    at(1060, 600, shophouse(170, 300, ink.pink, ink.leaf, ink.paper)),
    at(720, 260, magnifier(138, ink.night, ink.foam)),
    at(
      720,
      350,
      path("M-70 0V-110L0 -170L70 -110V0Z", ink.chilli) +
        path("M-86 -100L0 -180L86 -100", ink.brick) +
        rect(-20, -64, 40, 64, ink.night),
    ),
    at(758, 330, circle(0, 0, 36, ink.sprout) + tick(16, ink.paper, 9)),
    at(
      160,
      660,
      person({
        wear: "short",
        skin: skin.light,
        top: ink.leaf,
        bottom: ink.night,
        look: 1,
        arms: [
          [50, 46, 100, 64],
          [40, 60, 74, 70],
        ],
      }),
      { scale: 1.02 },
    ),
    at(
      420,
      660,
      person({
        wear: "long",
        skin: skin.warm,
        top: ink.turmeric,
        bottom: ink.chilli,
        skirt: true,
        look: -1,
        arms: [mirror([50, 46, 90, 64]), mirror([40, 60, 64, 70])],
      }),
      { scale: 1 },
    ),
    at(
      286,
      436,
      line("M-100 0H150M140 0V56M92 0V42", ink.chilli, 30) + ring(-150, 0, 52, ink.chilli, 30),
      { turn: -4, scale: 0.92 },
    ),
  );
}
