import { bubble } from "../motifs/desk.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { ink, skin } from "../palette.ts";
import { at, circle, type Drawing, line, rect, scene } from "../svg.ts";

/** A small pot grows a tree whose leaves are speech bubbles. */
export function smallModels(): Drawing {
  const colours = [ink.sprout, ink.turmeric, ink.chilli, ink.lagoon, ink.pink, ink.leaf];
  const leaves: readonly (readonly [number, number, number, boolean])[] = [
    [250, 150, 0, true],
    [400, 50, 1, true],
    [590, 30, 2, false],
    [780, 90, 3, false],
    [870, 240, 4, false],
    [230, 310, 5, true],
    [660, 190, 0, false],
    [430, 210, 3, true],
  ];
  return scene(
    ink.paper,
    circle(600, 290, 330, ink.husk),
    rect(0, 585, 1200, 90, ink.rose),
    line(
      "M600 480V330M600 450Q500 420 400 400M600 400Q520 320 540 300M600 420Q700 380 730 300M600 440Q760 420 900 350M600 340Q590 240 640 150M570 330Q440 290 420 220M640 380Q800 330 840 220",
      ink.coffee,
      16,
    ),
    leaves
      .map(
        ([x, y, colour, right]) =>
          bubble(x, y, 140, 96, colours[colour] ?? ink.leaf, right) +
          (colour % 2
            ? line(`M${x + 30} ${y + 48}q13 -26 26 0t26 0t26 0`, ink.paper, 9)
            : line(
                `M${x + 40} ${y + 48}h0M${x + 70} ${y + 48}h0M${x + 100} ${y + 48}h0`,
                ink.paper,
                18,
              )),
      )
      .join(""),
    rect(500, 480, 200, 130, ink.night, 12),
    line("M500 510H470M500 545H470M500 580H470M700 510H730M700 545H730M700 580H730", ink.night, 12),
    rect(550, 512, 100, 66, ink.turmeric, 6),
    at(
      330,
      640,
      person({
        wear: "bun",
        skin: skin.light,
        top: ink.leaf,
        bottom: ink.night,
        look: 1,
        arms: [arm.reach, [50, 10, 104, -26]],
      }),
      { scale: 0.62 },
    ),
    at(
      900,
      640,
      person({
        wear: "peci",
        colour: ink.night,
        skin: skin.brown,
        top: ink.turmeric,
        bottom: ink.chilli,
        skirt: true,
        look: -1,
        arms: [mirror(arm.chin), arm.down],
      }),
      { scale: 0.62 },
    ),
    line("M396 488Q440 470 480 490", ink.lagoon, 8),
  );
}
