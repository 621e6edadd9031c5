import { phone } from "../motifs/desk.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { leaf, tuft } from "../motifs/plants.ts";
import { ridge } from "../motifs/weather.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, copies, type Drawing, each, line, path, rect, scene } from "../svg.ts";

/** A durian close enough to smell, with a sensor on its branch. */
export function durian(): Drawing {
  const spikes = (radius: number) =>
    Array.from({ length: 36 }, (_, index) => {
      const a = (index * Math.PI * 2) / 36;
      const r = index % 2 ? radius * 1.15 : radius * 0.97;
      return `${Math.cos(a) * r} ${Math.sin(a) * r * 1.24}`;
    }).join("L");
  const thorn = path("M-22 14L0 -30L22 14Q0 24 -22 14Z", ink.leaf);
  const thorns = Array.from(
    { length: 18 },
    (_, index) =>
      [
        -100 + (index % 4) * 64 + (Math.floor(index / 4) % 2) * 32,
        -150 + Math.floor(index / 4) * 76,
      ] as const,
  );
  return scene(
    ink.sand,
    ridge([430, 380, 420, 370, 430], mix(ink.sand, ink.sprout, 0.6)),
    ridge([520, 500, 530, 500, 520], ink.sprout),
    circle(980, 170, 90, ink.turmeric),
    path("M0 0H900Q800 70 640 60Q500 110 330 80Q160 150 0 120Z", ink.leaf),
    line("M-20 130Q300 150 620 90T900 110", ink.coffee, 40),
    line("M430 120V200", ink.coffee, 22),
    at(
      430,
      400,
      path(`M${spikes(176)}Z`, mix(ink.sprout, ink.turmeric, 0.25)) +
        path("M0 -200Q170 -180 168 0Q160 190 0 210Q90 100 80 0Q80 -120 0 -200Z", "#0F5A4533") +
        copies("t", thorn, thorns),
    ),
    each(5, (index) =>
      leaf(
        560 + index * 80,
        96,
        600 + index * 90,
        230 + (index % 2) * 40,
        26,
        index % 2 ? ink.sprout : ink.leaf,
        ink.forest,
      ),
    ),
    each(3, (index) =>
      leaf(
        250 - index * 90,
        120,
        190 - index * 90,
        260 - index * 20,
        28,
        index % 2 ? ink.leaf : ink.sprout,
        ink.forest,
      ),
    ),
    rect(690, 110, 90, 130, ink.paper, 14) +
      circle(735, 150, 16, ink.chilli) +
      line("M712 194h46M712 216h30", ink.lagoon, 9) +
      line("M735 110V60", ink.night, 8),
    line("M790 90a50 50 0 0 1 0 76M816 66a86 86 0 0 1 0 124", ink.chilli, 10),
    at(
      930,
      690,
      person({
        wear: "conical",
        colour: ink.paper,
        skin: skin.brown,
        top: ink.chilli,
        bottom: ink.night,
        look: -1,
        bareArms: true,
        arms: [mirror([50, 0, 104, -60]), mirror(arm.phone)],
      }) + at(-60, -290, phone(34, ink.foam)),
      { scale: 1.05 },
    ),
    tuft(1120, 660, 120, ink.leaf),
  );
}
