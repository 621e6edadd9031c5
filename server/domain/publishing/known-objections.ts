import { LRUCache } from "lru-cache";
import type pg from "pg";
import { z } from "zod";
import { profileFinding } from "../../../contracts/profile-review.ts";
import type { KnownObjection } from "../../../contracts/profile-status.ts";
import type { Line } from "../../files/places.ts";
import { fingerprintOfDraft } from "./fingerprint.ts";
import { type DocumentMeans, LONGEST_WAIT_MS, readDocuments } from "./gather-evidence.ts";
import { readProfile } from "./read-profile.ts";

const KEPT = 1000;

/** Whoever reads how it stands asks, whoever has it published pays. */
type ComparingLine = Extract<Line, "asked" | "paying">;

/** What a profile's documents say of whose they are, at one state of the profile. */
export type ComparedDocuments = { fingerprint: string; objections: KnownObjection[] };

/**
 * Compares a profile's documents with what it says, before anybody pays for a review of it: whose
 * they are is a fact, and no matter of judgement, and so is what is written to its reviewer. Each state
 * of a profile is compared once.
 */
export function documentComparison(means: DocumentMeans) {
  const known = new LRUCache<string, Promise<ComparedDocuments>>({ max: KEPT });

  /** @throws StorageUnavailable; Refused when too many wait; a DOMException after a while. */
  return async (userId: string, line: ComparingLine): Promise<ComparedDocuments> => {
    const fingerprint = await fingerprintOfDraft(means.pool, userId);
    // Whoever pays does not join what waits in the other line.
    const key = `${line} ${userId} ${fingerprint}`;
    const before = known.get(key);
    if (before) return before;
    const comparing = compare(means, userId, line);
    known.set(key, comparing);
    try {
      const compared = await comparing;
      // It was edited meanwhile: that was compared.
      if (compared.fingerprint !== fingerprint) known.delete(key);
      return compared;
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };
}

async function compare(
  means: DocumentMeans,
  userId: string,
  line: ComparingLine,
): Promise<ComparedDocuments> {
  const judged = await readProfile(means.pool, userId);
  if (!judged) return { fingerprint: "", objections: [] };
  const { draft, fingerprint } = judged;
  const documents = await readDocuments(means, { userId, line, waitMs: LONGEST_WAIT_MS }, judged);
  // Loaded with the first profile: most servers that start compare none for a while.
  const [{ businessLicense }, { deckOfOtherCompany }, { instructionsGiven }, { publicTexts }] =
    await Promise.all([
      import("../../judging/profiles/rules/business-license.ts"),
      import("../../judging/profiles/rules/pitch-deck.ts"),
      import("../../judging/profiles/rules/instructions.ts"),
      import("../../judging/profiles/text/public-text.ts"),
    ]);
  const profile = { texts: publicTexts(draft), evidence: { draft, ...documents } };
  const found = [deckOfOtherCompany, businessLicense, instructionsGiven].flatMap((rule) =>
    rule(profile),
  );
  const objections = found
    .filter(({ weight }) => weight === "rejects")
    .map(({ rule, place }) => ({ rule, place }));
  return { fingerprint, objections };
}

/**
 * What the review rejected the profile for, where it is still what was reviewed then: the same again
 * would be paid for the same answer. Not what may have changed without it.
 */
export async function readRejection(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  fingerprint: string,
): Promise<KnownObjection[]> {
  const { rows } = await client.query<{ findings: unknown }>(
    `select b.findings from public.publications b join public.runs r on r.id = b.run_id
      where b.user_id = $1 and r.fingerprint = $2 order by b.created_at desc limit 1`,
    [userId, fingerprint],
  );
  return z
    .array(profileFinding)
    .parse(rows[0]?.findings ?? [])
    .filter(({ rule, weight, place }) => {
      const mayHavePassed = place === "website" || rule === "founded_in_future";
      return weight === "rejects" && !mayHavePassed;
    })
    .map(({ rule, place }) => ({ rule, place }));
}
