import { phone } from "../motifs/desk.ts";
import { parcel } from "../motifs/goods.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { ink, skin } from "../palette.ts";
import { at, circle, type Drawing, each, inside, line, path, rect, scene } from "../svg.ts";

/** A rail of patterned dresses, wheeled straight onto the market. */
export function fashionRail(): Drawing {
  const dress =
    "M-26 0Q0 26 26 0L60 22L96 130L62 146L54 110L76 330H-76L-54 110L-62 146L-96 130L-60 22Z";
  const hung = (x: number, id: string, colour: string, pattern: Drawing) =>
    at(
      x,
      176,
      line("M-30 4L0 -14L30 4M0 -14V-40", ink.night, 6) +
        inside(id, dress, path(dress, colour), pattern),
    );
  return scene(
    ink.blush,
    rect(0, 0, 360, 675, ink.pink),
    path("M360 675V0H1200V675Z", ink.blush),
    circle(860, 250, 210, ink.sand),
    rect(0, 590, 1200, 85, ink.leaf),
    line("M90 136H830M110 136V620M810 136V620M70 626H150M770 626H850", ink.night, 14),
    hung(
      220,
      "a",
      ink.chilli,
      line(
        "M-90 60q15 -26 30 0t30 0t30 0t30 0t30 0t30 0M-90 130q15 -26 30 0t30 0t30 0t30 0t30 0t30 0M-90 200q15 -26 30 0t30 0t30 0t30 0t30 0t30 0M-90 270q15 -26 30 0t30 0t30 0t30 0t30 0t30 0",
        ink.sand,
        9,
      ),
    ),
    hung(
      390,
      "b",
      ink.night,
      each(15, (index) =>
        circle(
          -70 + (index % 3) * 70 + (Math.floor(index / 3) % 2) * 35,
          50 + Math.floor(index / 3) * 64,
          18,
          ink.lagoon,
        ),
      ),
    ),
    hung(
      560,
      "c",
      ink.turmeric,
      each(15, (index) =>
        at(
          -70 + (index % 3) * 70,
          40 + Math.floor(index / 3) * 68,
          path("M0 -26Q20 0 0 26Q-20 0 0 -26Z", ink.leaf),
          { turn: index % 2 ? 50 : -50 },
        ),
      ),
    ),
    hung(
      720,
      "d",
      ink.sprout,
      line(
        "M-100 0L100 200M-100 80L100 280M-100 160L100 360M-100 -80L100 120M100 0L-100 200M100 80L-100 280M100 160L-100 360",
        ink.paper,
        7,
      ),
    ),
    at(
      990,
      650,
      person({
        wear: "hijab",
        colour: ink.ocean,
        skin: skin.light,
        top: ink.lagoon,
        bottom: ink.ocean,
        skirt: true,
        look: -1,
        arms: [mirror(arm.phone), arm.hip],
      }) + at(-66, -286, phone(40, ink.sand)),
      { scale: 1.2 },
    ),
    at(1140, 660, parcel(90, 80, ink.clay, ink.paper)),
    at(300, 640, parcel(120, 60, ink.clay, ink.paper)),
  );
}
