import { skyline } from "../motifs/buildings.ts";
import { phone } from "../motifs/desk.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { palm } from "../motifs/plants.ts";
import { sun } from "../motifs/weather.ts";
import { hair, ink, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Two phones face each other across the sea; a paper boat carries the wages. */
export function remittance(): Drawing {
  return scene(
    ink.sand,
    sun(600, 330, 190, ink.chilli, mix(ink.sand, ink.turmeric, 0.7)),
    rect(0, 420, 1200, 255, ink.night),
    line("M430 450h340M470 486h260M520 522h170M400 566h120M690 560h130", ink.chilli, 10),
    at(190, 340, phone(330, ink.dusk), { turn: -6 }),
    at(
      190,
      340,
      skyline(
        [
          [-120, 60, 150],
          [-50, 70, 260],
          [30, 50, 200],
          [80, 50, 320],
        ],
        190,
        ink.deep,
        ink.turmeric,
      ) +
        circle(-60, -190, 40, ink.paper) +
        rect(-145, 180, 290, 130, ink.clay),
      { turn: -6 },
    ),
    at(
      190,
      640,
      person({
        wear: "helmet",
        colour: ink.turmeric,
        skin: skin.brown,
        top: ink.chilli,
        half: true,
        look: 1,
        arms: [arm.hold, [50, 10, 96, -50]],
      }),
      { scale: 0.8 },
    ),
    at(1010, 340, phone(330, ink.foam), { turn: 6 }),
    at(
      1010,
      340,
      rect(-145, 150, 290, 160, ink.sprout) +
        palm(-60, 170, 270, -20, ink.clay, ink.leaf) +
        path("M-20 160V70L60 0L140 70V160Z", ink.clay) +
        path("M-40 84L60 -20L150 76Z", ink.chilli),
      { turn: 6 },
    ),
    at(
      960,
      650,
      person({
        wear: "bun",
        colour: hair.grey,
        skin: skin.warm,
        top: ink.paper,
        half: true,
        look: -1,
        arms: [mirror([50, 10, 90, -50]), mirror(arm.hold)],
      }),
      { scale: 0.72 },
    ),
    at(
      1050,
      620,
      person({
        wear: "short",
        skin: skin.warm,
        top: ink.turmeric,
        half: true,
        look: -1,
        arms: [mirror(arm.up), arm.down],
      }),
      { scale: 0.5 },
    ),
    at(
      610,
      470,
      path("M-110 -40H110L70 30H-70Z", ink.paper) +
        path("M-110 -40L0 -16L110 -40L70 30H-70Z", ink.husk) +
        path("M-56 -34L0 -150L56 -34L0 -16Z", ink.paper) +
        path("M0 -150L56 -34L0 -16Z", ink.foam),
    ),
  );
}
