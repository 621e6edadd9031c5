import { mirror, person, seated } from "../motifs/person.ts";
import { palm } from "../motifs/plants.ts";
import { ridge, sun } from "../motifs/weather.ts";
import { hair, ink, mix, shaded, skin } from "../palette.ts";
import { at, type Drawing, inside, line, path, rect, scene } from "../svg.ts";

/** A doctor on a tablet, a nurse and a patient on the veranda. */
export function veranda(): Drawing {
  return scene(
    mix(ink.young, ink.paper, 0.3),
    sun(1010, 150, 80, ink.turmeric),
    ridge([420, 360, 400, 350, 420], ink.sprout),
    palm(1080, 590, 380, 40, ink.coffee, ink.leaf),
    palm(960, 590, 270, -40, ink.coffee, ink.leaf),
    rect(0, 570, 1200, 105, ink.clay),
    line("M0 610H1200M0 645H1200", ink.coffee, 5),
    path("M0 0H900L820 150H0Z", ink.coffee),
    path("M0 0H900L820 150H0ZM0 60H866L848 94H0Z", shaded(ink.coffee, 0.35)),
    rect(0, 150, 760, 420, ink.sand),
    rect(740, 140, 34, 450, ink.coffee),
    rect(60, 210, 180, 200, ink.foam, 6) + line("M150 210V410M60 310H240", ink.paper, 10),
    rect(0, 470, 210, 24, ink.clay, 8),
    at(
      300,
      640,
      person({
        wear: "bun",
        colour: hair.white,
        skin: skin.brown,
        top: ink.chilli,
        bottom: ink.night,
        look: 1,
        legs: seated,
        arms: [
          [30, 70, 66, 100],
          [40, 70, 84, 90],
        ],
      }),
      { scale: 1.08 },
    ),
    line("M240 480V640M240 500H400M410 520V640M236 470L224 330", ink.coffee, 16),
    at(
      650,
      660,
      person({
        wear: "nurse",
        skin: skin.light,
        top: ink.lagoon,
        bottom: ink.ocean,
        look: -1,
        arms: [mirror([40, 66, 104, 36]), mirror([34, 70, 92, 56])],
      }),
      { scale: 1.12 },
    ),
    at(
      500,
      380,
      rect(-66, -90, 132, 180, ink.night, 12) +
        rect(-56, -78, 112, 156, ink.leaf, 6) +
        inside(
          "d",
          "M-56 -78H56V78H-56Z",
          at(0, 250, person({ wear: "short", skin: skin.warm, top: ink.paper, half: true }), {
            scale: 0.72,
          }),
        ),
      { turn: -8 },
    ),
    rect(700, 590, 90, 60, ink.chilli, 8) + line("M745 604v32M729 620h32", ink.paper, 10),
  );
}
