import { hair, ink, shaded, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, ring, scene } from "../svg.ts";

/** Two faces, and between them speech as coloured waves. */
export function dialects(): Drawing {
  const profile =
    "M0 0V-90Q-170 -110 -190 -300Q-196 -470 -30 -490Q120 -500 130 -390Q132 -350 150 -310L176 -262Q180 -246 150 -240L152 -214L138 -198L146 -180Q150 -136 100 -130L70 -126L78 0Z";
  const waves = (y: number, height: number) => `M420 ${y}q45 ${-height} 90 0t90 0t90 0t90 0`;
  return scene(
    ink.chilli,
    path("M0 0H470Q380 340 470 675H0Z", shaded(ink.chilli, 0.25)),
    path("M1200 0H730Q820 340 730 675H1200Z", ink.turmeric),
    at(
      230,
      680,
      path(profile, skin.brown) +
        path(
          "M-200 -270Q-230 -520 -20 -530Q130 -530 138 -420Q40 -450 -20 -380Q-10 -300 -60 -250Q-80 -180 -60 -110L-120 -100Q-190 -150 -200 -270Z",
          hair.black,
        ) +
        circle(-190, -460, 66, hair.black) +
        path("M-130 0Q-100 -90 0 -86Q90 -80 150 0Z", ink.leaf),
      { scale: 1.15 },
    ),
    at(
      970,
      680,
      path(profile, skin.light) +
        path(
          "M-190 -270Q-210 -500 -20 -520Q110 -520 134 -400Q70 -430 0 -400Q-40 -350 -50 -280Q-110 -220 -130 -110Q-180 -180 -190 -270Z",
          hair.grey,
        ) +
        line("M60 -330h70M60 -330L-60 -316", ink.night, 8) +
        ring(100, -318, 34, ink.night, 8) +
        path("M-140 0Q-110 -90 0 -86Q90 -80 160 0Z", ink.night),
      { scale: 1.15, flip: true },
    ),
    line(waves(250, 110), ink.paper, 16),
    line(waves(330, 150), ink.sand, 16),
    line(waves(410, 190), ink.lagoon, 16),
    line(waves(490, 120), ink.pink, 16),
    circle(470, 180, 14, ink.paper) +
      circle(560, 150, 20, ink.lagoon) +
      circle(660, 170, 14, ink.sand) +
      circle(730, 130, 10, ink.paper),
  );
}
