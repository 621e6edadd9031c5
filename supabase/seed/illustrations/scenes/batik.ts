import { ink, mix, shaded, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, inside, line, path, scene } from "../svg.ts";

/** A canting draws wax over cloth that rolls out to the world. */
export function batik(): Drawing {
  const kawung =
    path(
      "M0 -8Q26 -40 0 -72Q-26 -40 0 -8ZM0 8Q26 40 0 72Q-26 40 0 8ZM-8 0Q-40 26 -72 0Q-40 -26 -8 0ZM8 0Q40 26 72 0Q40 -26 8 0Z",
      ink.paper,
    ) + circle(0, 0, 9, ink.turmeric);
  const places = Array.from(
    { length: 15 },
    (_, index) => [120 + (index % 5) * 170, 120 + Math.floor(index / 5) * 170] as const,
  );
  return scene(
    ink.clay,
    path("M0 0H860Q900 340 840 675H0Z", ink.night),
    inside(
      "k",
      "M0 0H860Q900 340 840 675H0Z",
      copies(
        "w",
        kawung,
        places.filter((_, index) => index !== 14 && index !== 9),
      ),
      line("M800 220Q826 290 800 362M790 460q26 -32 0 -64", ink.paper, 6),
    ),
    path("M860 0Q900 340 840 675H900Q960 340 920 0Z", mix(ink.night, ink.lagoon, 0.4)),
    line("M0 24H866M0 650H846", ink.turmeric, 14),
    at(
      800,
      460,
      path("M0 0L34 -20Q80 -40 92 0Q80 36 40 24Z", ink.turmeric) +
        line("M80 -10L230 -110", ink.coffee, 22),
    ),
    line("M1240 640L1060 480L990 370", ink.chilli, 120),
    line("M1006 400L984 356", skin.brown, 84),
    circle(976, 346, 58, skin.brown) +
      line("M962 316L920 356M990 300L946 344M944 380L920 392", skin.brown, 28) +
      line("M960 330L930 362", shaded(skin.brown, 0.3), 5),
    circle(1080, 130, 66, ink.coffee) +
      circle(1080, 130, 48, ink.turmeric) +
      line("M1060 60q-20 -26 0 -50M1100 60q-20 -26 0 -50", ink.sand, 8),
  );
}
