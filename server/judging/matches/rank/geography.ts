import { areNear } from "../../../language/places.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";

const EVERYWHERE = 0.8;
/** The startup works there, but is based elsewhere. */
const MARKET = 0.65;
const NEAR = 0.2;
/** If an investor names no regions, its own seat is a hint. */
const SEAT = 0.9;
const NEAR_SEAT = 0.5;
const FAR_SEAT = 0.15;

/** Whether the investor invests where the startup is. */
export function geographyScore(startup: StartupFacts, investor: InvestorFacts): number | undefined {
  const { country, markets } = startup;
  if (country === undefined) return undefined;
  const { places, everywhere } = investor;
  if (places.has(country)) return 1;
  if (everywhere) return EVERYWHERE;
  if (places.size === 0) return seatScore(country, investor.country);
  for (const market of markets) if (places.has(market)) return MARKET;
  for (const place of places) if (areNear(place, country)) return NEAR;
  return 0;
}

function seatScore(country: string, seat: string | undefined): number | undefined {
  if (seat === undefined) return undefined;
  if (seat === country) return SEAT;
  return areNear(seat, country) ? NEAR_SEAT : FAR_SEAT;
}
