import { ink } from "../palette.ts";
import { circle, type Drawing, ellipse, line, path, rect, ring } from "../svg.ts";
import { mark, spin } from "./mark.ts";

/** Marks of the Thai startups. */
export const thailand: Record<string, () => Drawing> = {
  siamgrid: () =>
    mark(
      ink.ocean,
      rect(26, 38, 68, 54, ink.paper, 10),
      rect(96, 54, 10, 22, ink.paper, 4),
      line("M60 46V84M44 55L76 75M76 55L44 75", ink.lagoon, 7),
    ),
  "thaiherb-bio": () =>
    mark(
      ink.sand,
      line("M64 108V60", ink.leaf, 7),
      path("M64 82Q30 80 26 46Q62 48 64 82ZM64 82Q98 80 102 46Q66 48 64 82Z", ink.leaf),
      path("M64 18Q82 40 74 50A12 12 0 0 1 54 50Q46 40 64 18Z", ink.turmeric),
    ),
  "khao-hom-foods": () =>
    mark(ink.leaf, spin(6, ellipse(0, -32, 9, 18, ink.paper)), circle(64, 64, 8, ink.turmeric)),
  "sukjai-care": () =>
    mark(
      ink.blush,
      path("M64 92Q30 68 34 46A17 17 0 0 1 64 42A17 17 0 0 1 94 46Q98 68 64 92Z", ink.rose),
      line("M22 78Q40 108 64 106Q88 108 106 78", ink.ocean, 10),
    ),
  rotdee: () =>
    mark(
      ink.foam,
      path(
        "M14 78Q16 66 32 64L44 46Q48 40 56 40H78Q86 40 92 48L102 64Q114 66 114 78V86H14Z",
        ink.chilli,
      ),
      circle(38, 88, 13, ink.night),
      circle(92, 88, 13, ink.night),
      line("M54 62L64 71L80 52", ink.paper, 7),
    ),
  "nam-jai-finance": () =>
    mark(
      ink.turmeric,
      path("M64 18Q102 66 92 84A32 32 0 0 1 36 84Q26 66 64 18Z", ink.ocean),
      circle(64, 76, 16, ink.sand),
      circle(64, 76, 7, ink.ocean),
    ),
  "wan-travel-tech": () =>
    mark(
      ink.pink,
      path("M34 104V50A30 30 0 0 1 94 50V104Z", ink.night),
      circle(64, 56, 15, ink.turmeric),
      path("M34 84Q50 74 64 84T94 84V104H34Z", ink.lagoon),
    ),
  "chang-robotics": () =>
    mark(
      ink.night,
      path("M30 100V58A34 34 0 0 1 98 58V70Q98 82 86 82V100H70V84H54V100Z", ink.paper),
      line("M98 62Q112 70 108 96", ink.paper, 10),
      circle(76, 56, 7, ink.chilli),
      path("M46 48Q62 54 56 78Q40 74 46 48Z", ink.lagoon),
    ),
  "krua-cloud": () =>
    mark(
      ink.chilli,
      path("M24 66H104Q102 96 64 98T24 66Z", ink.night),
      line("M104 68L118 58", ink.night, 9),
      path("M40 58A13 13 0 0 1 42 34A20 20 0 0 1 80 30A15 15 0 0 1 88 58Z", ink.paper),
    ),
  muaylink: () =>
    mark(
      ink.sand,
      path("M32 44Q32 24 56 24H78Q100 24 100 50Q100 70 88 82V90H42V80Q32 72 32 44Z", ink.chilli),
      rect(40, 94, 50, 14, ink.night, 5),
      path("M56 44L80 56L56 70Z", ink.paper),
    ),
  "talad-direct": () =>
    mark(
      ink.young,
      path("M24 62H104L94 104H34Z", ink.clay),
      line("M40 76H88M44 90H84", ink.sand, 5),
      circle(44, 48, 15, ink.chilli),
      circle(84, 48, 15, ink.turmeric),
      path("M64 58Q50 34 64 18Q78 34 64 58Z", ink.leaf),
    ),
  baanrao: () =>
    mark(
      ink.dusk,
      path("M30 104V50L64 24L98 50V104Z", ink.sand),
      rect(44, 56, 16, 16, ink.dusk, 3),
      rect(68, 56, 16, 16, ink.chilli, 3),
      rect(44, 80, 16, 16, ink.chilli, 3),
      rect(68, 80, 16, 16, ink.dusk, 3),
    ),
  "phasa-ai": () =>
    mark(
      ink.lagoon,
      path("M64 22A40 36 0 1 1 44 90L24 104L30 78A40 36 0 0 1 64 22Z", ink.paper),
      line("M40 58q8 -18 16 0t16 0t16 0", ink.chilli, 8),
    ),
  songdee: () =>
    mark(
      ink.brick,
      path("M22 46L64 28L106 46V92L64 110L22 92Z", ink.sand),
      line("M40 76L58 88L92 50", ink.brick, 10),
      path("M22 46L64 62L106 46L64 28Z", ink.turmeric),
    ),
};

/** Marks of the Vietnamese startups. */
export const vietnam: Record<string, () => Drawing> = {
  "mekong-chain": () =>
    mark(
      ink.leaf,
      ring(46, 52, 20, ink.lagoon, 9),
      ring(82, 52, 20, ink.sand, 9),
      line("M20 92q11 -14 22 0t22 0t22 0t22 0", ink.lagoon, 8),
    ),
  "saigon-ledger": () =>
    mark(
      ink.blush,
      path("M34 20H94V104L84 96L74 104L64 96L54 104L44 96L34 104Z", ink.night),
      line("M48 42H80M48 58H70", ink.pink, 7),
      line("M50 76L60 84L78 70", ink.turmeric, 7),
    ),
  "lotus-genomics": () =>
    mark(
      ink.night,
      path(
        "M64 52Q40 74 64 104Q88 74 64 52ZM58 104Q18 102 20 68Q48 74 58 104ZM70 104Q110 102 108 68Q80 74 70 104Z",
        ink.pink,
      ),
      line("M52 18Q76 30 52 44M76 18Q52 30 76 44M56 24H72M56 38H72", ink.lagoon, 5),
    ),
  "xanh-moto": () =>
    mark(
      ink.young,
      ring(34, 88, 15, ink.night, 8),
      ring(96, 88, 15, ink.night, 8),
      line("M34 88L50 58H76L96 88M76 58L70 36H84", ink.leaf, 9),
      path("M58 62L46 84H58L54 102L72 76H60Z", ink.turmeric),
    ),
  hocvui: () =>
    mark(
      ink.turmeric,
      rect(24, 30, 80, 58, ink.leaf, 8),
      line("M42 58H62M52 48V68", ink.paper, 7),
      line("M72 52H90M72 66H90", ink.sand, 7),
      line("M44 88L36 106M84 88L92 106", ink.coffee, 7),
    ),
  phoxinh: () =>
    mark(
      ink.brick,
      path("M20 60H108Q104 104 64 104T20 60Z", ink.paper),
      line("M34 52q8 -14 16 0t16 0t16 0t14 -2", ink.sand, 7),
      spin(4, path("M0 18L5 24L0 30L-5 24Z", ink.brick), 0),
    ),
  "nhanh-kho": () =>
    mark(
      ink.sand,
      path("M18 54L64 24L110 54V104H18Z", ink.ocean),
      rect(34, 62, 26, 20, ink.turmeric, 3),
      rect(68, 62, 26, 20, ink.paper, 3),
      rect(34, 86, 26, 18, ink.paper, 3),
      rect(68, 86, 26, 18, ink.turmeric, 3),
    ),
  "da-nang-devices": () =>
    mark(
      ink.deep,
      rect(20, 40, 88, 56, ink.dusk, 14),
      circle(64, 68, 24, ink.lagoon),
      path("M44 68Q60 52 76 62L84 56V80L76 74Q60 84 44 68Z", ink.paper),
      rect(80, 28, 20, 14, ink.chilli, 5),
    ),
  "vuon-thong-minh": () =>
    mark(
      ink.sprout,
      path("M64 60Q30 62 28 28Q62 28 64 60Z", ink.paper),
      line("M64 104V52", ink.paper, 8),
      line("M72 74A22 22 0 0 0 72 40M80 90A40 40 0 0 0 84 28", ink.forest, 7),
    ),
  "songhan-security": () =>
    mark(
      ink.night,
      line("M16 78Q40 44 64 72T112 66", ink.chilli, 10),
      line("M16 96Q40 62 64 90T112 84", ink.turmeric, 7),
      ring(64, 46, 16, ink.lagoon, 8),
      line("M76 58L88 70", ink.lagoon, 9),
    ),
  viecnhanh: () =>
    mark(
      ink.foam,
      ring(64, 66, 38, ink.ocean, 10),
      path("M64 66V38A28 28 0 0 1 88 80Z", ink.chilli),
      line("M50 16H78", ink.ocean, 9),
    ),
  nhalink: () =>
    mark(
      ink.pink,
      path("M20 64L48 38L76 64V100H20Z", ink.brick),
      ring(86, 60, 20, ink.night, 9),
      line("M100 76L112 90", ink.night, 10),
      line("M34 80L44 88L60 72", ink.pink, 7),
    ),
  "trao-insurance": () =>
    mark(
      ink.dusk,
      path("M24 58A40 36 0 0 1 104 58Z", ink.turmeric),
      line("M64 58V76", ink.turmeric, 6),
      ring(42, 92, 13, ink.paper, 7),
      ring(86, 92, 13, ink.paper, 7),
      line("M42 92L56 76H74L86 92", ink.paper, 7),
    ),
  "bep-truong": () =>
    mark(
      ink.leaf,
      rect(22, 40, 84, 56, ink.paper, 10),
      rect(30, 48, 36, 40, ink.sand, 6),
      rect(72, 48, 26, 18, ink.chilli, 5),
      rect(72, 70, 26, 18, ink.sprout, 5),
      circle(48, 68, 10, ink.clay),
    ),
  "ky-uc-games": () =>
    mark(
      ink.brick,
      path("M24 90Q20 30 72 30Q104 32 104 56Q104 72 86 72Q72 70 74 60Q54 62 56 98Z", ink.turmeric),
      path("M64 30Q66 12 84 14Q78 24 82 32ZM92 40Q106 26 116 36Q106 40 102 50Z", ink.sand),
      circle(82, 48, 6, ink.deep),
    ),
  "hanoi-quantum": () =>
    mark(
      ink.forest,
      line("M24 64C24 40 104 40 104 64S24 88 24 64", ink.lagoon, 7),
      line("M64 24C40 24 40 104 64 104S88 24 64 24", ink.turmeric, 7),
      rect(52, 52, 24, 24, ink.paper, 5),
    ),
};
