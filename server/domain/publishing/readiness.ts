import type pg from "pg";
import type { PriceList } from "../../../contracts/price-list.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import type { Actor } from "../account/actor.ts";
import { readStatus } from "../profiles/read-status.ts";
import { fingerprintOfDraft } from "./fingerprint.ts";
import type { DocumentMeans } from "./gather-evidence.ts";
import { type ComparedDocuments, documentComparison, readRejection } from "./known-objections.ts";

/** The profile has changed since its documents were compared with it. */
export class ProfileChanged extends Error {
  override readonly name = "ProfileChanged";
}

/** Whether a profile can be published: for its person to read, and for the check before they pay. */
export type Readiness = {
  /** Undefined if the account has no role yet. */
  read(actor: Actor): Promise<ProfileStatus | undefined>;
  /** Called before payment, ahead of `settle` and outside its transaction. @throws StorageUnavailable */
  compare(actor: Actor): Promise<ComparedDocuments>;
  /** @throws ProfileChanged */
  settle(
    client: pg.ClientBase,
    actor: Actor,
    compared: ComparedDocuments,
  ): Promise<{ status: ProfileStatus; fingerprint: string } | undefined>;
};

export function publishReadiness(
  means: DocumentMeans & { prices: PriceList; onUnreadable(error: unknown): void },
): Readiness {
  const { pool, prices } = means;
  const compareDocuments = documentComparison(means);
  return {
    compare: ({ userId }) => compareDocuments(userId, "paying"),

    async read(actor) {
      const status = await readStatus(pool, prices, actor);
      if (!status || status.publication === "published" || isHeldBack(status)) return status;
      try {
        return await withObjections(
          pool,
          actor,
          status,
          await compareDocuments(actor.userId, "asked"),
        );
      } catch (error) {
        // The rest of the status does not depend on the documents, and publishing will check them again.
        means.onUnreadable(error);
        return status;
      }
    },

    async settle(client, actor, compared) {
      const status = await readStatus(client, prices, actor);
      if (!status) return undefined;
      const fingerprint = await fingerprintOfDraft(client, actor.userId);
      if (fingerprint !== compared.fingerprint) {
        throw new ProfileChanged("The profile has just been changed.");
      }
      return { status: await withObjections(client, actor, status, compared), fingerprint };
    },
  };
}

/** Whether something other than an objection already prevents publishing. */
function isHeldBack({ blockers }: ProfileStatus): boolean {
  return blockers.some((blocker) => blocker !== "not_enough_credits");
}

async function withObjections(
  client: pg.ClientBase | pg.Pool,
  { userId }: Actor,
  status: ProfileStatus,
  { fingerprint, objections }: ComparedDocuments,
): Promise<ProfileStatus> {
  const rejected = await readRejection(client, userId, fingerprint);
  const all = [
    ...objections,
    ...rejected.filter(
      ({ rule, place }) =>
        !objections.some((known) => known.rule === rule && known.place === place),
    ),
  ];
  if (all.length === 0) return status;
  return {
    ...status,
    objections: all,
    isRejected: rejected.length > 0,
    blockers: ["objections_stand", ...status.blockers],
  };
}
