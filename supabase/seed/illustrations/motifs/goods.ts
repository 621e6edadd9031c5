import { ink, shaded } from "../palette.ts";
import { circle, type Drawing, ellipse, line, path, rect } from "../svg.ts";

/** A cardboard parcel standing at the origin, taped down the middle. */
export const parcel = (width: number, height: number, colour: string, tape: string): Drawing =>
  rect(-width / 2, -height, width, height, colour, 4) +
  rect(width * 0.2, -height, width * 0.3, height, shaded(colour, 0.1), 4) +
  rect(-width * 0.1, -height, width * 0.2, height * 0.42, tape) +
  rect(-width * 0.4, -height * 0.28, width * 0.24, height * 0.16, tape);

/** A fish 240 long that faces left. */
export const fish = (back: string, belly: string, eye: string = ink.deep): Drawing =>
  path(
    "M-120 0Q-70 -58 10 -48Q60 -40 84 -12L130 -50Q118 0 130 48L84 14Q50 42 0 46Q-80 46 -120 0Z",
    back,
  ) +
  path("M-120 0Q-30 20 84 14Q50 42 0 46Q-80 46 -120 0Z", belly) +
  path("M-20 -50Q10 -84 44 -74Q34 -56 40 -38Z", back) +
  line("M-66 -28Q-52 0 -66 26", shaded(belly, 0.4), 5) +
  circle(-88, -10, 7, eye);

/** A bowl 200 wide with its foot at the origin. */
export const bowl = (colour: string, soup: string, band: string): Drawing =>
  path("M-40 0H40L48 -16H-48Z", shaded(colour)) +
  path("M-104 -96Q-96 -12 0 -12T104 -96Z", colour) +
  path("M-98 -66Q0 -40 98 -66L94 -50Q0 -24 -94 -50Z", band) +
  ellipse(0, -96, 104, 20, shaded(colour, 0.1)) +
  ellipse(0, -94, 88, 14, soup);

/** A wok 260 wide around the origin, its handle to the left. */
export const wok = (metal: string): Drawing =>
  line("M-120 -20L-220 -54", shaded(metal, 0.4), 18) +
  path("M-136 -30Q-110 70 0 74T136 -30Z", metal) +
  path("M0 74Q110 70 136 -30H70Q60 50 0 74Z", shaded(metal, 0.3)) +
  ellipse(0, -30, 136, 22, shaded(metal, 0.35));

/** A lidded jar 90 wide standing at the origin. */
export const jar = (glass: string, content: string, lid: string): Drawing =>
  rect(-45, -130, 90, 130, glass, 14) +
  rect(-37, -92, 74, 84, content, 10) +
  rect(-50, -150, 100, 26, lid, 6);

/** An umbrella 300 wide, its handle's end at the origin. */
export const umbrella = (colour: string, other: string): Drawing =>
  line("M0 -210V-20Q0 4 24 0", shaded(other, 0.4), 10) +
  path(
    "M-150 -170C-140 -270 -60 -300 0 -300S140 -270 150 -170Q120 -196 90 -176Q45 -200 0 -176Q-45 -200 -90 -176Q-120 -196 -150 -170Z",
    colour,
  ) +
  path(
    "M-90 -176C-80 -250 -40 -290 0 -300C40 -290 80 -250 90 -176Q45 -200 0 -176Q-45 -200 -90 -176Z",
    other,
  ) +
  path("M0 -176V-300C40 -290 80 -250 90 -176Q45 -200 0 -176Z", shaded(other, 0.12));
