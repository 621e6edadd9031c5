import { arm, mirror, person } from "../motifs/person.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, ring, scene } from "../svg.ts";

/** A giant fingerprint in which one ridge is out of place. */
export function fingerprint(): Drawing {
  const ridges = [60, 110, 160, 210, 260].map(
    (r) => `M${600 - r} 560V${330}A${r} ${r * 1.05} 0 0 1 ${600 + r} 330V${480 + r * 0.4}`,
  );
  return scene(
    mix(ink.ocean, ink.night, 0.6),
    circle(600, 340, 330, mix(ink.ocean, ink.night, 0.25)),
    line(ridges.join(""), ink.lagoon, 24),
    line("M600 330V560M640 650Q670 600 680 560M380 640L440 600", ink.lagoon, 24),
    line("M810 564V330A210 220 0 0 0 700 140", ink.chilli, 24),
    line("M70 330H1130", ink.turmeric, 8),
    path("M70 330H1130V420H70Z", "#E9A23B33"),
    at(
      200,
      660,
      person({
        wear: "bob",
        skin: skin.light,
        top: ink.paper,
        bottom: ink.deep,
        look: 1,
        arms: [arm.hold, [54, -10, 96, -70]],
      }),
      { scale: 0.74 },
    ),
    at(
      1000,
      660,
      person({
        wear: "short",
        skin: skin.warm,
        top: ink.turmeric,
        bottom: ink.deep,
        look: -1,
        arms: [mirror([50, 0, 118, -40]), arm.hip],
      }),
      { scale: 0.74 },
    ),
    ring(810, 440, 62, ink.paper, 14) + line("M854 486L910 540", ink.paper, 20),
    rect(0, 650, 1200, 25, ink.deep),
  );
}
