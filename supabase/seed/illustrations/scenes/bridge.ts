import { mirror, person, stride } from "../motifs/person.ts";
import { palm, tuft } from "../motifs/plants.ts";
import { cloud, ridge } from "../motifs/weather.ts";
import { ink, mix, skin } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect, scene } from "../svg.ts";

/** One walker half-way over a long hanging bridge in the mist. */
export function bridge(): Drawing {
  return scene(
    mix(ink.young, ink.paper, 0.55),
    circle(820, 170, 100, ink.paper),
    ridge([330, 250, 300, 200, 310, 260, 330], mix(ink.young, ink.paper, 0.2)),
    ridge([430, 380, 470, 520, 480, 370, 400], mix(ink.young, ink.sprout, 0.6)),
    rect(0, 560, 1200, 115, ink.paper),
    cloud(600, 570, 2.4, ink.paper),
    cloud(330, 590, 2, ink.paper),
    cloud(900, 600, 2.2, ink.paper),
    path("M-10 300L160 330Q240 380 220 480L260 675H-10Z", ink.leaf),
    path("M1210 270L1040 300Q960 360 980 460L930 675H1210Z", ink.forest),
    line("M120 230Q600 560 1080 200", ink.coffee, 8),
    line("M120 330Q600 560 1080 300", ink.coffee, 20),
    line(
      "M240 306V390M340 364V428M440 398V446M540 414V452M640 412V448M740 390V434M840 350V406M940 298V366",
      ink.coffee,
      6,
    ),
    rect(106, 200, 26, 150, ink.coffee, 6) + rect(1066, 170, 26, 150, ink.coffee, 6),
    at(
      640,
      448,
      person({
        wear: "cap",
        colour: ink.chilli,
        skin: skin.warm,
        top: ink.chilli,
        bottom: ink.night,
        look: 1,
        legs: stride,
        arms: [mirror([20, 56, 40, 100]), [30, 50, 62, 80]],
      }) + rect(-90, -300, 60, 110, ink.turmeric, 18),
      { scale: 0.62 },
    ),
    palm(70, 330, 220, 20, ink.coffee, ink.sprout),
    tuft(1150, 300, 120, ink.leaf) + tuft(1020, 310, 60, ink.sprout),
  );
}
