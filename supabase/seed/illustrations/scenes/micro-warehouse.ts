import { skyline } from "../motifs/buildings.ts";
import { arm, type Figure, mirror, person } from "../motifs/person.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, each, line, path, rect, ring, scene } from "../svg.ts";

/** A doll's-house cut through an alley: every room a tiny warehouse. */
export function microWarehouse(): Drawing {
  const walls = [
    ink.lagoon,
    ink.pink,
    ink.turmeric,
    ink.sand,
    ink.leaf,
    ink.rose,
    ink.dusk,
    ink.chilli,
    ink.foam,
  ];
  const room = (index: number) =>
    rect(
      216 + (index % 3) * 259,
      122 + Math.floor(index / 3) * 172,
      250,
      160,
      walls[index] ?? ink.sand,
    );
  const box = (colour: string) => rect(-30, -46, 60, 46, colour) + rect(-7, -46, 14, 20, ink.paper);
  const packer = (x: number, y: number, figure: Figure) =>
    at(x, y, person(figure), { scale: 0.35 });
  return scene(
    ink.night,
    circle(130, 120, 60, ink.sand),
    skyline(
      [
        [0, 120, 260],
        [130, 60, 360],
        [1010, 80, 400],
        [1100, 120, 300],
      ],
      640,
      mix(ink.night, ink.dusk, 0.5),
    ),
    path("M190 114L600 10L1010 114Z", ink.chilli),
    rect(206, 110, 788, 530, ink.paper),
    each(9, room),
    line("M495 206H705M495 244H705M500 370H700", ink.paper, 8),
    copies("a", box(ink.clay), [
      [250, 282],
      [320, 282],
      [285, 236],
      [560, 202],
      [640, 240],
      [870, 454],
      [900, 408],
      [260, 626],
      [810, 626],
    ]),
    copies("b", box(ink.night), [
      [520, 240],
      [690, 202],
      [780, 454],
      [780, 408],
      [550, 454],
      [620, 454],
      [340, 626],
      [340, 580],
      [940, 454],
    ]),
    copies("c", box(ink.turmeric), [
      [350, 454],
      [420, 454],
      [385, 408],
      [540, 366],
      [660, 366],
      [690, 454],
      [260, 580],
      [410, 626],
      [880, 626],
      [845, 580],
    ]),
    ring(800, 190, 36, ink.paper, 9) + line("M800 226V282", ink.night, 7),
    rect(510, 500, 180, 126, ink.brick, 4) +
      line("M510 530H690M510 560H690M510 590H690", ink.chilli, 6),
    packer(430, 278, {
      wear: "bob",
      skin: skin.light,
      top: ink.chilli,
      look: -1,
      arms: [mirror(arm.reach), mirror(arm.reach)],
    }),
    packer(900, 278, {
      wear: "hijab",
      colour: ink.leaf,
      skin: skin.warm,
      top: ink.sprout,
      look: -1,
      arms: [mirror(arm.up), arm.hip],
    }),
    packer(270, 450, {
      wear: "short",
      skin: skin.brown,
      top: ink.ocean,
      look: 1,
      arms: [arm.reach, arm.reach],
    }),
    rect(0, 636, 1200, 39, ink.leaf),
  );
}
