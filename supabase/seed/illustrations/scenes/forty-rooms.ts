import { arm, mirror, person } from "../motifs/person.ts";
import { palm } from "../motifs/plants.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Forty windows of one guesthouse, each lit in its own way. */
export function fortyRooms(): Drawing {
  const cell = (index: number) =>
    [88 + (index % 8) * 130, 66 + Math.floor(index / 8) * 104] as const;
  const pick = (kind: number) =>
    Array.from({ length: 40 }, (_, index) => index)
      .filter((index) => (index * 7 + Math.floor(index / 8) * 3) % 5 === kind)
      .map(cell);
  const pane = (colour: string, ...more: Drawing[]) =>
    rect(0, 0, 86, 70, colour, 6) + more.join("") + rect(-6, 70, 98, 10, ink.paper);
  return scene(
    mix(ink.night, ink.dusk, 0.4),
    rect(50, 30, 1100, 645, ink.dusk),
    rect(30, 16, 1140, 24, ink.paper),
    copies("a", pane(ink.sand, rect(0, 0, 28, 70, ink.turmeric, 6)), pick(0)),
    copies("b", pane(ink.night), pick(1)),
    copies(
      "c",
      pane(ink.turmeric, circle(44, 40, 14, ink.coffee) + path("M20 70Q44 40 68 70Z", ink.coffee)),
      pick(2),
    ),
    copies("d", pane(ink.rose, line("M28 0V70M58 0V70", ink.pink, 6)), pick(3)),
    copies(
      "e",
      pane(
        ink.lagoon,
        path("M30 70L36 50H52L58 70Z", ink.night) +
          path("M44 52Q20 30 30 20Q44 30 44 52Q44 26 60 18Q66 34 44 52Z", ink.leaf),
      ),
      pick(4),
    ),
    rect(0, 588, 1200, 87, ink.deep),
    rect(540, 560, 120, 115, ink.turmeric, 10) + rect(560, 580, 80, 95, ink.chilli, 6),
    palm(60, 675, 330, 30, ink.coffee, ink.sprout),
    palm(1150, 675, 380, -40, ink.coffee, ink.sprout),
    at(
      760,
      672,
      person({
        wear: "bun",
        skin: skin.light,
        top: ink.paper,
        bottom: ink.chilli,
        skirt: true,
        look: -1,
        arms: [mirror(arm.up), arm.down],
      }),
      { scale: 0.42 },
    ),
  );
}
