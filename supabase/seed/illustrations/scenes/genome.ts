import { helix } from "../motifs/lab.ts";
import { lotus } from "../motifs/plants.ts";
import { ridge, sun } from "../motifs/weather.ts";
import { ink, mix } from "../palette.ts";
import { at, circle, type Drawing, each, ellipse, scene, veil } from "../svg.ts";

/** A double helix climbs out of a lotus at night. */
export function genome(): Drawing {
  return scene(
    ink.deep,
    circle(600, 280, 280, ink.night),
    circle(600, 280, 200, mix(ink.night, ink.dusk, 0.6)),
    at(600, 560, helix(4, 96, 150, ink.lagoon, ink.turmeric, ink.paper, 24)),
    ridge([600, 590, 604, 592, 600], ink.ocean),
    at(600, 610, lotus(210, ink.rose, ink.pink, ink.blush)),
    veil(
      0.35,
      at(600, 640, `<g transform="scale(1 -.5)">${lotus(170, ink.rose, ink.pink, ink.blush)}</g>`),
    ),
    ellipse(250, 630, 130, 24, ink.leaf) +
      ellipse(960, 640, 160, 26, ink.leaf) +
      ellipse(1120, 610, 80, 14, ink.leaf),
    at(960, 630, lotus(80, ink.rose, ink.pink, ink.blush)),
    each(4, (index) =>
      circle(
        180 + (index % 2) * 130,
        150 + index * 100,
        12 + (index % 3) * 8,
        [ink.pink, ink.lagoon, ink.turmeric, ink.sprout][index] ?? ink.pink,
      ),
    ),
    each(4, (index) =>
      circle(
        1020 - (index % 2) * 120,
        120 + index * 104,
        10 + (index % 3) * 9,
        [ink.turmeric, ink.sprout, ink.pink, ink.lagoon][index] ?? ink.pink,
      ),
    ),
    sun(1090, 80, 30, ink.sand),
  );
}
