import { bars, magnifier, writing } from "../motifs/desk.ts";
import { mirror, person } from "../motifs/person.ts";
import { ink, mix, shaded, skin } from "../palette.ts";
import { at, type Drawing, line, path, rect, scene } from "../svg.ts";

/** A founder on top of a vast contract studies one clause. */
export function termSheet(): Drawing {
  return scene(
    ink.turmeric,
    path("M0 675L190 675L1200 120V0H1090Z", mix(ink.turmeric, ink.clay, 0.3)),
    at(
      600,
      350,
      rect(-330, -300, 700, 900, shaded(ink.turmeric, 0.35), 8) +
        rect(-350, -320, 700, 900, ink.paper, 8) +
        writing(-290, -250, [300], 40, ink.night, 26) +
        writing(-290, -180, [560, 520, 570, 380], 46, ink.husk, 16) +
        writing(-290, 30, [560, 480], 46, ink.husk, 16) +
        rect(-300, 100, 250, 120, ink.sand, 8) +
        bars(-280, 206, [30, 54, 84], 50, 20, [ink.sprout, ink.turmeric, ink.chilli]) +
        writing(10, 120, [250, 220, 260], 42, ink.husk, 16) +
        path("M130 -320h120v170l-60 -44l-60 44Z", ink.chilli),
      { turn: 12 },
    ),
    at(690, 300, magnifier(120, ink.night, ink.foam)),
    line("M600 270h180M620 312h150", ink.chilli, 26),
    at(
      890,
      690,
      person({
        wear: "hijab",
        colour: ink.leaf,
        skin: skin.warm,
        top: ink.sprout,
        bottom: ink.night,
        look: -1,
        arms: [mirror([30, -20, 34, -70]), mirror([40, 10, 58, -40])],
      }),
      { scale: 0.95 },
    ),
    at(
      210,
      560,
      rect(-26, -260, 52, 300, ink.chilli) +
        rect(-26, -260, 18, 300, ink.brick) +
        path("M-26 40L0 110L26 40Z", ink.sand) +
        path("M-9 88L0 110L9 88Z", ink.night) +
        rect(-26, -290, 52, 36, ink.pink, 8),
      { turn: 24 },
    ),
  );
}
