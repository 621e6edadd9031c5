import { skyline } from "../motifs/buildings.ts";
import { parcel } from "../motifs/goods.ts";
import { rider, scooter } from "../motifs/vehicles.ts";
import { cloud } from "../motifs/weather.ts";
import { ink, lit, skin } from "../palette.ts";
import { at, circle, type Drawing, line, rect, scene } from "../svg.ts";

/** A parcel tower taller than the street on one small motorbike. */
export function parcels(): Drawing {
  const stack: readonly (readonly [number, number, number, string])[] = [
    [0, 190, 110, ink.clay],
    [14, 150, 90, ink.sand],
    [-10, 210, 100, ink.turmeric],
    [8, 130, 70, ink.lagoon],
    [-16, 180, 96, ink.clay],
    [12, 120, 90, ink.sand],
  ];
  let height = 0;
  const tower = stack.map(([x, width, tall, colour]) => {
    const box = at(x - height * 0.06, -height, parcel(width, tall, colour, ink.paper));
    height += tall;
    return box;
  });
  return scene(
    ink.chilli,
    circle(880, 300, 230, lit(ink.chilli, 0.18)),
    cloud(220, 190, 1.2, lit(ink.chilli, 0.4)),
    cloud(1040, 120, 0.9, lit(ink.chilli, 0.4)),
    skyline(
      [
        [40, 90, 160],
        [150, 120, 240],
        [300, 80, 150],
        [760, 100, 210],
        [880, 130, 140],
        [1040, 120, 260],
      ],
      585,
      ink.brick,
    ),
    rect(0, 580, 1200, 95, ink.night),
    line("M60 630H200M340 630H480M760 630H920M1060 630H1180", ink.rose, 8),
    line("M60 420H250M20 500H180M110 340H230", ink.blush, 10),
    at(455, 440, tower.join(""), { turn: -4 }),
    at(
      600,
      632,
      scooter(ink.night, ink.turmeric) +
        rider({
          wear: "helmet",
          colour: ink.turmeric,
          top: ink.paper,
          bottom: ink.dusk,
          skin: skin.brown,
        }),
      { scale: 1.3 },
    ),
    at(330, 112, parcel(60, 46, ink.paper, ink.chilli), { turn: -24 }),
  );
}
