import { arm, mirror, person } from "../motifs/person.ts";
import { scooter } from "../motifs/vehicles.ts";
import { ink, lit, shaded, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, path, rect, scene } from "../svg.ts";

const battery = (charge: string): Drawing =>
  rect(-30, -66, 60, 66, ink.night, 8) +
  rect(-14, -82, 28, 20, ink.night, 6) +
  rect(-20, -50, 40, 34, charge, 4);

/** A wall of glowing batteries and a driver who takes one out. */
export function batterySwaps(): Drawing {
  const slots = Array.from(
    { length: 20 },
    (_, index) => [90 + (index % 5) * 118, 190 + Math.floor(index / 5) * 122] as const,
  );
  return scene(
    ink.turmeric,
    path("M700 0H1200V675H560Z", lit(ink.turmeric, 0.35)),
    circle(1000, 190, 120, ink.paper),
    rect(0, 560, 1200, 115, shaded(ink.turmeric, 0.35)),
    rect(10, 40, 640, 570, ink.leaf, 20),
    rect(10, 40, 640, 44, ink.sprout, 20),
    copies(
      "b",
      rect(-46, -92, 92, 100, ink.forest, 10) + at(0, 0, battery(ink.young)),
      slots.filter((_, index) => index !== 13),
    ),
    rect(398, 342, 92, 100, ink.deep, 10),
    at(444, 556, battery(ink.chilli)),
    at(
      770,
      620,
      person({
        wear: "helmet",
        colour: ink.chilli,
        skin: skin.brown,
        top: ink.sprout,
        bottom: ink.night,
        look: -1,
        arms: [mirror(arm.reach), mirror([60, 60, 116, 20])],
      }),
      { scale: 1.18 },
    ),
    at(600, 372, battery(ink.young), { scale: 1.25 }),
    at(1010, 628, scooter(ink.chilli, ink.paper), { scale: 1.15 }),
  );
}
