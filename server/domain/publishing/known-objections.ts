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

/** Looking at the state of publishing waits in the line "asked", having it published in "paying". */
type ComparingLine = Extract<Line, "asked" | "paying">;

/** The objections to a profile's documents, at one state of the profile. */
export type ComparedDocuments = { fingerprint: string; objections: KnownObjection[] };

/**
 * Compares a profile's documents with the profile before anybody pays for a review: whose they are, and
 * whether they give orders to the reviewer, are facts rather than matters of judgement. Each state of a
 * profile is compared once.
 */
export function documentComparison(means: DocumentMeans) {
  const known = new LRUCache<string, Promise<ComparedDocuments>>({ max: KEPT });

  /** @throws StorageUnavailable; Refused if too many wait; a DOMException after a while. */
  return async (userId: string, line: ComparingLine): Promise<ComparedDocuments> => {
    const fingerprint = await fingerprintOfDraft(means.pool, userId);
    // Someone who pays must not wait for a comparison in the other line.
    const key = `${line} ${userId} ${fingerprint}`;
    const before = known.get(key);
    if (before) return before;
    const comparing = compare(means, userId, line);
    known.set(key, comparing);
    try {
      const compared = await comparing;
      // It was edited meanwhile, and the edited state was compared.
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
  // Loaded with the first profile, as most servers compare none for a while after starting.
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
 * The objections for which the review rejected the profile, if it is still the same: paying again would
 * give the same answer. Without objections that may have been resolved outside the profile.
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
