import { ink, shaded } from "../palette.ts";
import { type Drawing, each, line, path, rect } from "../svg.ts";

/** A wooden fishing boat 420 long that floats with its waterline at y = 0. */
export const fishingBoat = (hull: string, trim: string, cabin: string): Drawing =>
  line("M40 -70V-220M40 -214L-130 -66M40 -214L200 -96", shaded(hull, 0.5), 6) +
  rect(-110, -160, 110, 100, cabin, 6) +
  rect(-124, -174, 140, 22, shaded(cabin, 0.4), 6) +
  rect(-90, -136, 30, 34, ink.night) +
  rect(-46, -136, 30, 34, ink.night) +
  path(
    "M-230 -96Q-180 -60 -90 -66H130Q190 -74 234 -130Q216 -30 150 16H-150Q-214 -30 -230 -96Z",
    hull,
  ) +
  path(
    "M-230 -96Q-180 -60 -90 -66H130Q190 -74 234 -130L228 -96Q180 -50 130 -44H-90Q-180 -40 -224 -70Z",
    trim,
  );

/** An outrigger boat 400 long that floats at y = 0. */
export const bangka = (hull: string, roof: string): Drawing =>
  line("M-80 -34Q-60 -70 -50 20M80 -34Q100 -70 110 20", ink.husk, 8) +
  path("M-210 -62Q-150 -34 0 -34T210 -70Q180 8 120 12H-120Q-180 8 -210 -62Z", hull) +
  path("M-110 -112H110L130 -90H-130Z", roof) +
  line("M-96 -92V-36M0 -92V-34M96 -92V-36", shaded(roof, 0.4), 7) +
  line("M-150 24H190", ink.paper, 12);

/** A container ship seen from the side, 700 long, its waterline at y = 0. */
export function containerShip(hull: string, boxes: readonly [string, string, string]): Drawing {
  const stack = each(24, (index) => {
    const column = index % 8;
    const row = Math.floor(index / 8);
    if (row === 2 && (column === 0 || column > 5)) return "";
    const colour = boxes[(column * 2 + row) % 3] ?? boxes[0];
    return rect(-240 + column * 70, -132 - row * 46, 66, 42, colour);
  });
  return (
    stack +
    rect(-340, -250, 82, 170, ink.paper) +
    rect(-340, -226, 82, 22, ink.night) +
    path("M-370 -90H366Q356 -20 310 16H-340Q-364 -30 -370 -90Z", hull) +
    path("M-358 -20H336L310 16H-340Z", shaded(hull, 0.4))
  );
}

/** A harbour crane 420 tall, its feet at the origin, its arm to the right. */
export const harbourCrane = (colour: string): Drawing =>
  line("M-70 0V-330M70 0V-330M-70 -40L70 -150M-70 -150L70 -260M-70 -150H70", colour, 16) +
  line("M-150 -330H360M-10 -330V-440L330 -334M-10 -440L-140 -334", colour, 14) +
  rect(-50, -360, 70, 44, colour, 6) +
  line("M250 -330V-220", shaded(colour, 0.4), 5);
