import { ridge, sun, swell } from "../motifs/weather.ts";
import { ink, lit, mix } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, scene } from "../svg.ts";

/** Half above, half below the sea: a buoy, a glider, a reef. */
export function oceanTech(): Drawing {
  return scene(
    ink.blush,
    sun(210, 130, 74, ink.chilli, lit(ink.pink, 0.3)),
    ridge([190, 120, 180, 90, 170, 200, 160], mix(ink.blush, ink.dusk, 0.35), 230),
    line("M560 220Q700 60 840 220M840 220Q960 70 1080 220", ink.turmeric, 14),
    line("M480 200H1200", ink.night, 10),
    swell(216, 300, 30, ink.lagoon),
    swell(330, 420, 40, mix(ink.lagoon, ink.ocean, 0.6)),
    swell(460, 520, 40, ink.ocean),
    path("M330 240L200 675H470Z", lit(ink.lagoon, 0.25)),
    path("M270 230h120l-24 50h-72Z", ink.turmeric) +
      line("M330 230V120M330 160h-40M330 150h34", ink.night, 10) +
      circle(330, 112, 14, ink.chilli),
    line("M330 280Q350 420 560 420", ink.paper, 5),
    at(
      690,
      430,
      path(
        "M-150 0Q-140 -56 -60 -60H90Q160 -50 170 0Q160 50 90 60H-60Q-140 56 -150 0Z",
        ink.paper,
      ) +
        path("M-150 0Q-140 56 -60 60H90Q160 50 170 0Z", ink.husk) +
        path("M-20 -60L10 -120H60L50 -60Z", ink.chilli) +
        path("M-150 0L-210 -50V50Z", ink.chilli) +
        circle(96, -6, 34, ink.night) +
        circle(96, -6, 20, ink.lagoon),
    ),
    path("M830 410L1200 320V560Z", lit(ink.lagoon, 0.35)),
    path("M0 675V600Q120 560 220 620Q330 570 430 640Q560 600 640 650L700 675Z", ink.night),
    line(
      "M1000 675V600M1000 640Q950 620 950 580M1000 630Q1050 610 1050 570M1110 675V620Q1080 600 1080 570M1110 640Q1150 620 1150 590",
      ink.chilli,
      22,
    ),
    line("M120 600V540M120 570Q90 556 90 530M120 566Q150 550 150 520", ink.rose, 18),
    copies("f", path("M-26 0Q0 -22 24 0L40 -14V14L24 0Q0 22 -26 0Z", ink.sand), [
      [980, 420],
      [1040, 460],
      [1060, 400],
      [930, 470],
      [520, 580, { flip: true }],
      [470, 545, { flip: true }],
    ]),
  );
}
