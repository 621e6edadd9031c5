import { awning } from "../motifs/buildings.ts";
import { parcel } from "../motifs/goods.ts";
import { arm, mirror, person, stride } from "../motifs/person.ts";
import { palm } from "../motifs/plants.ts";
import { scooter } from "../motifs/vehicles.ts";
import { ridge, sun } from "../motifs/weather.ts";
import { ink, lit, mix, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, scene } from "../svg.ts";

/** A neighbourhood kiosk, its owner, and a parcel just arriving. */
export function kiosk(): Drawing {
  const sachet = (colour: string) =>
    rect(-16, 0, 32, 44, colour, 4) + rect(-16, 16, 32, 12, ink.paper);
  const tin = rect(-18, -48, 36, 48, ink.chilli, 4) + rect(-18, -34, 36, 18, ink.sand);
  return scene(
    ink.foam,
    sun(1010, 170, 96, ink.turmeric, lit(ink.foam, 0.5)),
    palm(960, 600, 420, 70, ink.coffee, ink.sprout),
    ridge([480, 450, 470, 440, 470], mix(ink.foam, ink.sprout, 0.5)),
    rect(0, 590, 1200, 85, ink.sand),
    path("M110 160L180 70H700L770 160Z", ink.brick),
    rect(140, 150, 600, 460, ink.leaf),
    rect(180, 220, 520, 250, ink.forest),
    rect(200, 250, 480, 12, ink.clay) + rect(200, 340, 480, 12, ink.clay),
    copies("t", tin, [
      [230, 340],
      [280, 340],
      [620, 340],
      [665, 340],
      [230, 250, { scale: 0.6 }],
      [660, 250, { scale: 0.6 }],
    ]),
    at(
      420,
      640,
      person({
        wear: "hijab",
        colour: ink.pink,
        skin: skin.warm,
        top: ink.rose,
        half: true,
        look: 1,
        arms: [arm.hold, [60, 50, 130, 40]],
      }),
      { scale: 1.05 },
    ),
    copies("s", sachet(ink.lagoon), [
      [210, 226],
      [300, 226],
      [550, 226],
      [640, 226],
    ]),
    copies("r", sachet(ink.turmeric), [
      [255, 226],
      [345, 226],
      [505, 226],
      [595, 226],
    ]),
    awning(120, 150, 640, 56, [ink.chilli, ink.paper], 10),
    rect(120, 470, 640, 30, ink.clay, 6),
    rect(150, 500, 580, 110, ink.sprout),
    line("M240 500V610M340 500V610M440 500V610M540 500V610M640 500V610", ink.leaf, 8),
    path("M180 470v-50q0 -10 10 -10h40q10 0 10 10v50Z", ink.foam) +
      circle(210, 450, 14, ink.turmeric),
    at(
      870,
      640,
      person({
        wear: "helmet",
        colour: ink.night,
        skin: skin.brown,
        top: ink.turmeric,
        bottom: ink.night,
        look: -1,
        legs: stride,
        arms: [mirror([50, 60, 110, 36]), mirror([50, 66, 110, 60])],
      }) + at(-130, -210, parcel(100, 76, ink.clay, ink.paper)),
      { scale: 0.98 },
    ),
    at(1070, 640, scooter(ink.lagoon, ink.chilli), { scale: 0.95 }),
  );
}
