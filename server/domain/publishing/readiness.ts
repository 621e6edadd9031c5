import type pg from "pg";
import type { PriceList } from "../../../contracts/price-list.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import type { Actor } from "../account/actor.ts";
import { readStatus } from "../profiles/read-status.ts";
import { fingerprintOfDraft } from "./fingerprint.ts";
import type { DocumentMeans } from "./gather-evidence.ts";
import { type ComparedDocuments, documentComparison, readRejection } from "./known-objections.ts";

/** The profile is no longer what its documents were compared with. */
export class ProfileChanged extends Error {
  override readonly name = "ProfileChanged";
}

/** Whether a profile can be published: as its person reads it, and as it is settled before they pay. */
export type Readiness = {
  /** Undefined when the account has no role yet. */
  read(actor: Actor): Promise<ProfileStatus | undefined>;
  /** For whoever is about to pay, before `settle` and outside its transaction. @throws StorageUnavailable */
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
        // Nothing else of the status rests on the documents; publishing itself will ask again.
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

/** By something that comes before any objection. */
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
