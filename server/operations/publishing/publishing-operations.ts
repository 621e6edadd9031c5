import type pg from "pg";
import type { PriceList } from "../../../contracts/prices.ts";
import { pricesFor } from "../../../contracts/prices.ts";
import {
  CHECKS_PER_DAY,
  checkProfile as checkContract,
  publishProfile,
  readPublication,
  withdrawPage as withdrawContract,
} from "../../../contracts/publishing.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { checkProfile } from "../../domain/publishing/check-profile.ts";
import type { EvidenceMeans } from "../../domain/publishing/gather-evidence.ts";
import type { ComparedDocuments } from "../../domain/publishing/known-objections.ts";
import { readPublicationState } from "../../domain/publishing/read-publication.ts";
import { ProfileChanged, type Readiness } from "../../domain/publishing/readiness.ts";
import { withdrawPage } from "../../domain/publishing/withdraw.ts";
import { startRun } from "../../domain/runs/start-run.ts";
import { StorageUnavailable } from "../../services/storage/project-storage.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";
import { requireRole, roleNotChosen } from "../require-role.ts";
import { runOrRefusal } from "../runs/run-refusal.ts";

const DAY_S = 86_400;

/**
 * Publishing a profile and taking its page down again, below `POST /api/profile/`.
 * @param means.usesModel whether a language model reads profiles, too, and translates pages afterwards.
 */
export function publishingOperations(
  means: EvidenceMeans & { prices: PriceList; readiness: Readiness; usesModel: boolean },
): Operation[] {
  const { pool, prices, readiness } = means;
  const countCheck = limitPerPerson(pool, "publication_checks", {
    points: CHECKS_PER_DAY,
    duration: DAY_S,
  });
  /** Within the transaction that takes the credits: whatever is known by then costs nothing. */
  const requireUnblocked = async (
    client: pg.ClientBase,
    actor: Actor,
    compared: ComparedDocuments,
  ): Promise<string> => {
    const settled = await readiness.settle(client, actor, compared).catch((error: unknown) => {
      if (!(error instanceof ProfileChanged)) throw error;
      throw new OperationError("publish_blocked", error.message);
    });
    if (!settled) throw roleNotChosen();
    const { status, fingerprint } = settled;
    if (status.publication === "published") {
      throw new OperationError("publish_blocked", "What is published is what the profile says.");
    }
    // Too few credits have a separate answer, with both figures.
    const blockers = status.blockers.filter((blocker) => blocker !== "not_enough_credits");
    if (blockers.length === 0) return fingerprint;
    throw new OperationError(
      "publish_blocked",
      `The profile cannot be published yet: ${blockers.join(", ")}.`,
    );
  };
  return [
    jsonOperation(publishProfile, async (actor, { language }, { idempotencyKey: key }) => {
      const price = pricesFor(await requireRole(pool, actor), prices).publish;
      const compared = await orUnavailable(readiness.compare(actor));
      const prepare = (client: pg.ClientBase) => requireUnblocked(client, actor, compared);
      return runOrRefusal(
        startRun(pool, actor, { service: "publish", price, language, key }, prepare),
      );
    }),
    jsonOperation(checkContract, async (actor, { language }) => {
      await requireRole(pool, actor);
      await countCheck(actor);
      const verdict = await orUnavailable(checkProfile(means, actor, language));
      if (verdict) return verdict;
      throw new OperationError("profile_missing", "Save the profile first.");
    }),
    jsonOperation(withdrawContract, async (actor) => {
      const role = await requireRole(pool, actor);
      if (await runOrRefusal(withdrawPage(pool, actor, role))) return null;
      throw new OperationError("not_found", "Nothing is published.");
    }),
    jsonOperation(readPublication, async (actor, { language }) => {
      await requireRole(pool, actor);
      const state = await readPublicationState(pool, actor, language);
      return { ...state, usesModel: means.usesModel };
    }),
  ];
}

async function orUnavailable<Answer>(work: Promise<Answer>): Promise<Answer> {
  return work.catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    throw new OperationError("service_unavailable", "The documents could not be read.");
  });
}
