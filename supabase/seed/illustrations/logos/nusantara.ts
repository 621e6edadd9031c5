import { ink } from "../palette.ts";
import { circle, type Drawing, line, path, rect } from "../svg.ts";
import { mark, spin } from "./mark.ts";

/** Marks of the Indonesian startups. */
export const indonesia: Record<string, () => Drawing> = {
  sariloka: () =>
    mark(
      ink.blush,
      path("M24 66H104A40 34 0 0 1 24 66Z", ink.chilli),
      line("M64 26V56M51 34L77 48M77 34L51 48", ink.ocean, 6),
    ),
  kopiora: () =>
    mark(
      ink.coffee,
      path("M64 22C100 30 100 98 64 106C28 98 28 30 64 22Z", ink.turmeric),
      line("M66 28Q44 48 64 64T62 100", ink.coffee, 8),
    ),
  tanamuda: () =>
    mark(
      ink.young,
      path("M22 92Q64 72 106 92V104H22Z", ink.leaf),
      line("M64 84V48", ink.leaf, 7),
      path("M64 56Q36 58 32 28Q62 28 64 56ZM64 50Q92 50 96 24Q68 22 64 50Z", ink.leaf),
    ),
  layarmas: () =>
    mark(
      ink.foam,
      path("M60 22V82H26Q36 40 60 22Z", ink.ocean),
      path("M68 32Q98 52 98 82H68Z", ink.turmeric),
      path("M22 90H106Q98 106 84 106H44Q30 106 22 90Z", ink.ocean),
    ),
  "dompetku-pintar": () =>
    mark(
      ink.leaf,
      rect(24, 42, 80, 58, ink.young, 12),
      path("M24 56V46L84 26V42Z", ink.turmeric),
      rect(74, 62, 36, 20, ink.leaf, 10),
      circle(86, 72, 5, ink.turmeric),
    ),
  sehatara: () =>
    mark(
      ink.pink,
      path("M64 104Q18 72 24 46A22 22 0 0 1 64 40A22 22 0 0 1 104 46Q110 72 64 104Z", ink.chilli),
      line("M28 68H48L56 54L68 82L76 68H100", ink.paper, 6),
    ),
  "bumi-terang": () =>
    mark(
      ink.turmeric,
      path("M24 74A40 40 0 0 1 104 74Z", ink.paper),
      line("M24 88H104M34 102H94", ink.leaf, 8),
      line("M64 34V74M44 40L52 74M84 40L76 74M28 58H100", ink.turmeric, 4),
    ),
  ruangtukang: () =>
    mark(
      ink.husk,
      path("M22 62L64 26L106 62V72H22Z", ink.brick),
      rect(34, 72, 60, 32, ink.clay),
      rect(56, 56, 16, 48, ink.paper),
      rect(44, 50, 40, 16, ink.night, 4),
    ),
  nusaklik: () =>
    mark(
      ink.night,
      path(
        "M24 34Q24 24 34 24H94Q104 24 104 34V76Q104 86 94 86H56L36 104V86H34Q24 86 24 76Z",
        ink.lagoon,
      ),
      rect(40, 58, 10, 14, ink.night),
      rect(58, 48, 10, 24, ink.night),
      rect(76, 38, 10, 34, ink.night),
    ),
  belajarin: () =>
    mark(
      ink.sand,
      path("M64 46Q42 32 20 40V92Q42 84 64 98Q86 84 108 92V40Q86 32 64 46Z", ink.leaf),
      path("M58 60L84 74L58 88Z", ink.turmeric),
      circle(64, 30, 9, ink.chilli),
    ),
  motorela: () =>
    mark(
      ink.sprout,
      rect(42, 34, 44, 70, ink.forest, 8),
      rect(54, 24, 20, 12, ink.forest, 4),
      path("M68 44L50 74H62L58 96L78 64H66Z", ink.turmeric),
    ),
  pasarjaring: () =>
    mark(
      ink.ocean,
      path("M20 64Q46 30 84 52L106 36Q98 64 106 92L84 76Q46 98 20 64Z", ink.foam),
      line("M44 48L76 80M44 80L76 48M60 44V84", ink.ocean, 4),
    ),
  aksarabot: () =>
    mark(
      ink.dusk,
      path("M36 22H76L96 42V106H36Z", ink.paper),
      path("M76 22V42H96Z", ink.pink),
      line("M52 62h0M80 62h0", ink.chilli, 14),
      line("M50 84H82", ink.dusk, 6),
    ),
  lindungia: () =>
    mark(
      ink.lagoon,
      path("M20 64A44 40 0 0 1 108 64Q98 54 86 64Q76 54 64 64Q52 54 42 64Q30 54 20 64Z", ink.paper),
      line("M64 64V96Q64 106 76 102", ink.night, 7),
      line("M64 24V18", ink.night, 7),
    ),
  kriyanusa: () =>
    mark(
      ink.clay,
      line("M28 44H100M28 64H100M28 84H100", ink.sand, 12),
      line("M44 28V100M64 28V100M84 28V100", ink.coffee, 10),
      rect(38, 38, 12, 12, ink.sand),
      rect(78, 38, 12, 12, ink.sand),
      rect(58, 58, 12, 12, ink.sand),
      rect(38, 78, 12, 12, ink.sand),
      rect(78, 78, 12, 12, ink.sand),
    ),
  garudata: () =>
    mark(
      ink.deep,
      path("M64 34L108 24Q104 70 64 104Q24 70 20 24Z", ink.turmeric),
      path("M64 50L88 44Q86 66 64 84Q42 66 40 44Z", ink.deep),
      circle(64, 60, 8, ink.chilli),
    ),
};

/** Marks of the Malaysian startups. */
export const malaysia: Record<string, () => Drawing> = {
  "kinabalu-drones": () =>
    mark(
      ink.young,
      path("M20 102L48 62L60 74L78 48L108 102Z", ink.leaf),
      line("M40 36L88 36M40 28v8M88 28v8", ink.leaf, 6),
      line("M28 26H52M76 26H100", ink.chilli, 6),
      rect(54, 32, 20, 14, ink.leaf, 6),
    ),
  "wau-pay": () =>
    mark(
      ink.chilli,
      path("M64 16L88 48Q112 56 96 72H32Q16 56 40 48Z", ink.sand),
      path("M40 92Q64 60 88 92Q76 106 64 90Q52 106 40 92Z", ink.sand),
      circle(64, 54, 11, ink.chilli),
    ),
  "rimba-labs": () =>
    mark(
      ink.forest,
      path("M52 24H76V52L98 94Q102 104 90 104H38Q26 104 30 94L52 52Z", ink.young),
      path("M40 84H88L94 96H34Z", ink.deep),
      path("M64 80Q44 66 60 46Q80 60 64 80Z", ink.leaf),
    ),
  "penang-photonics": () =>
    mark(
      ink.night,
      line("M14 84L54 62", ink.paper, 6),
      path("M64 30L98 94H30Z", ink.lagoon),
      line("M78 62L114 48M82 68L116 66M86 76L114 84", ink.turmeric, 5),
    ),
  "sihat-suria": () =>
    mark(
      ink.sand,
      circle(64, 64, 26, ink.turmeric),
      spin(8, rect(-4, -48, 8, 14, ink.turmeric, 4)),
      line("M64 52V76M52 64H76", ink.paper, 8),
    ),
  "langkah-logistics": () =>
    mark(
      ink.foam,
      rect(16, 44, 58, 42, ink.leaf, 6),
      path("M78 56H98L112 72V86H78Z", ink.turmeric),
      circle(38, 90, 12, ink.night),
      circle(92, 90, 12, ink.night),
      line("M28 58H62M28 70H48", ink.foam, 5),
    ),
  "batik-cloud": () =>
    mark(
      ink.pink,
      spin(4, path("M0 -6Q30 -30 0 -48Q-30 -30 0 -6Z", ink.night), 45),
      spin(4, circle(0, -40, 6, ink.chilli)),
      circle(64, 64, 7, ink.chilli),
    ),
  "cendol-games": () =>
    mark(
      ink.sprout,
      path("M36 46H92L84 102Q83 108 76 108H52Q45 108 44 102Z", ink.paper),
      path("M40 70Q52 60 64 70T88 70L84 100H44Z", ink.clay),
      rect(30, 36, 68, 12, ink.leaf, 6),
      line("M72 36L84 14", ink.chilli, 7),
      line("M56 84h0M72 84h0M64 94h0", ink.sprout, 9),
    ),
};
