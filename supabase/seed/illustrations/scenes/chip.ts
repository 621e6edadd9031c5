import { ink } from "../palette.ts";
import { circle, copies, type Drawing, ellipse, line, path, rect, scene } from "../svg.ts";

/** A lens looks into the glowing heart of a chip. */
export function chip(): Drawing {
  const trace =
    "M0 110H230L330 210H420M0 230H160L280 330H420M0 360H120L200 440H420M0 520H160L230 520H420M120 675L280 520H420";
  return scene(
    ink.forest,
    line(trace, ink.leaf, 16),
    `<g transform="matrix(-1 0 0 1 1200 0)">${line(trace, ink.leaf, 16)}</g>`,
    line(
      "M480 0V150M560 0V150M640 0V150M720 0V150M480 675V560M560 675V560M640 675V560M720 675V560",
      ink.leaf,
      16,
    ),
    line("M0 230H160L280 330H420M900 210L1000 110H1200", ink.turmeric, 10),
    rect(380, 140, 440, 430, ink.deep, 24),
    rect(420, 180, 360, 350, ink.night, 12),
    copies("c", rect(0, 0, 74, 72, ink.dusk, 4), [
      [436, 196],
      [520, 196],
      [604, 196],
      [688, 196],
      [436, 278],
      [688, 278],
      [436, 360],
      [688, 360],
      [436, 442],
      [520, 442],
      [604, 442],
      [688, 442],
    ]),
    rect(520, 278, 158, 154, ink.chilli, 6),
    rect(546, 304, 106, 102, ink.turmeric, 4),
    path("M700 0L560 340L640 370L1000 0Z", "#E9A23B66"),
    path("M790 0L585 350L615 364L880 0Z", ink.sand),
    ellipse(790, 86, 150, 40, ink.lagoon),
    ellipse(790, 76, 150, 40, ink.foam),
    rect(640, -20, 300, 60, ink.paper, 10),
    circle(600, 356, 26, ink.paper),
  );
}
