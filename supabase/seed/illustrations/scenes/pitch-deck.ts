import { bars, writing } from "../motifs/desk.ts";
import { ink, mix, shaded, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Slides fan out on a table; most are skimmed, one is read. */
export function pitchDeck(): Drawing {
  const card = rect(-150, -90, 300, 180, ink.paper, 10);
  return scene(
    ink.ocean,
    circle(1060, 120, 250, mix(ink.ocean, ink.lagoon, 0.4)),
    rect(0, 0, 1200, 675, "#1F2A4D22"),
    copies("c", card, [
      [300, 210, { turn: -22 }],
      [380, 470, { turn: -8 }],
      [890, 480, { turn: 12 }],
      [920, 220, { turn: 20 }],
    ]),
    at(300, 210, bars(-110, 60, [40, 70, 60, 110], 40, 18, [ink.lagoon, ink.foam]), { turn: -22 }),
    at(
      380,
      470,
      circle(-60, 0, 56, ink.pink) +
        path("M-60 0V-56A56 56 0 0 1 -8 22Z", ink.chilli) +
        writing(24, -30, [90, 70, 80], 30, ink.husk, 12),
      { turn: -8 },
    ),
    at(
      890,
      480,
      line("M-110 50L-40 10L20 30L110 -50", ink.sprout, 14) + line("M-120 66H120", ink.husk, 8),
      { turn: 12 },
    ),
    at(
      920,
      220,
      circle(-70, -10, 34, ink.sand) +
        circle(0, -10, 34, ink.foam) +
        circle(70, -10, 34, ink.pink) +
        writing(-90, 50, [180], 30, ink.husk, 12),
      { turn: 20 },
    ),
    at(
      600,
      330,
      rect(-236, -146, 480, 300, shaded(ink.ocean, 0.6), 14) +
        rect(-250, -160, 480, 300, ink.sand, 14) +
        writing(-200, -100, [200], 40, ink.night, 22) +
        bars(-196, 90, [40, 76, 116, 168], 62, 22, [ink.sprout, ink.leaf]) +
        circle(160, -40, 44, ink.chilli),
      { turn: -3 },
    ),
    line("M800 720Q830 560 720 430", ink.turmeric, 110) +
      circle(704, 408, 50, skin.brown) +
      line("M690 390L640 330M712 370L690 330", skin.brown, 30),
    line("M-20 640Q120 600 190 520", ink.chilli, 100) +
      circle(206, 500, 46, skin.light) +
      line("M216 480L260 440M236 500L270 470", skin.light, 26),
    circle(1090, 130, 84, ink.paper) +
      circle(1090, 130, 64, ink.coffee) +
      circle(1070, 116, 20, ink.clay) +
      line("M1160 160q50 30 20 60", ink.paper, 20),
    at(130, 110, line("M0 0L150 60", ink.turmeric, 22) + line("M150 60L176 70", ink.night, 14)),
  );
}
