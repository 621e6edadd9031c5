import { lights } from "../motifs/buildings.ts";
import { wok } from "../motifs/goods.ts";
import { person } from "../motifs/person.ts";
import { ink, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, scene } from "../svg.ts";

/** A street cook throws noodles through a tall flame. */
export function wokFire(): Drawing {
  return scene(
    ink.deep,
    path("M0 0H1200V200Q600 330 0 200Z", ink.night),
    lights(0, 60, 620, 40, 130, ink.sand, ink.dusk, 8),
    lights(620, 40, 1200, 80, 120, ink.sand, ink.dusk, 7),
    path(
      "M560 520Q460 380 560 250Q570 330 620 330Q600 190 700 90Q690 200 770 250Q800 290 790 330Q830 310 836 260Q900 390 830 520Z",
      ink.chilli,
    ),
    path(
      "M600 520Q540 420 610 340Q620 390 660 390Q650 290 710 220Q716 310 770 350Q800 400 780 520Z",
      ink.turmeric,
    ),
    path("M640 520Q610 450 660 410Q690 430 700 360Q750 430 736 520Z", ink.sand),
    line(
      "M560 210q40 -70 100 -40M740 150q70 -30 110 40M600 150q20 -50 70 -60M800 230q60 10 70 70",
      ink.paper,
      9,
    ),
    circle(690, 110, 14, ink.sprout) +
      circle(590, 250, 12, ink.sprout) +
      circle(840, 150, 16, ink.rose) +
      circle(770, 80, 12, ink.turmeric),
    at(700, 520, wok(ink.dusk), { scale: 1.35 }),
    at(
      270,
      850,
      person({
        wear: "cap",
        colour: ink.chilli,
        skin: skin.warm,
        top: ink.paper,
        look: 1,
        half: true,
        bareArms: true,
        arms: [
          [40, 50, 110, 0],
          [60, 30, 150, -8],
        ],
      }) + path("M-30 -260H38L44 -140H-40Z", ink.leaf),
      { scale: 1.6 },
    ),
    rect(0, 610, 1200, 65, ink.brick),
    rect(560, 590, 290, 40, ink.night, 8),
    line("M0 610H1200", ink.turmeric, 8),
    rect(960, 440, 190, 136, ink.dusk, 14) +
      rect(974, 454, 162, 108, ink.foam, 6) +
      path("M1000 576h110l20 34h-150Z", ink.dusk),
    line("M996 484h60M996 510h90M996 536h40", ink.ocean, 10) +
      circle(1110, 484, 10, ink.sprout) +
      circle(1110, 536, 10, ink.chilli),
  );
}
