import type pg from "pg";
import { appealRejection as appealContract, claimCompany } from "../../../contracts/claims.ts";
import { appealRejection } from "../../domain/cases/appeal.ts";
import { claimPage } from "../../domain/cases/claim-page.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";

const CLAIMS = 10;
const DAY_S = 86_400;

/** Requests to staff: for a company's page, or for another look at a rejected profile. */
export function claimOperations(pool: pg.Pool): Operation[] {
  const countClaim = limitPerPerson(pool, "claims", { points: CLAIMS, duration: DAY_S });
  return [
    jsonOperation(claimCompany, async (actor, claim) => {
      await countClaim(actor);
      const claimed = await claimPage(pool, actor, claim);
      if (claimed.outcome === "claimed") return { domain: claimed.domain };
      if (claimed.outcome === "no_page") {
        throw new OperationError("not_found", "There is no such page of a company.");
      }
      throw new OperationError("profile_missing", "Save a profile of that kind first.");
    }),
    jsonOperation(appealContract, async (actor, appeal) => {
      if (await appealRejection(pool, actor, appeal)) return null;
      throw new OperationError("not_found", "The last check of the profile did not reject it.");
    }),
  ];
}
