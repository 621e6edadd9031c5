import { shophouse } from "../motifs/buildings.ts";
import { tick } from "../motifs/desk.ts";
import { arm, mirror, person, stride } from "../motifs/person.ts";
import { sun } from "../motifs/weather.ts";
import { ink, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, scene } from "../svg.ts";

/** A receipt unrolls from a shop counter along a row of shophouses. */
export function invoices(): Drawing {
  return scene(
    ink.blush,
    sun(1020, 140, 80, ink.turmeric),
    rect(0, 590, 1200, 85, ink.night),
    at(110, 600, shophouse(220, 440, ink.lagoon, ink.ocean, ink.paper)),
    at(340, 600, shophouse(220, 520, ink.pink, ink.chilli, ink.paper)),
    at(560, 600, shophouse(200, 380, ink.turmeric, ink.leaf, ink.paper)),
    at(780, 600, shophouse(220, 480, ink.young, ink.leaf, ink.paper)),
    at(1030, 600, shophouse(240, 410, ink.rose, ink.night, ink.paper)),
    path(
      "M-20 470C160 400 300 480 420 400S700 250 840 330S1080 420 1220 250V390C1080 560 960 470 840 470S560 480 430 540S160 540 -20 610Z",
      ink.paper,
    ),
    path("M420 400Q560 310 700 290L690 430Q560 470 430 540Z", ink.husk),
    line(
      "M20 500Q140 450 250 466M30 540Q150 496 300 500M860 370Q980 400 1060 370M870 410Q990 440 1120 370M500 410L640 350M500 450L600 410",
      ink.leaf,
      12,
    ),
    at(1130, 360, circle(0, 0, 44, ink.chilli) + tick(18, ink.paper, 9)),
    at(
      250,
      665,
      person({
        wear: "conical",
        colour: ink.sand,
        skin: skin.warm,
        top: ink.chilli,
        bottom: ink.deep,
        look: 1,
        arms: [arm.down, [46, 10, 100, -26]],
      }),
      { scale: 0.62 },
    ),
    at(
      690,
      668,
      person({
        wear: "bob",
        skin: skin.light,
        top: ink.leaf,
        bottom: ink.dusk,
        look: 1,
        legs: stride,
        arms: [mirror(arm.down), arm.hold],
      }),
      { scale: 0.62 },
    ),
  );
}
