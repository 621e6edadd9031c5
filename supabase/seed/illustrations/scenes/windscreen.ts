import { palm } from "../motifs/plants.ts";
import { ridge, sun } from "../motifs/weather.ts";
import { ink, lit, mix, shaded, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, scene } from "../svg.ts";

/** The road to the border as the driver sees it over the wheel. */
export function windscreen(): Drawing {
  return scene(
    ink.lagoon,
    rect(0, 0, 1200, 300, ink.sand),
    sun(640, 250, 90, ink.turmeric, lit(ink.sand, 0.4)),
    ridge([330, 250, 320, 210, 300, 240, 330], mix(ink.lagoon, ink.leaf, 0.45)),
    ridge([400, 350, 390, 330, 400], ink.sprout),
    ridge([440, 420, 450, 420, 430], ink.leaf),
    path(
      "M560 400Q650 420 610 450Q560 480 300 675H980Q760 500 690 450Q640 420 600 400Z",
      ink.night,
    ),
    line("M606 424l8 12M634 462l10 22M652 506l20 40M690 570l34 60", ink.sand, 10),
    palm(930, 500, 260, 30, ink.coffee, ink.forest),
    palm(240, 480, 180, -20, ink.coffee, ink.forest),
    at(
      720,
      452,
      rect(-26, -50, 52, 46, ink.chilli, 4) +
        rect(-20, -44, 40, 14, ink.foam) +
        line("M-16 -4h0M16 -4h0", ink.deep, 12),
    ),
    path("M0 0H1200V110Q600 50 0 110Z", ink.deep),
    path("M0 0H90L150 675H0Z", ink.deep),
    path("M1200 0H1110L1050 675H1200Z", ink.deep),
    path("M0 560Q600 470 1200 560V675H0Z", ink.coffee),
    path("M0 600Q600 520 1200 600V675H0Z", shaded(ink.coffee, 0.4)),
    line("M600 60V130", ink.sand, 4),
    at(
      600,
      150,
      path("M0 -30L26 0L0 44L-26 0Z", ink.turmeric) +
        line("M0 44v34M-8 44v26M8 44v26", ink.chilli, 5),
    ),
    line("M150 690A250 250 0 0 1 650 690", ink.deep, 46),
    line("M150 690A250 250 0 0 1 650 690", ink.night, 20),
    line("M-10 690L150 590Q200 560 216 530", ink.turmeric, 74) +
      circle(222, 520, 38, skin.brown) +
      line("M204 500q20 -16 40 0", skin.dark, 8),
    line("M700 710L640 620Q610 570 588 534", ink.turmeric, 74) +
      circle(580, 522, 38, skin.brown) +
      line("M562 502q20 -14 38 4", skin.dark, 8),
    rect(800, 566, 220, 84, ink.deep, 16) +
      line("M830 622q60 -50 90 -20t70 -20", ink.lagoon, 8) +
      circle(990, 582, 10, ink.chilli),
  );
}
