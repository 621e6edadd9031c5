import { skyline } from "../motifs/buildings.ts";
import { person } from "../motifs/person.ts";
import { fronds } from "../motifs/plants.ts";
import { rider, scooter } from "../motifs/vehicles.ts";
import { ridge } from "../motifs/weather.ts";
import { ink, lit, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, line, rect, scene } from "../svg.ts";

/** A driver in green and his passenger cross the city at speed. */
export function motorela(): Drawing {
  return scene(
    ink.sprout,
    circle(330, 260, 220, lit(ink.sprout, 0.25)),
    skyline(
      [
        [0, 90, 260],
        [120, 70, 380],
        [210, 120, 220],
        [520, 90, 430],
        [640, 120, 300],
        [900, 80, 360],
        [1000, 130, 250],
      ],
      560,
      mix(ink.sprout, ink.leaf, 0.45),
      mix(ink.sprout, ink.leaf, 0.1),
    ),
    ridge([540, 500, 530, 490, 540], ink.leaf),
    rect(0, 570, 1200, 105, ink.forest),
    line("M0 624H180M300 624H520M640 624H860M980 624H1200", ink.turmeric, 10),
    line("M20 300H210M-20 380H150M40 460H190", ink.paper, 12),
    at(
      600,
      622,
      at(
        -100,
        -34,
        person({
          wear: "helmet",
          colour: ink.turmeric,
          skin: skin.light,
          top: ink.chilli,
          bottom: ink.night,
          look: 1,
          lean: 8,
          arms: [
            [30, 70, 84, 70],
            [34, 74, 90, 66],
          ],
          legs: [
            [80, 16, 60, 128],
            [84, 18, 66, 130],
          ],
        }),
      ) +
        scooter(ink.paper, ink.chilli) +
        rider({
          wear: "helmet",
          colour: ink.paper,
          top: ink.leaf,
          skin: skin.brown,
          bottom: ink.night,
        }) +
        rect(-72, -146, 66, 44, ink.night, 8) +
        rect(-62, -136, 10, 24, ink.young) +
        rect(-46, -136, 10, 24, ink.young) +
        rect(-30, -136, 10, 24, ink.young),
      { scale: 1.26 },
    ),
    fronds(1150, 70, 230, ink.forest),
    fronds(30, 40, 220, ink.leaf),
  );
}
