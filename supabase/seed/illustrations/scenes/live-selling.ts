import { laptopBack, phone } from "../motifs/desk.ts";
import { parcel } from "../motifs/goods.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { ink, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, ring, scene } from "../svg.ts";

/** A ring light, a seller, and a wall of shelves behind her. */
export function liveSelling(): Drawing {
  const box = (colour: string) => parcel(90, 74, colour, ink.paper);
  const shelf = Array.from(
    { length: 24 },
    (_, index) => [70 + (index % 8) * 152, 190 + Math.floor(index / 8) * 170] as const,
  );
  return scene(
    ink.pink,
    rect(0, 190, 1200, 20, ink.rose) +
      rect(0, 360, 1200, 20, ink.rose) +
      rect(0, 530, 1200, 20, ink.rose),
    copies(
      "a",
      box(ink.clay),
      shelf.filter((_, index) => index % 3 === 0),
    ),
    copies(
      "b",
      box(ink.turmeric),
      shelf.filter((_, index) => index % 3 === 1),
    ),
    copies(
      "c",
      box(ink.leaf),
      shelf.filter((_, index) => index % 4 === 2),
    ),
    circle(600, 300, 250, ink.blush),
    at(
      600,
      840,
      person({
        wear: "long",
        skin: skin.light,
        top: ink.night,
        half: true,
        arms: [mirror([60, 40, 120, -20]), arm.chin],
      }),
      { scale: 1.6 },
    ),
    at(
      392,
      280,
      path("M-70 -60L-30 -80Q0 -56 30 -80L70 -60L60 0H36V90H-36V0H-60Z", ink.chilli) +
        line("M-20 -10h40M-20 20h40M-20 50h40", ink.turmeric, 8),
    ),
    ring(600, 330, 270, ink.paper, 34),
    ring(600, 330, 270, ink.sand, 10),
    rect(0, 600, 1200, 75, ink.night),
    at(600, 590, phone(104, ink.foam)) +
      circle(600, 560, 24, ink.rose) +
      path("M560 640Q600 570 640 640Z", ink.night),
    path(
      "M860 300a22 22 0 0 1 40 -16a22 22 0 0 1 40 16q0 30 -40 56q-40 -26 -40 -56ZM930 180a14 14 0 0 1 26 -10a14 14 0 0 1 26 10q0 20 -26 38q-26 -18 -26 -38Z",
      ink.chilli,
    ),
    at(180, 604, laptopBack(ink.dusk, ink.turmeric)),
  );
}
