import { arm, mirror, person } from "../motifs/person.ts";
import { ink, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, ring, scene } from "../svg.ts";

/** Nurse, driver and welder, each on a panel of their own. */
export function trades(): Drawing {
  const spark = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (a) =>
      `M${1080 + Math.cos((a * Math.PI) / 180) * 34} ${430 + Math.sin((a * Math.PI) / 180) * 34}L${1080 + Math.cos((a * Math.PI) / 180) * 74} ${430 + Math.sin((a * Math.PI) / 180) * 74}`,
  );
  return scene(
    ink.pink,
    rect(400, 0, 400, 675, ink.turmeric),
    rect(800, 0, 400, 675, ink.ocean),
    circle(200, 300, 150, ink.blush),
    circle(600, 300, 150, ink.sand),
    circle(1000, 300, 150, ink.lagoon),
    at(
      200,
      900,
      person({
        wear: "nurse",
        skin: skin.warm,
        top: ink.lagoon,
        half: true,
        bareArms: true,
        arms: [mirror(arm.hold), arm.hold],
      }) +
        line("M-30 -292Q-20 -220 10 -220T40 -292", ink.night, 8) +
        rect(-44, -250, 76, 96, ink.clay, 6) +
        rect(-36, -242, 60, 80, ink.paper, 3),
      { scale: 1.75 },
    ),
    at(
      600,
      900,
      person({ wear: "cap", colour: ink.leaf, skin: skin.brown, top: ink.leaf, half: true }) +
        ring(0, -170, 76, ink.deep, 20) +
        line("M-70 -170H70M0 -170V-110", ink.deep, 14) +
        circle(-64, -206, 18, skin.brown) +
        circle(64, -206, 18, skin.brown),
      { scale: 1.75 },
    ),
    at(
      1000,
      900,
      person({
        wear: "short",
        skin: skin.light,
        top: ink.clay,
        half: true,
        arms: [mirror(arm.hold), [40, 60, 56, 24]],
      }) +
        path("M-42 -392Q-42 -404 0 -404T42 -392L36 -318Q0 -296 -36 -318Z", ink.night) +
        rect(-28, -372, 56, 26, ink.sprout, 6) +
        line("M58 -256L46 -268", ink.deep, 10),
      { scale: 1.75 },
    ),
    line(spark.join(""), ink.sand, 10),
    circle(1080, 430, 18, ink.paper),
    line("M400 0V675M800 0V675", ink.paper, 12),
  );
}
