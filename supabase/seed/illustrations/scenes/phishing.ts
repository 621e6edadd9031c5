import { laptopBack, shield } from "../motifs/desk.ts";
import { arm, mirror, person } from "../motifs/person.ts";
import { tuft } from "../motifs/plants.ts";
import { ink, lit, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, ring, scene } from "../svg.ts";

/** A hook with an envelope as bait dangles over a calm desk. */
export function phishing(): Drawing {
  return scene(
    ink.lagoon,
    path("M0 0H1200V240Q1040 290 900 240T600 240T300 240T0 240Z", lit(ink.lagoon, 0.5)),
    path("M80 60a60 60 0 0 1 120 0M1000 90a40 40 0 0 1 80 0", ink.paper),
    line("M560 0V140", ink.night, 8),
    ring(560, 160, 20, ink.night, 12),
    line("M560 184V460A90 90 0 0 1 380 460V420", ink.night, 26),
    path("M380 360L340 450H400Z", ink.night),
    at(
      360,
      300,
      rect(-150, -96, 300, 200, ink.paper, 12) +
        path("M-150 -84L0 30L150 -84L140 -96H-140Z", ink.sand) +
        line("M-150 96L-50 8M150 96L50 8", ink.husk, 8) +
        circle(0, 30, 34, ink.chilli),
      { turn: -12, scale: 0.95 },
    ) + line("M352 420L380 380", ink.night, 22),
    rect(0, 590, 1200, 85, ink.leaf),
    at(
      970,
      780,
      person({
        wear: "bun",
        skin: skin.warm,
        top: ink.turmeric,
        half: true,
        look: -1,
        arms: [mirror([54, 0, 120, -60]), mirror(arm.type)],
      }),
      { scale: 1.3 },
    ),
    at(780, 592, laptopBack(ink.night, ink.sprout), { scale: 1.1 }),
    at(150, 500, shield(92, ink.chilli) + line("M-40 0L-8 36L46 -40", ink.paper, 22)),
    tuft(1130, 590, 120, ink.leaf),
    line(
      "M340 330q16 -16 32 0t32 0M820 300q16 -16 32 0t32 0M120 330q16 -16 32 0t32 0",
      ink.foam,
      7,
    ),
  );
}
