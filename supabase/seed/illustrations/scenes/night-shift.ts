import { skyline } from "../motifs/buildings.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { tuft } from "../motifs/plants.ts";
import { stars } from "../motifs/weather.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, inside, line, path, rect, scene } from "../svg.ts";

/** A headset by moonlight: one agent, the sleeping city behind her. */
export function nightShift(): Drawing {
  return scene(
    ink.night,
    rect(80, 50, 780, 480, ink.dusk, 10),
    inside(
      "w",
      "M90 50H850V530H90Z",
      stars(30, 260, ink.pink, 6),
      circle(260, 170, 80, ink.sand),
      circle(292, 150, 72, ink.dusk),
      skyline(
        [
          [90, 100, 160],
          [210, 70, 250],
          [300, 120, 120],
          [450, 80, 300],
          [560, 100, 200],
          [690, 90, 330],
          [800, 80, 180],
        ],
        530,
        ink.deep,
        ink.turmeric,
      ),
    ),
    line("M80 530H870M340 50V530M600 50V530", ink.deep, 14),
    path("M660 400L1200 130V675H690Z", mix(ink.night, ink.lagoon, 0.22)),
    at(
      920,
      860,
      person({
        wear: "bob",
        skin: skin.warm,
        top: ink.chilli,
        half: true,
        look: -1,
        arms: [mirror([50, 70, 100, 90]), mirror(arm.type)],
      }) +
        line("M-36 -350A42 46 0 0 1 40 -362", ink.paper, 10) +
        rect(6, -366, 26, 44, ink.paper, 10) +
        line("M16 -326Q-6 -300 -30 -318", ink.paper, 7) +
        circle(-32, -320, 8, ink.turmeric),
      { scale: 1.7 },
    ),
    rect(0, 600, 1200, 75, ink.deep),
    path("M476 600L430 400Q428 386 442 386H630Q644 386 646 400L680 600Z", ink.ocean) +
      circle(556, 492, 16, ink.lagoon) +
      path("M646 392Q656 392 658 404L690 600H676L640 392Z", ink.foam),
    path("M120 600L130 520H210L220 600Z", ink.turmeric) +
      line("M216 540q36 4 28 30t-34 10", ink.turmeric, 12) +
      line("M150 500q-20 -30 0 -50t0 -50M190 500q-20 -30 0 -50", ink.pink, 8),
    tuft(330, 600, 80, ink.sprout),
  );
}
