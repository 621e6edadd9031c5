import { hair as hairInk, ink, shaded } from "../palette.ts";
import { circle, type Drawing, ellipse, line, path, rect } from "../svg.ts";

export type Headwear =
  | "short"
  | "crop"
  | "bob"
  | "bun"
  | "long"
  | "hijab"
  | "cap"
  | "conical"
  | "helmet"
  | "peci"
  | "nurse"
  | "bald";

export type Head = {
  wear: Headwear;
  skin: string;
  /** Colour of the hair, or of what covers it. */
  colour?: string;
  /** Where the face looks: left, ahead, right. */
  look?: -1 | 0 | 1;
  /** Seen from behind. */
  back?: boolean;
};

const dome = (reach: number) => `M-38 ${reach}C-44 -34 -26 -48 0 -48S44 -34 38 ${reach}`;

const behind: Partial<Record<Headwear, (colour: string) => Drawing>> = {
  long: (colour) => path("M-40 0C-46 -40 -24 -48 0 -48S46 -40 40 0L50 86Q0 100 -50 86Z", colour),
  bob: (colour) => path("M-44 34C-52 -40 -24 -50 0 -50S52 -40 44 34Q0 44 -44 34Z", colour),
  hijab: (colour) =>
    path(
      "M-44 -4C-44 -42 -22 -52 0 -52S44 -42 44 -4C46 30 60 60 66 84Q0 108 -66 84C-60 60 -46 30 -44 -4Z",
      colour,
    ),
  bun: (colour) => circle(0, -56, 20, colour),
};

function covering(wear: Headwear, colour: string, look: number): Drawing {
  const fringe = path(`${dome(-4)}Q${26 - look * 14} -26 ${look * 18} -28Q-30 -22 -38 -4Z`, colour);
  switch (wear) {
    case "hijab":
      return path("M-36 6A36 44 0 0 1 36 6A40 40 0 0 0 0 -34A40 40 0 0 0 -36 6Z", shaded(colour));
    case "cap":
      return (
        path("M-40 -10C-40 -44 -24 -52 0 -52S40 -44 40 -10Z", colour) +
        rect(look < 0 ? -72 : look > 0 ? 6 : -34, -18, 68, 12, shaded(colour, 0.3), 6)
      );
    case "conical":
      return (
        path("M-92 0L0 -78L92 0Q0 14 -92 0Z", colour) +
        path("M-92 0L0 -78L10 8Q-50 8 -92 0Z", shaded(colour, 0.1))
      );
    case "helmet":
      return (
        path("M-46 4C-50 -42 -26 -60 0 -60S50 -42 46 4Z", colour) +
        path(
          look ? `M${look * 46} 4L${look * 48} -16H${look * 6}V4Z` : "M-36 4V-14H36V4Z",
          shaded(ink.night, 0),
        )
      );
    case "peci":
      return path("M-36 -18L-32 -54Q0 -62 32 -54L36 -18Q0 -28 -36 -18Z", colour);
    case "nurse":
      return (
        fringe +
        path("M-26 -36L-20 -62Q0 -68 20 -62L26 -36Q0 -44 -26 -36Z", ink.paper) +
        rect(-3, -60, 6, 18, ink.chilli) +
        rect(-9, -54, 18, 6, ink.chilli)
      );
    case "crop":
      return path(`${dome(-14)}Q0 -34 -38 -14Z`, colour);
    case "bald":
      return "";
    default:
      return fringe;
  }
}

/** A head of radius about 40 around the origin. */
export function head({
  wear,
  skin,
  colour = hairInk.black,
  look = 0,
  back = false,
}: Head): Drawing {
  const hidden = behind[wear]?.(colour) ?? "";
  if (back) {
    const hat = wear === "cap" || wear === "conical" || wear === "helmet" || wear === "peci";
    return ellipse(0, 0, 36, 42, hat ? hairInk.black : colour) + hidden + covering(wear, colour, 0);
  }
  const ears =
    wear === "hijab" || wear === "helmet" ? "" : circle(look ? look * -20 : 36, 6, 8, shaded(skin));
  const shift = look * 14;
  const face = line(
    `M${shift - 13} -2h0M${shift + 13} -2h0M${shift - 9} 18q9 8 18 0`,
    shaded(skin, 0.75),
    5,
  );
  const nose = look ? circle(look * 35, 6, 8, skin) : "";
  return `${hidden}${ellipse(0, 0, 36, 42, skin)}${nose}${ears}${face}${covering(wear, colour, look)}`;
}
