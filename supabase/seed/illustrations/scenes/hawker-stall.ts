import { awning } from "../motifs/buildings.ts";
import { phone } from "../motifs/desk.ts";
import { bowl } from "../motifs/goods.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { steam } from "../motifs/weather.ts";
import { hair, ink, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, scene } from "../svg.ts";

/** A hawker hands a bowl over; phones in the short queue show orders. */
export function hawkerStall(): Drawing {
  const duck =
    line("M0 -40V0", ink.husk, 5) +
    path("M-18 0Q-34 60 0 74Q34 60 18 0Q10 -16 0 -16T-18 0Z", ink.clay) +
    path("M0 74Q34 60 18 0Q10 -16 0 -16Z", ink.brick);
  return scene(
    ink.paper,
    copies(
      "t",
      path("M0 -50L50 0L0 50L-50 0Z", ink.husk),
      Array.from(
        { length: 14 },
        (_, index) => [(index % 7) * 190 + 30, index < 7 ? 190 : 300] as const,
      ),
    ),
    rect(0, 0, 1200, 120, ink.chilli),
    awning(-20, 60, 1240, 70, [ink.paper, ink.chilli], 12),
    rect(60, 150, 620, 220, ink.leaf, 10),
    line("M90 180H650", ink.husk, 8),
    copies("d", duck, [
      [140, 214],
      [230, 214],
      [320, 214],
    ]),
    at(
      520,
      560,
      person({
        wear: "short",
        skin: skin.light,
        colour: hair.grey,
        top: ink.paper,
        half: true,
        bareArms: true,
        arms: [mirror(arm.hip), [60, 60, 150, 70]],
      }) + path("M-38 -250H38L40 -140H-40Z", ink.turmeric),
      { scale: 1.18 },
    ),
    rect(30, 410, 700, 265, ink.chilli),
    rect(0, 400, 760, 34, ink.brick, 6),
    copies("k", rect(-30, -30, 60, 60, ink.rose, 4) + circle(0, 0, 16, ink.chilli), [
      [100, 500],
      [180, 500],
      [260, 500],
      [340, 500],
      [420, 500],
      [500, 500],
      [580, 500],
      [660, 500],
      [140, 580],
      [220, 580],
      [300, 580],
      [380, 580],
      [460, 580],
      [540, 580],
      [620, 580],
    ]),
    at(700, 398, bowl(ink.lagoon, ink.sand, ink.paper), { scale: 0.75 }),
    steam(700, 310, 90, ink.turmeric, 9),
    at(
      870,
      680,
      person({
        wear: "bob",
        skin: skin.warm,
        top: ink.lagoon,
        bottom: ink.night,
        look: -1,
        arms: [mirror([50, 60, 110, 30]), mirror(arm.phone)],
      }) + at(-76, -282, phone(30, ink.young)),
      { scale: 1.2 },
    ),
    at(
      1060,
      690,
      person({
        wear: "hijab",
        colour: ink.turmeric,
        skin: skin.brown,
        top: ink.leaf,
        bottom: ink.forest,
        skirt: true,
        look: -1,
        arms: [mirror(arm.phone), arm.down],
      }) + at(-70, -286, phone(30, ink.foam)),
      { scale: 1.12 },
    ),
  );
}
