import { solarPanel } from "../motifs/buildings.ts";
import { onlooker } from "../motifs/crowd.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { tuft } from "../motifs/plants.ts";
import { ink, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, line, rect, scene } from "../svg.ts";

/** Twelve presenters under a sun made of panels. */
export function climateDay(): Drawing {
  const rays = Array.from({ length: 13 }, (_, index) => {
    const a = Math.PI + (index * Math.PI) / 12;
    return `M${600 + Math.cos(a) * 270} ${470 + Math.sin(a) * 270}L${600 + Math.cos(a) * 380} ${470 + Math.sin(a) * 380}`;
  });
  return scene(
    ink.turmeric,
    line(rays.join(""), ink.sand, 26),
    circle(600, 470, 236, ink.chilli),
    at(420, 440, solarPanel(240, 170, 120, 4, 3), { scale: 1.1 }),
    rect(0, 520, 1200, 155, ink.leaf),
    rect(0, 508, 1200, 22, ink.sprout),
    at(
      330,
      540,
      person({
        wear: "hijab",
        colour: ink.leaf,
        skin: skin.warm,
        top: ink.sprout,
        bottom: ink.leaf,
        skirt: true,
      }),
      { scale: 0.62 },
    ),
    at(250, 545, person({ wear: "short", skin: skin.brown, top: ink.paper, bottom: ink.night }), {
      scale: 0.62,
    }),
    at(
      600,
      560,
      person({
        wear: "bob",
        skin: skin.light,
        top: ink.lagoon,
        bottom: ink.night,
        arms: [mirror(arm.up), arm.up],
      }),
      { scale: 0.7 },
    ),
    at(
      890,
      545,
      person({
        wear: "peci",
        colour: ink.night,
        skin: skin.dark,
        top: ink.lagoon,
        bottom: ink.night,
      }),
      { scale: 0.62 },
    ),
    tuft(80, 530, 150, ink.sprout) + tuft(1110, 530, 150, ink.sprout),
    copies("o", onlooker, [
      [70, 640],
      [210, 655],
      [350, 640],
      [490, 658],
      [640, 650],
      [790, 642],
      [930, 656],
      [1080, 640],
    ]),
  );
}
