import { jar } from "../motifs/goods.ts";
import { mirror, person } from "../motifs/person.ts";
import { tuft } from "../motifs/plants.ts";
import { ridge, sun } from "../motifs/weather.ts";
import { ink, lit, mix, shaded, skin } from "../palette.ts";
import { at, copies, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Turmeric rows above ground, roots below, jars at the end. */
export function turmericField(): Drawing {
  const root =
    path(
      "M0 0Q-50 10 -44 50Q-70 70 -40 90Q-20 70 -10 100Q10 120 20 84Q50 100 54 66Q40 50 48 30Q40 0 0 0Z",
      ink.turmeric,
    ) + line("M-30 40h20M-24 66h16M16 40h20M10 70h20", ink.clay, 6);
  const plant = tuft(0, 0, 120, ink.leaf, 5) + tuft(0, 0, 70, ink.sprout, 4);
  return scene(
    ink.sand,
    sun(980, 150, 80, ink.chilli, lit(ink.sand, 0.4)),
    ridge([260, 200, 280, 180, 240, 270], mix(ink.sand, ink.rose, 0.5)),
    ridge([330, 310, 340, 310, 330], ink.sprout),
    path("M0 370Q600 340 1200 370V675H0Z", ink.coffee),
    path("M0 560Q600 530 1200 560V675H0Z", shaded(ink.coffee, 0.4)),
    copies("r", root, [
      [140, 390],
      [340, 384, { scale: 1.1 }],
      [560, 380, { scale: 1.2 }],
      [760, 384],
    ]),
    copies("p", plant, [
      [140, 390],
      [340, 384, { scale: 1.1 }],
      [560, 380, { scale: 1.2 }],
      [760, 384],
    ]),
    line("M140 500V600Q140 630 180 630H930M340 520V600M560 530V610M760 500V610", ink.turmeric, 8),
    line("M930 630H1000", ink.turmeric, 8),
    rect(900, 420, 270, 220, ink.leaf, 14),
    rect(918, 438, 234, 184, ink.forest, 8),
    copies("j", jar(ink.paper, ink.turmeric, ink.chilli), [
      [980, 612, { scale: 0.86 }],
      [1090, 612, { scale: 0.86 }],
    ]),
    at(
      900,
      400,
      person({
        wear: "conical",
        colour: ink.paper,
        skin: skin.brown,
        top: ink.lagoon,
        bottom: ink.night,
        look: -1,
        arms: [mirror([40, 60, 80, 90]), mirror([30, 70, 60, 110])],
      }),
      { scale: 0.62 },
    ),
    line("M844 300L826 390", ink.clay, 10),
  );
}
