import { skyline } from "../motifs/buildings.ts";
import { umbrella } from "../motifs/goods.ts";
import { rider, scooter } from "../motifs/vehicles.ts";
import { rain } from "../motifs/weather.ts";
import { ink, mix, shaded } from "../palette.ts";
import { at, type Drawing, ellipse, line, path, rect, scene } from "../svg.ts";

/** A rider in a rain cape under one huge umbrella. */
export function daily(): Drawing {
  return scene(
    mix(ink.night, ink.ocean, 0.45),
    skyline(
      [
        [0, 150, 420],
        [180, 110, 330],
        [860, 130, 380],
        [1020, 180, 470],
      ],
      600,
      mix(ink.night, ink.ocean, 0.2),
      ink.turmeric,
    ),
    rect(0, 570, 1200, 105, ink.night),
    rain(70, -18, 60, ink.lagoon),
    path("M358 206H822L860 640H320Z", mix(ink.night, ink.ocean, 0.62)),
    at(590, 470, umbrella(ink.chilli, ink.rose), { scale: 1.55 }),
    rect(582, 100, 16, 60, ink.paper, 6),
    at(
      590,
      626,
      scooter(ink.foam, ink.chilli) +
        rider({ wear: "helmet", colour: ink.paper, top: ink.turmeric, bottom: ink.night }) +
        path(
          "M-90 -296Q-40 -330 10 -290L50 -180Q-10 -150 -30 -120Q-110 -130 -150 -160Z",
          ink.turmeric,
        ) +
        path("M-90 -296L-150 -160Q-110 -130 -30 -120L-60 -250Z", shaded(ink.turmeric)),
      { scale: 1.25 },
    ),
    ellipse(590, 640, 330, 14, ink.deep),
    line("M120 640h140M880 650h200M400 662h90", ink.lagoon, 6),
  );
}
