import type pg from "pg";
import { readCredits } from "../../../contracts/credits.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import { readSummary } from "../../domain/payments/read-summary.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { requireRole } from "../require-role.ts";

/** `POST /api/credits/read-summary` */
export function readCreditsOperation(
  pool: pg.Pool,
  selling: {
    prices: PriceList;
    gateway: { name: string } | undefined;
    firstReviewIsFree: boolean;
  },
): Operation {
  return jsonOperation(readCredits, async (actor) =>
    readSummary(pool, selling, actor, await requireRole(pool, actor)),
  );
}
