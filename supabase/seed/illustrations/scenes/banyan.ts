import { arm, mirror, person } from "../motifs/person.ts";
import { tuft } from "../motifs/plants.ts";
import { ridge } from "../motifs/weather.ts";
import { ink, mix, shaded, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, scene } from "../svg.ts";

/** Three generations in the shade of one banyan. */
export function banyan(): Drawing {
  return scene(
    mix(ink.young, ink.sprout, 0.4),
    circle(1060, 420, 110, ink.sand),
    ridge([470, 430, 460, 420, 460], mix(ink.sprout, ink.leaf, 0.35)),
    path(
      "M-40 330Q-20 100 180 120Q230 -40 430 10Q620 -90 780 30Q980 0 1040 150Q1180 190 1160 320Q1000 400 860 330Q700 400 560 340Q380 410 260 340Q80 400 -40 330Z",
      ink.forest,
    ),
    path(
      "M20 250Q60 120 220 160Q290 20 460 70Q620 -20 760 80Q920 70 980 190Q820 250 680 200Q520 270 380 210Q200 290 20 250Z",
      ink.leaf,
    ),
    path("M430 600Q500 520 480 300H560L590 400L620 300H720Q690 520 770 600Z", ink.coffee),
    line(
      "M300 340Q310 460 290 596M370 340Q360 460 372 596M860 340Q850 470 866 596M940 330Q950 440 938 580M800 350V500M220 350V470",
      ink.coffee,
      14,
    ),
    line("M540 320Q550 460 520 590M650 320Q650 460 680 590", shaded(ink.coffee, 0.4), 10),
    rect(0, 590, 1200, 85, ink.forest),
    at(
      330,
      650,
      person({
        wear: "bald",
        skin: skin.warm,
        top: ink.paper,
        bottom: ink.husk,
        shoes: ink.coffee,
        look: 1,
        arms: [arm.down, [34, 60, 60, 90]],
      }) + line("M96 -186V0", ink.clay, 12),
      { scale: 0.9 },
    ),
    at(
      600,
      650,
      person({
        wear: "bun",
        skin: skin.light,
        top: ink.chilli,
        bottom: ink.night,
        skirt: true,
        arms: [mirror([40, 60, 70, 96]), [40, 70, 88, 130]],
      }),
      { scale: 0.95 },
    ),
    at(
      745,
      655,
      person({
        wear: "short",
        skin: skin.warm,
        top: ink.turmeric,
        bottom: ink.night,
        arms: [mirror([36, 20, 60, -40]), arm.reach],
      }),
      { scale: 0.56 },
    ),
    tuft(868, 610, 50, ink.sprout) + line("M868 612V590", ink.sprout, 8),
    tuft(120, 640, 110, ink.sprout),
  );
}
