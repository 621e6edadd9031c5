import { ink } from "../palette.ts";
import { circle, type Drawing, line, path, rect, ring } from "../svg.ts";
import { mark, spin } from "./mark.ts";

/** Marks of the Philippine startups. */
export const philippines: Record<string, () => Drawing> = {
  "bayani-pay": () =>
    mark(
      ink.dusk,
      path("M20 58L108 24L84 100L60 72Z", ink.paper),
      path("M60 72L108 24L52 66V98Z", ink.turmeric),
    ),
  "lakbay-go": () =>
    mark(
      ink.sand,
      path("M18 84H110Q98 102 64 102T18 84Z", ink.ocean),
      path("M60 24L60 76H26Z", ink.chilli),
      path("M68 40L98 76H68Z", ink.turmeric),
    ),
  tindahub: () =>
    mark(
      ink.blush,
      path("M24 30H104L112 58H16Z", ink.chilli),
      path(
        "M16 58a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0a12 12 0 0 0 24 0Z",
        ink.turmeric,
      ),
      rect(28, 74, 72, 30, ink.leaf),
      rect(52, 82, 24, 22, ink.blush),
    ),
  "kalusugan-one": () =>
    mark(
      ink.foam,
      path("M50 24H78V50H104V78H78V104H50V78H24V50H50Z", ink.ocean),
      path("M54 56L80 64L54 80Z", ink.paper),
    ),
  aralink: () =>
    mark(
      ink.lagoon,
      path("M12 50L64 28L116 50L64 72Z", ink.night),
      path("M34 66V86Q64 104 94 86V66L64 80Z", ink.paper),
      line("M108 54V84", ink.chilli, 6),
    ),
  bukidgrow: () =>
    mark(
      ink.sand,
      path("M64 18Q104 50 90 88Q64 124 38 88Q24 50 64 18Z", ink.clay),
      line("M64 26V104M48 40Q40 68 50 98M80 40Q88 68 78 98", ink.coffee, 5),
    ),
  jeepnet: () =>
    mark(
      ink.ocean,
      path("M14 44Q14 36 22 36H84L98 60L114 66V88H14Z", ink.sand),
      rect(24, 46, 16, 16, ink.ocean, 3),
      rect(46, 46, 16, 16, ink.ocean, 3),
      rect(68, 46, 14, 16, ink.ocean, 3),
      line("M14 74H114", ink.chilli, 6),
      circle(38, 90, 12, ink.deep),
      circle(90, 90, 12, ink.deep),
    ),
  "perlas-cloud": () =>
    mark(
      ink.night,
      path("M30 92A22 22 0 0 1 32 50A32 32 0 0 1 92 46A24 24 0 0 1 98 92Z", ink.foam),
      circle(64, 72, 18, ink.pink),
      circle(58, 66, 5, ink.paper),
    ),
  "habagat-energy": () =>
    mark(
      ink.leaf,
      line(
        "M20 46H78A15 15 0 1 0 64 28M20 66H96A16 16 0 1 1 82 88M20 86H58A11 11 0 1 1 48 102",
        ink.sand,
        9,
      ),
    ),
  "sulit-homes": () =>
    mark(
      ink.young,
      path("M20 66L64 26L108 66H94V104H34V66Z", ink.leaf),
      circle(56, 76, 11, ink.turmeric),
      line("M66 76H86V88M76 76V84", ink.turmeric, 6),
    ),
  "balikbay-box": () =>
    mark(
      ink.turmeric,
      path("M64 22L106 42V86L64 108L22 86V42Z", ink.paper),
      path("M64 64L106 42V86L64 108Z", ink.clay),
      path("M64 64L22 42L64 22L106 42Z", ink.sand),
      path("M43 32L85 53V66L74 71V58L33 37Z", ink.chilli),
    ),
  "himig-studio": () =>
    mark(
      ink.chilli,
      rect(22, 52, 12, 24, ink.paper, 6),
      rect(40, 36, 12, 56, ink.paper, 6),
      rect(58, 22, 12, 84, ink.sand, 6),
      rect(76, 42, 12, 44, ink.paper, 6),
      rect(94, 54, 12, 20, ink.paper, 6),
    ),
  "talino-labs": () =>
    mark(
      ink.pink,
      ring(64, 58, 34, ink.night, 10),
      line("M48 58L60 70L82 46", ink.chilli, 10),
      rect(52, 96, 24, 10, ink.night, 5),
    ),
};

/** Marks of the Singaporean startups. */
export const singapore: Record<string, () => Drawing> = {
  "lumina-ledger": () =>
    mark(
      ink.night,
      path("M24 84L64 60L104 84L64 108Z", ink.turmeric),
      path("M24 64L64 40L104 64L64 88Z", ink.sand),
      path("M24 44L64 20L104 44L64 68Z", ink.paper),
    ),
  "merlion-compute": () =>
    mark(
      ink.foam,
      path("M34 100V62Q34 24 72 24Q100 26 100 46H82Q92 58 78 66Q96 78 80 100Z", ink.ocean),
      circle(74, 42, 6, ink.foam),
      line("M100 56Q116 60 114 80", ink.turmeric, 7),
    ),
  "straits-carbon": () =>
    mark(
      ink.leaf,
      path("M64 20Q102 44 64 76Q26 44 64 20Z", ink.young),
      line(
        "M64 44V80M64 78Q40 82 32 106M64 78Q58 90 54 106M64 78Q70 90 74 106M64 78Q88 82 96 106",
        ink.sand,
        7,
      ),
    ),
  "orchid-biologics": () =>
    mark(
      ink.blush,
      spin(5, path("M0 -8C28 -22 22 -50 0 -50S-28 -22 0 -8Z", ink.rose)),
      circle(64, 64, 15, ink.brick),
      circle(64, 64, 6, ink.sand),
    ),
  "quayside-robotics": () =>
    mark(
      ink.dusk,
      line("M36 36L92 92M92 36L36 92", ink.paper, 8),
      ring(36, 36, 13, ink.turmeric, 7),
      ring(92, 36, 13, ink.turmeric, 7),
      ring(36, 92, 13, ink.turmeric, 7),
      ring(92, 92, 13, ink.turmeric, 7),
      rect(48, 48, 32, 32, ink.paper, 10),
      circle(64, 64, 8, ink.chilli),
    ),
  "kampong-health": () =>
    mark(
      ink.sprout,
      path("M18 60L64 26L110 60Z", ink.paper),
      path("M64 104Q34 86 38 70A14 14 0 0 1 64 66A14 14 0 0 1 90 70Q94 86 64 104Z", ink.chilli),
    ),
  "tessera-chain": () =>
    mark(
      ink.ocean,
      path("M64 22L86 34V60L64 72L42 60V34Z", ink.sand),
      path("M40 64L62 76V102L40 114L18 102V76Z", ink.lagoon),
      path("M88 64L110 76V102L88 114L66 102V76Z", ink.paper),
    ),
  "peranakan-play": () =>
    mark(
      ink.lagoon,
      rect(26, 26, 76, 76, ink.paper, 6),
      spin(4, path("M0 -4Q20 -18 0 -36Q-20 -18 0 -4Z", ink.rose)),
      spin(4, circle(0, -36, 7, ink.leaf), 45),
      path("M58 54L76 64L58 74Z", ink.turmeric),
    ),
  "vantage-shield": () =>
    mark(
      ink.night,
      path("M64 18L102 32V64Q98 94 64 110Q30 94 26 64V32Z", ink.lagoon),
      path("M40 64Q64 38 88 64Q64 90 40 64Z", ink.paper),
      circle(64, 64, 11, ink.night),
    ),
  hawkerly: () =>
    mark(
      ink.turmeric,
      path("M22 62H106Q102 102 64 102T22 62Z", ink.brick),
      line("M48 50q-8 -10 0 -20M68 50q-8 -10 0 -20", ink.paper, 7),
      line("M80 54L106 22M90 56L114 30", ink.coffee, 5),
    ),
  "novalign-hr": () =>
    mark(
      ink.husk,
      circle(40, 38, 13, ink.chilli),
      circle(64, 38, 13, ink.turmeric),
      circle(88, 38, 13, ink.leaf),
      path("M24 70a16 14 0 0 1 32 0V102H24Z", ink.chilli),
      path("M72 70a16 14 0 0 1 32 0V102H72Z", ink.leaf),
      path("M48 78a16 14 0 0 1 32 0V102H48Z", ink.turmeric),
    ),
  "aquaterra-farms": () =>
    mark(
      ink.foam,
      line("M94 46A34 34 0 1 0 76 98", ink.chilli, 20),
      line("M66 98L92 108M66 98L96 92", ink.chilli, 9),
      line("M88 36Q100 22 112 28", ink.brick, 5),
      circle(82, 48, 5, ink.night),
      line("M50 38L44 24M36 54L22 46M32 72H18", ink.brick, 5),
    ),
  "bridgeport-learning": () =>
    mark(
      ink.leaf,
      line("M20 88A44 48 0 0 1 108 88", ink.sand, 9),
      line("M18 88H110M42 52V88M64 42V88M86 52V88", ink.sand, 7),
      path("M64 18L84 28L64 38L44 28Z", ink.chilli),
    ),
};
