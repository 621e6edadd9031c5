import { skyline } from "../motifs/buildings.ts";
import { person } from "../motifs/person.ts";
import { palm } from "../motifs/plants.ts";
import { jeepney } from "../motifs/vehicles.ts";
import { sun } from "../motifs/weather.ts";
import { ink, lit, mix, skin } from "../palette.ts";
import { at, type Drawing, inside, line, rect, scene } from "../svg.ts";

/** A striped jeepney in close crop, faces in its windows. */
export function jeepneys(): Drawing {
  const face = (
    x: number,
    wear: "bob" | "cap" | "short" | "crop" | "bun",
    tone: string,
    top: string,
    colour?: string,
  ) => at(x, 540, person({ wear, skin: tone, colour, top, half: true }), { scale: 0.62 });
  return scene(
    ink.sand,
    sun(930, 210, 150, ink.turmeric, lit(ink.sand, 0.35)),
    palm(1120, 600, 470, -50, ink.clay, ink.sprout),
    skyline(
      [
        [0, 150, 330],
        [170, 90, 250],
        [290, 130, 380],
      ],
      580,
      mix(ink.sand, ink.rose, 0.5),
    ),
    rect(0, 575, 1200, 100, ink.leaf),
    line("M0 640H260M380 640H700M820 640H1160", ink.young, 8),
    at(500, 634, jeepney(ink.lagoon, ink.chilli, ink.ocean), { scale: 1.28 }),
    inside(
      "q",
      "M64 300h98v106h-98zM182 300h98v106h-98zM300 300h98v106h-98zM418 300h98v106h-98zM536 300h98v106h-98z",
      face(112, "bob", skin.light, ink.chilli),
      face(232, "cap", skin.brown, ink.paper, ink.turmeric),
      face(350, "bun", skin.warm, ink.turmeric),
      face(466, "short", skin.dark, ink.sprout),
      face(584, "crop", skin.warm, ink.rose),
    ),
    line("M540 220h90M200 214h60", ink.paper, 12),
  );
}
