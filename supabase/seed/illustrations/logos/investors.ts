import { ink } from "../palette.ts";
import { circle, type Drawing, each, ellipse, line, path, rect } from "../svg.ts";
import { mark, spin } from "./mark.ts";

const star = (x: number, y: number, size: number, colour: string): Drawing =>
  path(
    `M${x} ${y - size}L${x + size * 0.28} ${y - size * 0.28}L${x + size} ${y}L${x + size * 0.28} ${y + size * 0.28}L${x} ${y + size}L${x - size * 0.28} ${y + size * 0.28}L${x - size} ${y}L${x - size * 0.28} ${y - size * 0.28}Z`,
    colour,
  );

/** Marks of the funds, inspired by their names. */
export const investors: Record<string, () => Drawing> = {
  "angin-timur-ventures": () =>
    mark(
      ink.foam,
      circle(88, 44, 18, ink.turmeric),
      line("M16 52H62M16 72H104M16 92H78", ink.ocean, 9),
    ),
  "banyan-ridge-capital": () =>
    mark(
      ink.young,
      path("M20 62A26 26 0 0 1 50 36A26 26 0 0 1 92 42A20 20 0 0 1 108 62Z", ink.leaf),
      line("M36 60V104M50 60V104M64 60V104M78 60V104M92 60V104", ink.leaf, 7),
    ),
  "lontar-partners": () =>
    mark(
      ink.sand,
      spin(5, path("M0 20L-10 -40L0 -52L10 -40Z", ink.clay), -72).replace(/64 64/g, "64 86"),
      circle(64, 96, 10, ink.coffee),
    ),
  "merapi-growth": () =>
    mark(
      ink.night,
      path("M20 102L52 42H76L108 102Z", ink.chilli),
      path("M52 42H76L84 58Q72 70 64 58Q54 70 44 58Z", ink.turmeric),
      circle(64, 28, 7, ink.paper),
    ),
  "nusantara-seedworks": () =>
    mark(
      ink.lagoon,
      ellipse(34, 76, 18, 9, ink.leaf),
      ellipse(72, 86, 14, 7, ink.leaf),
      ellipse(98, 72, 12, 6, ink.leaf),
      path("M64 70Q40 58 52 30Q80 44 64 70Z", ink.paper),
    ),
  "bahari-family-office": () =>
    mark(
      ink.ocean,
      line("M18 56q12 -18 24 0t24 0t24 0t20 -6M18 78q12 -18 24 0t24 0t24 0t20 -6", ink.foam, 8),
      circle(64, 30, 11, ink.turmeric),
      line("M18 100q12 -18 24 0t24 0t24 0t20 -6", ink.lagoon, 8),
    ),
  "katalis-foundation": () =>
    mark(
      ink.blush,
      path("M64 20L102 42V86L64 108L26 86V42Z", ink.rose),
      path("M64 44L82 54V74L64 84L46 74V54Z", ink.blush),
      circle(64, 64, 8, ink.brick),
    ),
  "mayon-ventures": () =>
    mark(
      ink.pink,
      path("M16 104Q52 90 60 34H68Q76 90 112 104Z", ink.dusk),
      path("M58 48Q64 56 70 48L68 34H60Z", ink.paper),
      line("M54 24Q64 12 76 22", ink.paper, 7),
    ),
  "bayanihan-angels": () =>
    mark(
      ink.turmeric,
      path("M28 58L64 28L100 58Z", ink.leaf),
      rect(40, 58, 48, 20, ink.paper),
      line("M20 82H108", ink.coffee, 7),
      line("M32 82V104M52 82V104M76 82V104M96 82V104", ink.brick, 9),
    ),
  "agila-accelerator": () =>
    mark(
      ink.deep,
      path("M64 48L18 26Q22 64 56 72L48 98L64 88L80 98L72 72Q106 64 110 26Z", ink.sand),
      path("M64 48L56 36L64 26L72 36Z", ink.chilli),
    ),
  "sampaguita-capital": () =>
    mark(ink.leaf, spin(7, ellipse(0, -30, 12, 20, ink.paper)), circle(64, 64, 12, ink.sand)),
  "pacific-arch-partners": () =>
    mark(
      ink.dusk,
      line("M26 104V66A38 38 0 0 1 102 66V104", ink.foam, 11),
      line("M46 104V68A18 18 0 0 1 82 68V104", ink.turmeric, 9),
    ),
  "chao-phraya-ventures": () =>
    mark(
      ink.sand,
      line("M40 16Q96 36 64 64T88 114", ink.ocean, 22),
      path("M22 60L34 38L46 60Z", ink.chilli),
      path("M22 78L34 56L46 78Z", ink.chilli),
    ),
  "erawan-growth-fund": () =>
    mark(
      ink.rose,
      circle(40, 52, 20, ink.blush),
      circle(88, 52, 20, ink.blush),
      circle(64, 48, 25, ink.paper),
      line("M64 56Q64 86 50 102M36 60Q34 80 22 90M92 60Q94 80 106 90", ink.night, 8),
    ),
  "lanna-launchpad": () =>
    mark(
      ink.coffee,
      path("M14 62L64 30L114 62L92 60L64 42L36 60Z", ink.turmeric),
      path("M24 92L64 62L104 92L86 90L64 74L42 90Z", ink.sand),
      line("M64 96V108", ink.turmeric, 8),
      path("M64 12L71 28H57Z", ink.chilli),
    ),
  "doi-family-holdings": () =>
    mark(
      ink.foam,
      path("M16 98L46 48L64 76L82 40L112 98Z", ink.leaf),
      path("M82 40L112 98H82Z", ink.forest),
      circle(46, 30, 9, ink.chilli),
    ),
  "siam-bridge-securities": () =>
    mark(
      ink.night,
      line("M64 20V104M64 26L20 82M64 26L42 82M64 26L86 82M64 26L108 82", ink.sand, 5),
      line("M14 84H114", ink.chilli, 9),
    ),
  "rama-nine-capital": () =>
    mark(
      ink.young,
      each(9, (index) =>
        circle(
          36 + (index % 3) * 28,
          36 + Math.floor(index / 3) * 28,
          10,
          index === 4 ? ink.chilli : ink.leaf,
        ),
      ),
    ),
  "song-hong-ventures": () =>
    mark(
      ink.blush,
      line("M20 40Q64 16 64 64T108 88", ink.chilli, 14),
      line("M20 64Q46 52 48 76T90 112", ink.rose, 9),
    ),
  "saigon-delta-fund": () =>
    mark(
      ink.leaf,
      line("M64 16V56M64 56L28 106M64 56L52 110M64 56L78 110M64 56L102 104", ink.foam, 9),
      circle(64, 56, 9, ink.turmeric),
    ),
  "hoan-kiem-angels": () =>
    mark(
      ink.ocean,
      path("M24 84A40 18 0 0 1 104 84Z", ink.young),
      path("M57 62V30L64 14L71 30V62Z", ink.paper),
      line("M48 62H80", ink.turmeric, 7),
      line("M20 94H108", ink.foam, 8),
    ),
  "phu-sa-accelerator": () =>
    mark(
      ink.clay,
      path("M18 84Q42 70 64 84T110 84V100Q86 112 64 100T18 100Z", ink.coffee),
      path("M18 62Q42 48 64 62T110 62V74Q86 86 64 74T18 74Z", ink.sand),
      line("M64 52V34", ink.paper, 6),
      path("M64 40Q46 40 44 22Q62 22 64 40ZM64 36Q80 36 84 20Q66 20 64 36Z", ink.paper),
    ),
  "truong-son-equity": () =>
    mark(
      ink.dusk,
      path("M14 100L38 60L62 100Z", ink.foam),
      path("M66 100L90 60L114 100Z", ink.foam),
      path("M34 100L64 36L94 100Z", ink.paper),
      path("M64 36L94 100H64Z", ink.lagoon),
    ),
  "straitsview-capital": () =>
    mark(
      ink.foam,
      path("M14 64Q64 14 114 64Q64 114 14 64Z", ink.night),
      circle(64, 64, 22, ink.lagoon),
      path("M42 64A22 22 0 0 1 86 64Z", ink.sand),
    ),
  "temasya-ventures": () =>
    mark(
      ink.chilli,
      spin(8, path("M0 -14L10 -34L0 -50L-10 -34Z", ink.sand)),
      circle(64, 64, 9, ink.paper),
    ),
  "northquay-partners": () =>
    mark(
      ink.husk,
      path("M64 18L92 66L64 54L36 66Z", ink.chilli),
      line("M24 84H104M36 104H92M44 84V104M84 84V104", ink.night, 8),
    ),
  "equator-climate-fund": () =>
    mark(
      ink.turmeric,
      circle(64, 64, 42, ink.leaf),
      path("M22 64A42 42 0 0 1 106 64Z", ink.sprout),
      line("M12 64H116", ink.paper, 8),
      circle(64, 64, 10, ink.paper),
    ),
  "raffles-token-lab": () =>
    mark(
      ink.night,
      path("M64 18L104 41V87L64 110L24 87V41Z", ink.lagoon),
      path("M64 34L90 49V79L64 94L38 79V49Z", ink.night),
      path("M64 48L78 56V72L64 80L50 72V56Z", ink.sand),
    ),
  "marina-family-capital": () =>
    mark(
      ink.lagoon,
      path("M70 18Q106 66 88 88H70Z", ink.paper),
      path("M62 34V88H26Q34 56 62 34Z", ink.pink),
      line("M20 100H108", ink.night, 9),
    ),
  "kallang-studio": () =>
    mark(
      ink.pink,
      path("M16 92A48 56 0 0 1 112 92Z", ink.brick),
      path("M34 92A30 34 0 0 1 94 92Z", ink.sand),
      path("M52 92A12 14 0 0 1 76 92Z", ink.brick),
    ),
  "tanjong-merchant-bank": () =>
    mark(
      ink.leaf,
      path("M18 96V84Q70 82 78 46H94V96Z", ink.young),
      rect(80, 30, 12, 18, ink.paper),
      line("M98 34L114 28M98 42H114", ink.turmeric, 6),
      line("M18 108H110", ink.lagoon, 7),
    ),
  "gunung-ledang-ventures": () =>
    mark(
      ink.sand,
      path("M16 102L60 26L86 102Z", ink.ocean),
      path("M56 102L86 56L112 102Z", ink.lagoon),
      path("M60 26L70 56L60 50L50 58L44 54Z", ink.paper),
    ),
  "borneo-bridge-fund": () =>
    mark(
      ink.forest,
      path("M28 40Q60 14 100 44L116 60Q88 60 72 72Q52 88 56 108H36Q18 68 28 40Z", ink.paper),
      path("M62 30Q92 16 108 44L82 40Z", ink.turmeric),
      circle(56, 50, 6, ink.deep),
      path("M72 56L116 60Q92 62 76 70Z", ink.chilli),
    ),
  "selat-growth": () =>
    mark(
      ink.foam,
      path("M18 28H52Q74 64 40 100H18Z", ink.leaf),
      path("M110 28H78Q102 64 66 100H110Z", ink.leaf),
      line("M66 26Q88 64 54 102", ink.lagoon, 8),
    ),
  "cyberwan-launch": () =>
    mark(
      ink.dusk,
      rect(54, 20, 20, 20, ink.turmeric, 3),
      rect(40, 44, 20, 20, ink.paper, 3),
      rect(68, 44, 20, 20, ink.paper, 3),
      rect(26, 68, 20, 20, ink.lagoon, 3),
      rect(54, 68, 20, 20, ink.paper, 3),
      rect(82, 68, 20, 20, ink.lagoon, 3),
      rect(54, 92, 20, 16, ink.chilli, 3),
    ),
  "harbour-lantern-capital": () =>
    mark(
      ink.brick,
      ellipse(64, 64, 36, 32, ink.turmeric),
      ellipse(64, 64, 16, 32, ink.sand),
      rect(48, 26, 32, 9, ink.deep, 4),
      rect(48, 93, 32, 9, ink.deep, 4),
      line("M64 16V26M64 102V114", ink.deep, 5),
    ),
  "sakura-crossing-ventures": () =>
    mark(
      ink.blush,
      spin(5, path("M0 -6C24 -16 24 -40 10 -50L0 -42L-10 -50C-24 -40 -24 -16 0 -6Z", ink.rose)),
      line("M64 54V74M54 64H74", ink.paper, 6),
    ),
  "hangang-partners": () =>
    mark(
      ink.husk,
      line("M16 72A16 22 0 0 1 48 72A16 22 0 0 1 80 72A16 22 0 0 1 112 72", ink.brick, 8),
      line("M14 44H114", ink.brick, 8),
      line("M18 92q12 -12 24 0t24 0t24 0t20 -4", ink.ocean, 8),
    ),
  "redwood-monsoon": () =>
    mark(
      ink.foam,
      path("M64 16L92 60H78L98 90H30L50 60H36Z", ink.brick),
      rect(58, 90, 12, 20, ink.coffee),
      line("M20 30l-6 16M106 26l-6 16M112 62l-6 16M24 66l-6 16", ink.ocean, 6),
    ),
  "southern-cross-impact": () =>
    mark(
      ink.night,
      star(64, 28, 15, ink.paper),
      star(64, 100, 17, ink.paper),
      star(32, 56, 14, ink.sand),
      star(96, 50, 14, ink.paper),
      star(84, 76, 8, ink.turmeric),
    ),
};
