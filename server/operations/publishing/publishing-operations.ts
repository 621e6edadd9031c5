import type pg from "pg";
import type { PriceList } from "../../../contracts/price-list.ts";
import { pricesFor } from "../../../contracts/prices.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import {
  CHECKS_PER_DAY,
  checkProfile as checkContract,
  publishProfile,
  readPublication,
  withdrawPage as withdrawContract,
} from "../../../contracts/publishing.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { requireCredits } from "../../domain/credits/spend.ts";
import { readStatus } from "../../domain/profiles/read-status.ts";
import { checkProfile } from "../../domain/publishing/check-profile.ts";
import type { EvidenceMeans } from "../../domain/publishing/gather-evidence.ts";
import type { ComparedDocuments } from "../../domain/publishing/known-objections.ts";
import { readPublicationState } from "../../domain/publishing/read-publication.ts";
import { ProfileChanged, type Readiness } from "../../domain/publishing/readiness.ts";
import { withdrawPage } from "../../domain/publishing/withdraw.ts";
import { refusePaidBack } from "../../domain/runs/paid-back-too-often.ts";
import { findRun, type RunWish, startRun } from "../../domain/runs/start-run.ts";
import { StorageUnavailable } from "../../services/storage/project-storage.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";
import { requireRole, roleNotChosen } from "../require-role.ts";
import { runOrRefusal } from "../runs/run-refusal.ts";

const DAY_S = 86_400;
/** More than anybody edits a profile between two attempts to publish it. */
const ATTEMPTS_PER_HOUR = 30;
/** A profile that is edited during its review is refunded, although the review has cost us. */
const CHANGED = { service: "publish", isFree: false, by: ["profile_changed"], most: 10 } as const;

/**
 * Publishing a profile and taking its page down again, below `POST /api/profile/`.
 * @param means.usesModel whether a language model also reads profiles, and translates pages afterwards
 */
export function publishingOperations(
  means: EvidenceMeans & { prices: PriceList; readiness: Readiness; usesModel: boolean },
): Operation[] {
  const { pool, prices, readiness } = means;
  const countCheck = limitPerPerson(pool, "publication_checks", {
    points: CHECKS_PER_DAY,
    duration: DAY_S,
  });
  const countAttempt = limitPerPerson(pool, "publish_attempts", {
    points: ATTEMPTS_PER_HOUR,
    duration: 3600,
  });
  /** Refuses first whatever it can, as opening documents costs more than everything else here. */
  const compare = async (actor: Actor, price: number): Promise<ComparedDocuments> => {
    refuseBlocked(await readStatus(pool, prices, actor));
    await requireCredits(pool, actor.userId, price);
    await refusePaidBack(pool, actor.userId, CHANGED);
    await countAttempt(actor);
    return orUnavailable(readiness.compare(actor));
  };
  /** Within the transaction that takes the credits, so that a refusal costs nothing. */
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
    refuseBlocked(settled.status);
    return settled.fingerprint;
  };
  const publish = async (actor: Actor, wish: RunWish): Promise<{ runId: string }> => {
    const earlier = await findRun(pool, actor.userId, wish);
    if (earlier) return { runId: earlier };
    const compared = await compare(actor, wish.price);
    return startRun(pool, actor, wish, (client) => requireUnblocked(client, actor, compared));
  };
  return [
    jsonOperation(publishProfile, async (actor, input, { idempotencyKey: key }) => {
      const price = pricesFor(await requireRole(pool, actor), prices).publish;
      return runOrRefusal(publish(actor, { service: "publish", price, ...input, key }));
    }),
    jsonOperation(checkContract, async (actor, { language }, { signal }) => {
      await requireRole(pool, actor);
      await countCheck(actor);
      const verdict = await orUnavailable(checkProfile(means, actor, language, signal));
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

/** @throws OperationError publish_blocked */
function refuseBlocked(status: ProfileStatus | undefined): void {
  if (!status) throw roleNotChosen();
  if (status.publication === "published") {
    throw new OperationError("publish_blocked", "What is published is what the profile says.");
  }
  // Too few credits have a separate answer, with both figures.
  const blockers = status.blockers.filter((blocker) => blocker !== "not_enough_credits");
  if (blockers.length === 0) return;
  throw new OperationError(
    "publish_blocked",
    `The profile cannot be published yet: ${blockers.join(", ")}.`,
  );
}

async function orUnavailable<Answer>(work: Promise<Answer>): Promise<Answer> {
  return work.catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    if (!isLate && !(error instanceof StorageUnavailable)) throw error;
    throw new OperationError("service_unavailable", "The documents could not be read.");
  });
}
