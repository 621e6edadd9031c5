import { drone } from "../motifs/machines.ts";
import { palmFromAbove } from "../motifs/plants.ts";
import { ink, mix } from "../palette.ts";
import { at, copies, type Drawing, line, path, scene, veil } from "../svg.ts";

/** Rows of oil palms from a drone's height, and its shadow among them. */
export function palmRows(): Drawing {
  const crown = palmFromAbove(104, ink.leaf, ink.young);
  const places = Array.from({ length: 28 }, (_, index) => {
    const row = Math.floor(index / 7);
    return [
      (index % 7) * 190 + (row % 2 ? 95 : 0) + 10,
      row * 165 + 90,
      { turn: (index * 53) % 90 },
    ] as const;
  });
  return scene(
    mix(ink.sprout, ink.sand, 0.35),
    path("M-20 520Q300 400 520 520T1220 330V420Q900 640 520 590T-20 610Z", ink.clay),
    copies("p", crown, places),
    veil(0.35, at(770, 480, drone(ink.deep, ink.deep), { scale: 1.35 })),
    path("M640 330L480 675H960L800 330Z", "#FFFFFF55"),
    at(720, 260, drone(ink.chilli, ink.paper), { scale: 1.9 }),
    line("M650 360l-60 180M700 370l-20 200M750 370l20 200M800 360l60 180", ink.foam, 6),
  );
}
