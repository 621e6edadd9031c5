import { ink, shaded, skin as skins } from "../palette.ts";
import { at, circle, type Drawing, line, path, rect } from "../svg.ts";
import { type Headwear, head } from "./head.ts";

/** A limb's middle joint and end, as steps from the shoulder or hip: [x, y, x, y]. */
type Limb = readonly [number, number, number, number];

export type Figure = {
  wear: Headwear;
  colour?: string;
  skin?: string;
  top: string;
  bottom?: string;
  shoes?: string;
  /** A long skirt or sarong in place of trousers. */
  skirt?: boolean;
  bareArms?: boolean;
  look?: -1 | 0 | 1;
  back?: boolean;
  /** How far the neck leans from the hips. */
  lean?: number;
  arms?: readonly [Limb, Limb];
  legs?: readonly [Limb, Limb];
  /** Ends at the waist, behind a table or the picture's edge. */
  half?: boolean;
};

/** Arms by what they do, for the left side; `mirror` makes those for the right. */
export const arm = {
  down: [16, 58, 8, 116],
  hip: [44, 50, 4, 96],
  hold: [22, 66, -34, 70],
  reach: [50, 44, 112, 30],
  up: [52, -20, 58, -96],
  phone: [26, 66, 30, 4],
  type: [26, 68, 62, 82],
  chin: [34, 60, -26, 8],
} as const satisfies Record<string, Limb>;

export const mirror = ([a, b, c, d]: Limb): Limb => [-a, b, -c, d];

export const stride: readonly [Limb, Limb] = [
  [-14, 80, -64, 148],
  [34, 74, 46, 162],
];

const standing: readonly [Limb, Limb] = [
  [-2, 80, -4, 162],
  [2, 80, 4, 162],
];

export const seated: readonly [Limb, Limb] = [
  [74, 4, 70, 104],
  [88, 2, 92, 104],
];

const bent = (x: number, y: number, [jointX, jointY, endX, endY]: Limb) =>
  `M${x} ${y}l${jointX} ${jointY}L${x + endX} ${y + endY}`;

function drawnArm(x: number, y: number, limb: Limb, sleeve: string, skin: string, bare: boolean) {
  const [jointX, jointY, endX, endY] = limb;
  const upper = bare
    ? line(bent(x, y, limb), skin, 24) +
      line(`M${x} ${y}l${jointX * 0.6} ${jointY * 0.6}`, sleeve, 34)
    : line(bent(x, y, limb), sleeve, 30);
  return upper + circle(x + endX, y + endY, 15, skin);
}

/** A person about 400 tall with their feet at the origin; the hips are at y = -165. */
export function person(figure: Figure): Drawing {
  const { wear, top, look = 0, lean = 0, half = false, back = false } = figure;
  const { skin = skins.warm, bottom = ink.night, shoes = ink.deep, bareArms = false } = figure;
  const [leftArm, rightArm] = figure.arms ?? [mirror(arm.down), arm.down];
  const width = look ? 34 : 46;
  const neck = -300;
  const torso = `<path d="M${lean - width} ${neck + 14}Q${lean} ${neck - 8} ${lean + width} ${neck + 14}L36 -160H-36Z" fill="${top}" stroke="${top}" stroke-width="16"/>`;
  const farArm = drawnArm(
    lean - width,
    neck + 22,
    leftArm,
    shaded(top, 0.22),
    shaded(skin, 0.12),
    bareArms,
  );
  const nearArm = drawnArm(lean + width, neck + 22, rightArm, shaded(top, 0.12), skin, bareArms);
  const [first, second] = look < 0 ? [nearArm, farArm] : [farArm, nearArm];
  const throat = rect(lean - 14, neck - 24, 28, 34, shaded(skin, 0.2), 12);
  const crown = at(
    lean + look * 4,
    neck - 52,
    head({ wear, skin, colour: figure.colour, look, back }),
  );
  return [half ? "" : lower(figure, bottom, shoes), first, torso, throat, crown, second].join("");
}

function lower(figure: Figure, bottom: string, shoes: string): Drawing {
  const { look = 0, skirt = false, skin = skins.warm } = figure;
  const [left, right] = figure.legs ?? standing;
  const leg = (x: number, limb: Limb, colour: string) =>
    line(bent(x, -165, limb), skirt ? skin : colour, skirt ? 22 : 36);
  const feet = [left[2] - 18, right[2] + 18].map((x, index) => {
    const y = -165 + (index ? right : left)[3];
    return `M${x - 8 + look * 10} ${y}h21`;
  });
  const cloth = skirt
    ? path(`M-44 -170H44L${52 + right[2] / 2} -34Q0 -22 ${-52 + left[2] / 2} -34Z`, bottom)
    : "";
  const trousers = leg(-18, left, shaded(bottom, 0.3)) + leg(18, right, bottom);
  return trousers + line(feet.join(""), shoes, 17) + cloth;
}
