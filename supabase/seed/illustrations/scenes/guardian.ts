import { padlock, shield } from "../motifs/desk.ts";
import { leaf, palm } from "../motifs/plants.ts";
import { stars } from "../motifs/weather.ts";
import { ink } from "../palette.ts";
import { at, circle, copies, type Drawing, line, path, rect, scene } from "../svg.ts";

/** A guardian bird spreads its wings over a small bank. */
export function guardian(): Drawing {
  const feathers = [0, 1, 2, 3, 4]
    .map((index) =>
      leaf(
        0,
        0,
        330 - index * 34,
        -190 + index * 96,
        46,
        [ink.turmeric, ink.chilli, ink.turmeric, ink.chilli, ink.turmeric][index] ?? ink.turmeric,
      ),
    )
    .join("");
  return scene(
    ink.night,
    stars(34, 420, ink.dusk, 8),
    circle(600, 300, 270, ink.dusk),
    at(650, 250, feathers, { scale: 1.25 }),
    at(550, 250, feathers, { scale: 1.25, flip: true }),
    at(600, 262, shield(112, ink.leaf)),
    circle(600, 92, 54, ink.turmeric) +
      path("M552 70L520 34L572 46L600 10L628 46L680 34L648 70Z", ink.chilli) +
      path("M582 100H618L600 150Z", ink.paper) +
      line("M578 88h0M622 88h0", ink.night, 14),
    at(600, 270, padlock(ink.sand, ink.paper, ink.night), { scale: 0.42 }),
    path("M330 470L600 380L870 470Z", ink.paper),
    rect(330, 470, 540, 30, ink.husk),
    copies("c", rect(-26, 0, 52, 120, ink.paper) + rect(-6, 0, 12, 120, ink.husk), [
      [400, 500],
      [500, 500],
      [700, 500],
      [800, 500],
    ]),
    rect(560, 510, 80, 110, ink.night, 8),
    rect(300, 615, 600, 60, ink.husk),
    palm(140, 640, 260, -20, ink.coffee, ink.leaf),
    palm(1070, 640, 230, 20, ink.coffee, ink.leaf),
    rect(0, 634, 1200, 41, ink.forest),
  );
}
