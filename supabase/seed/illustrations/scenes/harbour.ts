import { bangka, containerShip, harbourCrane } from "../motifs/boats.ts";
import { arm, person } from "../motifs/person.ts";
import { cloud, glints, ridge, swell } from "../motifs/weather.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, path, rect, scene } from "../svg.ts";

/** Outriggers and a container ship share one harbour. */
export function harbour(): Drawing {
  return scene(
    ink.sand,
    circle(980, 150, 86, ink.paper),
    cloud(760, 120, 1, ink.paper),
    ridge([330, 300, 250, 330, 300, 340, 290, 330], mix(ink.sand, ink.lagoon, 0.55)),
    rect(0, 360, 1200, 315, ink.lagoon),
    glints(
      [
        [60, 400, 120],
        [980, 420, 150],
        [860, 470, 90],
        [500, 510, 120],
      ],
      ink.foam,
      8,
    ),
    at(560, 430, containerShip(ink.night, [ink.chilli, ink.turmeric, ink.leaf]), { scale: 1.05 }),
    at(180, 560, harbourCrane(ink.chilli), { scale: 1.18 }),
    rect(456, 182, 64, 42, ink.turmeric),
    path("M0 520H330L390 675H0Z", ink.ocean),
    rect(0, 520, 350, 24, ink.night),
    swell(560, 260, 26, ink.ocean),
    at(690, 590, bangka(ink.paper, ink.chilli), { scale: 0.95 }),
    at(1040, 630, bangka(ink.turmeric, ink.leaf), { scale: 0.8, flip: true }),
    at(
      690,
      580,
      person({
        wear: "conical",
        colour: ink.sand,
        skin: skin.brown,
        top: ink.leaf,
        half: true,
        look: 1,
        arms: [arm.reach, arm.reach],
      }),
      { scale: 0.42 },
    ),
    swell(648, 200, 20, mix(ink.ocean, ink.night, 0.4)),
  );
}
