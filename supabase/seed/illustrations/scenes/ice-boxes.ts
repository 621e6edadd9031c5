import { fishingBoat } from "../motifs/boats.ts";
import { fish } from "../motifs/goods.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { glints, sun } from "../motifs/weather.ts";
import { ink, lit, mix, shaded, skin } from "../palette.ts";
import { at, copies, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Fish landed at dawn go straight into boxes of ice. */
export function iceBoxes(): Drawing {
  const ice = path("M-10 -26L20 -20L26 8L-2 20L-26 2Z", ink.paper);
  const chest = (lid: string) =>
    rect(-190, -150, 380, 160, lid, 14) +
    rect(-190, -150, 380, 40, shaded(lid), 14) +
    rect(-40, -84, 80, 24, shaded(lid, 0.4), 10);
  return scene(
    ink.blush,
    sun(260, 210, 110, ink.chilli, lit(ink.pink, 0.2)),
    rect(0, 290, 1200, 385, ink.lagoon),
    glints(
      [
        [150, 330, 220],
        [210, 365, 120],
        [520, 340, 90],
        [900, 350, 160],
      ],
      ink.blush,
      8,
    ),
    at(360, 380, fishingBoat(ink.leaf, ink.turmeric, ink.paper), { scale: 0.95 }),
    path("M0 470L1200 430V675H0Z", mix(ink.ocean, ink.night, 0.5)),
    line("M0 530L1200 500M0 600L1200 585", ink.night, 5),
    at(690, 500, fish(ink.ocean, ink.foam), { scale: 1.5, turn: -62 }),
    at(840, 500, fish(ink.dusk, ink.foam), { scale: 1.35, turn: -78, flip: true }),
    at(990, 520, fish(ink.ocean, ink.foam), { scale: 1.3, turn: -50, flip: true }),
    copies("i", ice, [
      [640, 520],
      [700, 500],
      [760, 512],
      [820, 498],
      [880, 512],
      [940, 500],
      [1000, 515],
      [1060, 505],
    ]),
    at(850, 665, chest(ink.turmeric), { scale: 1.3 }),
    at(410, 690, chest(ink.paper), { scale: 1 }),
    at(
      1100,
      690,
      person({
        wear: "conical",
        colour: ink.sand,
        skin: skin.dark,
        top: ink.chilli,
        bottom: ink.night,
        look: -1,
        bareArms: true,
        arms: [mirror([40, 70, 120, 96]), mirror(arm.hip)],
      }),
      { scale: 1.25 },
    ),
  );
}
