import { mirror, person } from "../motifs/person.ts";
import { steam } from "../motifs/weather.ts";
import { ink, mix, shaded, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, ellipse, line, path, rect, scene } from "../svg.ts";

/** A drum roaster pours beans into its cooling tray. */
export function roastery(): Drawing {
  const bean = ellipse(0, 0, 20, 13, ink.clay) + line("M-14 4Q0 -8 14 -4", ink.coffee, 4);
  const beans = Array.from(
    { length: 26 },
    (_, index) =>
      [
        600 + Math.cos(index * 2.4) * Math.sqrt(index) * 50,
        560 + Math.sin(index * 2.4) * Math.sqrt(index) * 11,
        { turn: (index * 47) % 180 },
      ] as const,
  );
  return scene(
    ink.coffee,
    path("M0 0H520L260 675H0Z", shaded(ink.coffee, 0.3)),
    rect(760, 60, 380, 330, mix(ink.coffee, ink.turmeric, 0.75), 190),
    rect(760, 230, 380, 160, mix(ink.coffee, ink.turmeric, 0.75)),
    line("M950 60V390M760 240H1140", ink.coffee, 14),
    rect(0, 590, 1200, 85, shaded(ink.coffee, 0.55)),
    rect(398, 0, 60, 130, ink.chilli),
    circle(428, 290, 200, ink.chilli),
    circle(428, 290, 158, ink.brick),
    circle(428, 290, 108, ink.deep),
    path("M340 350A108 108 0 0 0 516 350Z", ink.turmeric),
    line("M428 180V400", ink.brick, 10),
    path("M520 400L690 520H560L440 460Z", ink.husk),
    ellipse(600, 570, 300, 74, ink.husk),
    ellipse(600, 560, 278, 60, shaded(ink.coffee, 0.4)),
    copies("c", bean, beans),
    line("M600 560L400 580M600 560L800 545", ink.husk, 12),
    rect(590, 610, 24, 65, ink.husk),
    at(
      960,
      760,
      person({
        wear: "bun",
        skin: skin.brown,
        top: ink.paper,
        look: -1,
        half: true,
        bareArms: true,
        arms: [mirror([50, 50, 130, 70]), mirror([30, 70, 110, 96])],
      }) + path("M-34 -270H34L44 -140H-44Z", ink.leaf),
      { scale: 1.35 },
    ),
    rect(840, 520, 360, 155, ink.chilli, 10),
    rect(820, 500, 400, 34, ink.sand, 8),
    steam(640, 480, 150, mix(ink.coffee, ink.sand, 0.6), 12),
  );
}
