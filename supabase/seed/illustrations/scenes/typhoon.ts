import { solarPanel, stiltHouse } from "../motifs/buildings.ts";
import { palm, tuft } from "../motifs/plants.ts";
import { rain, ridge, swell } from "../motifs/weather.ts";
import { ink, mix } from "../palette.ts";
import { at, circle, type Drawing, line, path, scene } from "../svg.ts";

/** A storm tears at the palms; the folded turbine and the lit house hold. */
export function typhoon(): Drawing {
  const sky = mix(ink.ocean, ink.lagoon, 0.25);
  return scene(
    sky,
    line(
      "M-40 90Q300 10 620 110T1240 60M-40 190Q360 100 700 200T1240 150M-40 300Q260 220 560 300T1240 250",
      mix(sky, ink.foam, 0.3),
      38,
    ),
    ridge([520, 470, 500, 440, 520, 540], mix(sky, ink.night, 0.5)),
    at(860, 560, stiltHouse(ink.clay, ink.night, ink.turmeric), { scale: 1.1 }),
    at(760, 238, solarPanel(150, 74, 66, 4, 2), { scale: 1.05 }),
    line("M600 590V110", ink.husk, 18) +
      line("M600 110L586 330M600 110L614 330M600 110V-20", ink.paper, 18) +
      circle(600, 110, 24, ink.paper),
    palm(210, 600, 430, 150, ink.coffee, ink.sprout, 0.95),
    palm(1000, 600, 330, 110, ink.coffee, ink.leaf, 0.95),
    palm(40, 620, 290, 100, ink.coffee, ink.leaf, 0.95),
    path("M0 570Q300 530 620 570T1200 560V675H0Z", ink.deep),
    tuft(420, 590, 90, ink.leaf),
    rain(60, 64, 30, ink.foam, 4),
    swell(640, 220, 40, ink.ocean),
  );
}
