import { stiltHouse } from "../motifs/buildings.ts";
import { type Figure, person, stride } from "../motifs/person.ts";
import { palm } from "../motifs/plants.ts";
import { sun } from "../motifs/weather.ts";
import { hair, ink, mix, skin } from "../palette.ts";
import { at, copies, type Drawing, path, scene } from "../svg.ts";

/** Walkers of all ages set out past the stilt houses at sunrise. */
export function walkingClub(): Drawing {
  const walk: readonly (readonly [number, number, Figure])[] = [
    [
      190,
      0.86,
      {
        wear: "hijab",
        colour: ink.lagoon,
        skin: skin.warm,
        top: ink.ocean,
        bottom: ink.ocean,
        skirt: true,
      },
    ],
    [
      390,
      0.9,
      { wear: "short", colour: hair.grey, skin: skin.brown, top: ink.chilli, bottom: ink.night },
    ],
    [
      590,
      0.84,
      { wear: "bun", colour: hair.white, skin: skin.light, top: ink.leaf, bottom: ink.night },
    ],
    [
      790,
      0.92,
      { wear: "peci", colour: ink.night, skin: skin.dark, top: ink.turmeric, bottom: ink.leaf },
    ],
    [980, 0.8, { wear: "bob", skin: skin.warm, top: ink.pink, bottom: ink.brick }],
  ];
  return scene(
    ink.sand,
    sun(880, 290, 150, mix(ink.turmeric, ink.chilli, 0.25), mix(ink.sand, ink.turmeric, 0.5)),
    at(170, 460, stiltHouse(ink.clay, ink.leaf, ink.sand), { scale: 0.95 }),
    copies("p", palm(0, 0, 340, 30, ink.coffee, ink.sprout), [
      [1090, 480],
      [340, 470, { flip: true }],
    ]),
    path("M0 450Q600 410 1200 460V675H0Z", ink.sprout),
    path("M0 590Q600 540 1200 590V675H0Z", ink.paper),
    walk
      .map(([x, scale, figure], index) =>
        at(
          x,
          640 - (index % 2) * 14,
          person({
            ...figure,
            look: 1,
            legs: stride,
            arms:
              index % 2
                ? [
                    [30, 50, 60, 70],
                    [-20, 56, -30, 104],
                  ]
                : [
                    [-20, 56, -30, 104],
                    [34, 50, 64, 66],
                  ],
          }),
          { scale },
        ),
      )
      .join(""),
  );
}
