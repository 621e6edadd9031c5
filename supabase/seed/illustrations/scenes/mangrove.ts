import { leaf } from "../motifs/plants.ts";
import { glints, ridge, ripples } from "../motifs/weather.ts";
import { ink, mix } from "../palette.ts";
import { circle, type Drawing, each, line, path, rect, scene, veil } from "../svg.ts";

/** Mangrove roots arch over still water; a heron fishes below. */
export function mangrove(): Drawing {
  const root = (x: number, reach: number, colour: string, width: number) =>
    line(
      `M${x} 270Q${x - reach} 250 ${x - reach} 520M${x} 300Q${x - reach * 0.55} 300 ${x - reach * 0.5} 540M${x} 320Q${x + 10} 420 ${x - 10} 550M${x} 300Q${x + reach * 0.5} 300 ${x + reach * 0.46} 540M${x} 270Q${x + reach} 250 ${x + reach} 520`,
      colour,
      width,
    );
  return scene(
    ink.blush,
    circle(740, 250, 160, ink.turmeric),
    ridge([360, 330, 370, 340, 360], mix(ink.blush, ink.sprout, 0.35)),
    rect(0, 420, 1200, 255, ink.foam),
    path("M0 0H1200V110Q1060 190 900 130Q760 210 610 140Q460 220 330 150Q160 230 0 150Z", ink.leaf),
    path("M0 0H1200V60Q1000 120 820 60Q640 130 470 70Q240 130 0 80Z", ink.sprout),
    line("M240 120Q210 220 240 310", ink.coffee, 54),
    root(240, 220, ink.coffee, 22),
    line("M930 120Q970 220 930 310", ink.coffee, 44),
    root(930, 180, ink.coffee, 18),
    veil(0.3, path("M40 520Q240 700 460 520ZM760 520Q930 640 1110 520Z", ink.leaf)),
    glints(
      [
        [480, 470, 130],
        [620, 520, 90],
        [520, 560, 60],
        [130, 620, 180],
        [900, 610, 200],
      ],
      ink.paper,
      8,
    ),
    line("M600 520L606 450M630 524L622 452", ink.night, 6),
    path("M570 440Q590 400 650 420Q690 430 700 460Q650 470 600 456Z", ink.paper),
    line("M590 430Q550 390 580 350", ink.paper, 16),
    path("M570 344L600 336L640 358L592 362Z", ink.turmeric) + circle(588, 348, 4, ink.night),
    ripples(612, 526, [26], ink.lagoon, 4),
    each(5, (index) =>
      leaf(1160 - index * 90, 675, 1130 - index * 95, 590 + (index % 2) * 30, 14, ink.leaf),
    ),
  );
}
