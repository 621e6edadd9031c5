import { jar } from "../motifs/goods.ts";
import { drops, flask } from "../motifs/lab.ts";
import { leaf } from "../motifs/plants.ts";
import { ink, mix } from "../palette.ts";
import { at, circle, type Drawing, each, line, path, rect, scene } from "../svg.ts";

/** Turmeric root inside a flask turns into a clear gold extract. */
export function extractLab(): Drawing {
  return scene(
    mix(ink.young, ink.paper, 0.35),
    path("M640 0H1200V675H480Z", ink.sprout),
    rect(0, 590, 1200, 85, ink.leaf),
    each(7, (index) =>
      leaf(
        620,
        640,
        160 + index * 155,
        60 + Math.abs(index - 3) * 70,
        52,
        index % 2 ? ink.leaf : mix(ink.leaf, ink.sprout, 0.5),
        ink.young,
      ),
    ),
    at(
      620,
      620,
      flask(
        330,
        0.52,
        ink.paper,
        ink.turmeric,
        path(
          "M-130 -90Q-120 -150 -60 -130Q-40 -190 10 -150Q60 -190 80 -130Q140 -140 140 -90Q120 -40 60 -60Q30 -20 -20 -54Q-90 -30 -130 -90Z",
          ink.clay,
        ) +
          line("M-90 -100v24M-50 -110v30M0 -120v40M50 -116v36M96 -104v24", ink.coffee, 6) +
          circle(-90, -30, 12, ink.sand) +
          circle(110, -20, 9, ink.sand) +
          circle(20, -14, 10, ink.sand),
      ),
    ),
    drops(
      [
        [1000, 150, 34],
        [960, 300, 24],
        [1010, 420, 18],
      ],
      ink.turmeric,
    ),
    at(1010, 600, jar(ink.paper, ink.turmeric, ink.chilli), { scale: 0.8 }),
    at(230, 600, jar(ink.paper, ink.chilli, ink.night), { scale: 0.9 }),
    at(120, 600, jar(ink.paper, ink.sand, ink.night), { scale: 0.65 }),
  );
}
