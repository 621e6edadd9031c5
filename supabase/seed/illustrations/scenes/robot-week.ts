import { cart, gear, robotArm } from "../motifs/machines.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { lotus } from "../motifs/plants.ts";
import { ink, lit, mix, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, each, line, rect, scene } from "../svg.ts";

/** A factory arm offers a lotus to the visitors below. */
export function robotWeek(): Drawing {
  return scene(
    ink.husk,
    rect(0, 0, 1200, 40, mix(ink.husk, ink.night, 0.2)),
    each(4, (index) => rect(60 + index * 300, 90, 210, 240, lit(ink.husk, 0.5), 8)),
    at(1010, 230, gear(120, 12, mix(ink.husk, ink.turmeric, 0.6)) + circle(0, 0, 60, ink.husk)),
    at(1150, 400, gear(80, 9, mix(ink.husk, ink.rose, 0.6)) + circle(0, 0, 36, ink.husk)),
    rect(0, 560, 1200, 115, ink.night),
    rect(0, 548, 1200, 20, ink.turmeric),
    at(300, 560, robotArm([120, -400], [430, -330], ink.chilli, ink.night), { scale: 1.08 }),
    line("M790 210L830 260M770 250L800 320", ink.night, 26),
    line("M818 292Q830 360 826 420", ink.leaf, 12),
    at(818, 300, lotus(120, ink.rose, ink.pink, ink.paper)),
    copies("r", cart(ink.paper, ink.lagoon), [[620, 640, { scale: 1.1 }]]),
    at(
      830,
      690,
      person({
        wear: "short",
        skin: skin.brown,
        top: ink.leaf,
        back: true,
        arms: [mirror(arm.down), [52, -10, 30, -104]],
      }),
      { scale: 0.72 },
    ),
    at(960, 696, person({ wear: "long", skin: skin.light, top: ink.turmeric, back: true }), {
      scale: 0.72,
    }),
    at(1080, 692, person({ wear: "hijab", colour: ink.lagoon, top: ink.ocean, back: true }), {
      scale: 0.66,
    }),
  );
}
