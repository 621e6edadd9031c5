import { awning } from "../motifs/buildings.ts";
import { laptopBack } from "../motifs/desk.ts";
import { arm, type Figure, mirror, person } from "../motifs/person.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Kiosk owners and coders share one long table under the awning. */
export function hackathon(): Drawing {
  const sachet = (colour: string) =>
    rect(-18, 0, 36, 50, colour, 4) + rect(-18, 18, 36, 14, ink.paper);
  const guest = (x: number, figure: Omit<Figure, "half">) =>
    at(x, 630, person({ ...figure, half: true, arms: [mirror(arm.hold), arm.hold] }), {
      scale: 0.92,
    });
  return scene(
    mix(ink.turmeric, ink.chilli, 0.35),
    rect(0, 130, 1200, 430, mix(ink.turmeric, ink.chilli, 0.7)),
    circle(600, 330, 240, mix(ink.turmeric, ink.chilli, 0.4)),
    copies("a", sachet(ink.lagoon), [
      [80, 150],
      [240, 150],
      [560, 150],
      [880, 150],
      [1120, 150],
    ]),
    copies("b", sachet(ink.sprout), [
      [480, 150],
      [720, 150],
      [1040, 150],
      [160, 150],
      [320, 150],
      [640, 150],
      [960, 150],
    ]),
    line("M0 150H1200", ink.night, 6),
    awning(-20, 0, 1240, 90, [ink.leaf, ink.paper], 14),
    guest(170, { wear: "hijab", colour: ink.lagoon, skin: skin.warm, top: ink.ocean, look: 1 }),
    guest(390, { wear: "short", skin: skin.brown, top: ink.paper, look: -1 }),
    guest(600, { wear: "bun", skin: skin.light, top: ink.leaf }),
    guest(810, { wear: "peci", colour: ink.night, skin: skin.dark, top: ink.sand, look: -1 }),
    guest(1030, { wear: "hijab", colour: ink.pink, skin: skin.warm, top: ink.rose, look: -1 }),
    rect(0, 530, 1200, 40, ink.clay),
    rect(0, 570, 1200, 105, ink.coffee),
    copies("l", laptopBack(ink.night, ink.turmeric), [
      [280, 534, { scale: 0.95 }],
      [700, 534, { scale: 0.95 }],
      [920, 534, { scale: 0.95 }],
    ]),
    path("M460 534L470 470H520L530 534Z", ink.foam) + rect(456, 462, 78, 14, ink.lagoon, 6),
    path("M40 534v-70q0 -14 14 -14h40q14 0 14 14v70Z", ink.chilli) +
      rect(50, 430, 50, 24, ink.paper, 6),
    rect(1090, 486, 70, 48, ink.sprout, 4) + rect(1100, 446, 56, 40, ink.lagoon, 4),
  );
}
