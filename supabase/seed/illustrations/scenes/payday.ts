import { bubble, tick } from "../motifs/desk.ts";
import { person } from "../motifs/person.ts";
import { tuft } from "../motifs/plants.ts";
import { cloud, ridge } from "../motifs/weather.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, ring, scene } from "../svg.ts";

/** Workers cycle to the factory on a bright pay-day morning. */
export function payday(): Drawing {
  const bicycle =
    ring(-80, -50, 50, ink.night, 9) +
    ring(80, -50, 50, ink.night, 9) +
    line(
      "M-80 -50L-30 -120H50L0 -50ZM-30 -120L0 -50M80 -50L44 -150H66M-50 -136H-14M-36 -120L-44 -136",
      ink.chilli,
      9,
    );
  const worker = (
    top: string,
    wear: "cap" | "hijab" | "bob",
    colour: string | undefined,
    tone: string,
  ) =>
    bicycle +
    at(
      -28,
      26,
      person({
        wear,
        colour,
        skin: tone,
        top,
        bottom: ink.night,
        look: 1,
        lean: 22,
        arms: [
          [30, 60, 72, 84],
          [34, 60, 76, 84],
        ],
        legs: [
          [60, 40, 22, 118],
          [50, 60, 36, 100],
        ],
      }),
    );
  return scene(
    ink.rose,
    circle(240, 210, 140, ink.sand),
    cloud(980, 90, 1.1, ink.blush),
    path(
      "M430 430V230L560 150V230L690 150V230L820 150V230L950 150V430Z",
      mix(ink.rose, ink.brick, 0.6),
    ),
    rect(1000, 120, 60, 320, ink.brick) + rect(990, 120, 80, 24, ink.paper),
    line("M470 300h400M470 350h400", ink.sand, 22),
    ridge([430, 410, 430, 420, 440], ink.leaf),
    path("M0 480Q600 440 1200 480V675H0Z", ink.turmeric),
    tuft(60, 560, 110, ink.leaf),
    at(270, 590, worker(ink.lagoon, "hijab", ink.paper, skin.warm), { scale: 1.05 }),
    at(600, 600, worker(ink.leaf, "cap", ink.paper, skin.brown), { scale: 1.1 }),
    at(930, 590, worker(ink.paper, "bob", undefined, skin.light), { scale: 1.05 }),
    bubble(700, 70, 180, 110, ink.paper) +
      circle(752, 124, 30, ink.turmeric) +
      circle(752, 124, 18, ink.sand) +
      at(826, 124, tick(22, ink.sprout, 12)),
    line("M60 640H260M420 652H660M800 640H1000", ink.clay, 8),
  );
}
