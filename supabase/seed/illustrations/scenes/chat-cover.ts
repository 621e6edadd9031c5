import { bubble, phone, tick } from "../motifs/desk.ts";
import { bowl, umbrella } from "../motifs/goods.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { tuft } from "../motifs/plants.ts";
import { ink, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, scene } from "../svg.ts";

/** A chat bubble bends into a roof above a food cart. */
export function chatCover(): Drawing {
  return scene(
    ink.lagoon,
    bubble(600, 60, 520, 250, ink.paper, true),
    line("M690 186h0M860 186h0M1030 186h0", ink.chilli, 62),
    bubble(70, 90, 300, 170, ink.leaf),
    at(220, 175, tick(46, ink.paper, 24)),
    rect(0, 575, 1200, 100, ink.ocean),
    at(470, 560, umbrella(ink.turmeric, ink.sand), { scale: 1.4 }),
    rect(300, 420, 360, 150, ink.chilli, 10),
    path("M300 470L345 420H435L390 470ZM480 470L525 420H615L570 470Z", ink.paper),
    rect(300, 400, 360, 26, ink.brick, 6),
    rect(330, 330, 150, 70, ink.foam, 6) +
      circle(370, 372, 20, ink.turmeric) +
      circle(410, 376, 20, ink.clay) +
      circle(446, 372, 20, ink.turmeric),
    circle(370, 590, 48, ink.deep) +
      circle(370, 590, 24, ink.husk) +
      circle(590, 590, 48, ink.deep) +
      circle(590, 590, 24, ink.husk),
    line("M660 430H730", ink.deep, 14),
    at(560, 398, bowl(ink.paper, ink.turmeric, ink.lagoon), { scale: 0.5 }),
    at(
      800,
      655,
      person({
        wear: "peci",
        colour: ink.night,
        skin: skin.brown,
        top: ink.paper,
        bottom: ink.leaf,
        skirt: true,
        look: -1,
        arms: [mirror([40, 60, 74, 68]), mirror(arm.phone)],
      }) + at(-66, -286, phone(36, ink.young)),
      { scale: 1 },
    ),
    tuft(1110, 620, 130, ink.leaf),
  );
}
