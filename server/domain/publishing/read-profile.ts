import type pg from "pg";
import { roleOf, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { transaction } from "../../postgres/transaction.ts";
import { readRole } from "../account/read-role.ts";
import { type FileRow, readFile } from "../profile-files/read-file.ts";
import { fingerprintOfDraft } from "./fingerprint.ts";
import { readDraft, type VersionedDraft } from "./read-draft.ts";

/** All that is judged of a profile at one moment, with its fingerprint. */
export type JudgedProfile = VersionedDraft & {
  fingerprint: string;
  /** Undefined if there is none, or the role has none. */
  pitchDeck: FileRow | undefined;
  businessLicense: FileRow | undefined;
};

/**
 * Reads a profile in one snapshot: with a save between two statements, one text could be judged under the
 * fingerprint of another.
 * @returns undefined if no profile was saved
 */
export async function readProfile(
  pool: pg.Pool,
  userId: string,
): Promise<JudgedProfile | undefined> {
  return transaction(pool, async (client) => {
    await client.query("set transaction isolation level repeatable read, read only");
    const role = roleOf((await readRole(client, { userId })) ?? "");
    const judged = await readDraft(client, userId, role);
    if (!judged) return undefined;
    return {
      ...judged,
      fingerprint: await fingerprintOfDraft(client, userId),
      pitchDeck: role === STARTUP_ROLE ? await readFile(client, userId, "pitch_deck") : undefined,
      businessLicense: await readFile(client, userId, "business_license"),
    };
  });
}
