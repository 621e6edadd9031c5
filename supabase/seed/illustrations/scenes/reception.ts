import { arm, mirror, person } from "../motifs/person.ts";
import { palm } from "../motifs/plants.ts";
import { sun } from "../motifs/weather.ts";
import { ink, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, inside, line, path, rect, ring, scene } from "../svg.ts";

/** A reception desk: room keys on the wall, prices moving on a screen. */
export function reception(): Drawing {
  const key = ring(0, 0, 11, ink.turmeric, 7) + line("M0 14V44M0 32h9", ink.turmeric, 7);
  const places = Array.from(
    { length: 15 },
    (_, index) => [120 + (index % 5) * 90, 130 + Math.floor(index / 5) * 92] as const,
  );
  return scene(
    ink.leaf,
    rect(60, 70, 470, 300, ink.forest, 12),
    copies(
      "k",
      key,
      places.filter((_, index) => index % 4 !== 2),
    ),
    copies(
      "h",
      circle(0, 0, 6, ink.sprout),
      places.filter((_, index) => index % 4 === 2),
    ),
    path("M640 480V190A150 150 0 0 1 940 190V480Z", ink.foam),
    inside(
      "a",
      "M640 480V190A150 150 0 0 1 940 190V480Z",
      sun(850, 190, 54, ink.turmeric),
      rect(600, 330, 400, 150, ink.lagoon),
      palm(700, 420, 250, 40, ink.coffee, ink.sprout),
      rect(600, 400, 400, 90, ink.sand),
    ),
    at(
      470,
      690,
      person({
        wear: "bun",
        skin: skin.warm,
        top: ink.chilli,
        half: true,
        look: 1,
        arms: [arm.hold, arm.type],
      }) + path("M-30 -300L10 -200L34 -300Z", ink.paper),
      { scale: 1.25 },
    ),
    rect(0, 490, 860, 185, ink.clay),
    rect(0, 470, 890, 34, ink.sand, 6),
    line(
      "M80 540V640M200 540V640M320 540V640M440 540V640M560 540V640M680 540V640M800 540V640",
      ink.coffee,
      8,
    ),
    rect(610, 330, 200, 130, ink.night, 10) +
      rect(690, 456, 40, 20, ink.night) +
      line("M634 430L680 396L720 410L784 356", ink.turmeric, 10) +
      circle(784, 356, 10, ink.chilli),
    path("M170 470a50 50 0 0 1 100 0Z", ink.turmeric) + circle(220, 414, 10, ink.chilli),
    at(
      1020,
      660,
      person({
        wear: "cap",
        colour: ink.paper,
        skin: skin.light,
        top: ink.turmeric,
        bottom: ink.night,
        look: -1,
        arms: [mirror(arm.reach), arm.down],
      }) + rect(20, -310, 56, 130, ink.night, 18),
      { scale: 1.12 },
    ),
    rect(1080, 530, 100, 120, ink.chilli, 12) +
      line("M1110 530v-30h40v30", ink.night, 9) +
      line("M1080 566h100M1080 616h100", ink.brick, 7),
  );
}
