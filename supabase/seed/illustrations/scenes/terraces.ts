import { stiltHouse } from "../motifs/buildings.ts";
import { bars } from "../motifs/desk.ts";
import { cart } from "../motifs/machines.ts";
import { arm, type Figure, mirror, person, stride } from "../motifs/person.ts";
import { cloud, ridge } from "../motifs/weather.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Visitors follow a small robot along curving rice terraces. */
export function terraces(): Drawing {
  const guest = (x: number, y: number, scale: number, figure: Figure) =>
    at(x, y, person(figure), { scale });
  return scene(
    ink.foam,
    circle(300, 130, 84, ink.turmeric),
    ridge([250, 150, 240, 120, 230, 170, 260], ink.lagoon),
    cloud(760, 200, 1.5, ink.paper),
    path("M0 300Q300 220 620 290T1200 260V675H0Z", ink.leaf),
    path("M0 350Q320 260 640 340T1200 310V675H0Z", ink.young),
    path("M0 370Q320 280 640 360T1200 330V675H0Z", ink.sprout),
    path("M0 430Q360 330 700 420T1200 390V675H0Z", ink.sand),
    path("M0 450Q360 350 700 440T1200 410V675H0Z", mix(ink.sprout, ink.turmeric, 0.45)),
    path("M0 520Q400 420 760 510T1200 480V675H0Z", ink.young),
    path("M0 542Q400 442 760 532T1200 502V675H0Z", ink.sprout),
    path("M0 620Q400 520 800 610T1200 590V675H0Z", ink.leaf),
    at(930, 320, stiltHouse(ink.clay, ink.brick, ink.sand), { scale: 0.5 }),
    line(
      "M120 500v-22M180 488v-22M250 470v-22M330 456v-22M820 470v-22M900 474v-22M980 470v-22M1060 462v-22",
      ink.leaf,
      8,
    ),
    at(700, 562, cart(ink.chilli, ink.sand), { scale: 0.8 }),
    guest(420, 610, 0.66, {
      wear: "conical",
      colour: ink.sand,
      skin: skin.brown,
      top: ink.night,
      bottom: ink.chilli,
      skirt: true,
      look: 1,
      arms: [arm.down, arm.reach],
    }),
    guest(250, 640, 0.7, {
      wear: "bob",
      skin: skin.light,
      top: ink.pink,
      bottom: ink.night,
      look: 1,
      legs: stride,
      arms: [arm.down, arm.phone],
    }),
    guest(900, 640, 0.7, {
      wear: "cap",
      colour: ink.turmeric,
      skin: skin.warm,
      top: ink.paper,
      bottom: ink.night,
      look: -1,
      arms: [mirror(arm.hold), mirror(arm.hold)],
    }),
    guest(1030, 650, 0.68, {
      wear: "hijab",
      colour: ink.lagoon,
      skin: skin.warm,
      top: ink.ocean,
      bottom: ink.night,
      look: -1,
    }),
    rect(846, 470, 56, 40, ink.deep, 6) + bars(854, 504, [10, 18, 26], 10, 5, [ink.young]),
  );
}
