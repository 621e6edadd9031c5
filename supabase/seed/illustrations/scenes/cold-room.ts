import { fish } from "../motifs/goods.ts";
import { person } from "../motifs/person.ts";
import { lorry } from "../motifs/vehicles.ts";
import { sun } from "../motifs/weather.ts";
import { ink, lit, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, scene, veil } from "../svg.ts";

/** One wall between tropical heat and the cold room. */
export function coldRoom(): Drawing {
  const pallet =
    rect(-100, -150, 90, 70, ink.foam, 4) +
    rect(0, -150, 90, 70, ink.lagoon, 4) +
    rect(-100, -74, 90, 70, ink.lagoon, 4) +
    rect(0, -74, 90, 70, ink.foam, 4) +
    rect(-110, -2, 210, 14, ink.clay);
  return scene(
    ink.turmeric,
    sun(190, 150, 90, ink.sand, lit(ink.turmeric, 0.2)),
    rect(0, 560, 560, 115, ink.clay),
    at(230, 600, lorry(ink.chilli, ink.paper, ink.lagoon), { scale: 0.92 }),
    path("M520 0H1200V675H520Z", ink.ocean),
    rect(520, 0, 46, 675, ink.paper),
    rect(566, 580, 634, 95, ink.night),
    line("M640 60H1160M640 100H1160", ink.lagoon, 14),
    path(
      "M660 100l-12 70l-12 -70ZM720 100l-10 50l-10 -50ZM800 100l-12 84l-12 -84ZM900 100l-10 56l-10 -56ZM1010 100l-12 74l-12 -74ZM1100 100l-10 50l-10 -50Z",
      ink.foam,
    ),
    line("M620 400H1170M620 260H1170M660 190V580M1140 190V580", ink.lagoon, 12),
    copies("p", pallet, [
      [770, 390],
      [1020, 390],
      [1020, 566],
    ]),
    at(760, 236, fish(ink.foam, ink.paper), { scale: 0.7 }),
    at(1000, 236, fish(ink.foam, ink.paper), { scale: 0.7, flip: true }),
    at(
      790,
      640,
      person({
        wear: "hijab",
        colour: ink.chilli,
        skin: skin.warm,
        top: ink.chilli,
        bottom: ink.deep,
        look: 1,
        arms: [
          [30, 70, 76, 60],
          [34, 74, 80, 60],
        ],
      }) + rect(40, -250, 120, 70, ink.sand, 6),
      { scale: 0.95 },
    ),
    path("M500 220h40v300h-40Z", ink.husk) + circle(520, 370, 14, ink.night),
    veil(0.5, path("M566 675V520Q520 600 430 640L400 675Z", ink.foam)),
  );
}
