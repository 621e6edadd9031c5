import { ink } from "../palette.ts";
import { circle, path } from "../svg.ts";

/** Head and shoulders of one listener, dark against the light. */
export const onlooker =
  path("M-60 120V70Q-60 20 -16 12V0H16V12Q60 20 60 70V120Z", ink.deep) +
  circle(0, -24, 36, ink.deep);
