import type { IncomingMessage } from "node:http";
import { clientNetwork, siteOf } from "../http/client-network.ts";
import { type CountingDatabase, createLimiter, type Rate } from "../postgres/limiter.ts";
import { countOrRefuse } from "./count-or-refuse.ts";

/** The limit of a whole site (an office, a campus), in multiples of a network's, as at sign-in. */
const SITE_TIMES = 8;

export const TOO_OFTEN = "Too many requests. Try again later.";

/**
 * Limits how often a visitor without an account may do something, by network, and with IPv6 also by site, since one
 * site has up to 65,536 networks.
 * @returns rejects with too_many_requests and the wait once the limit is reached.
 */
export function limitPerNetwork(
  database: CountingDatabase,
  name: string,
  rate: Rate,
  trustProxy: boolean,
): (request: IncomingMessage) => Promise<void> {
  const ofNetwork = createLimiter(database, name, rate);
  const ofSite = createLimiter(database, `${name}_site`, {
    ...rate,
    points: rate.points * SITE_TIMES,
  });
  return async (request) => {
    const network = clientNetwork(request, trustProxy);
    const site = siteOf(network);
    await countOrRefuse(ofNetwork, network, TOO_OFTEN);
    if (site !== undefined) await countOrRefuse(ofSite, site, TOO_OFTEN);
  };
}
