import type { Drawing } from "../svg.ts";
import { investors } from "./investors.ts";
import { thailand, vietnam } from "./mainland.ts";
import { indonesia, malaysia } from "./nusantara.ts";
import { philippines, singapore } from "./straits.ts";

/** The mark of every sample startup and fund, by slug. */
export const logos: Record<string, () => Drawing> = {
  ...indonesia,
  ...malaysia,
  ...philippines,
  ...singapore,
  ...thailand,
  ...vietnam,
  ...investors,
};
