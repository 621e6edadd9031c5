import pg from "pg";
import type { EntryKind } from "../../../contracts/credits.ts";

type EntrySubject = {
  kind: "run" | "checkout" | "invoice" | "lot" | "operator";
  id: string;
};

export type NewEntry = {
  accountId: string;
  kind: EntryKind;
  /** Negative to take credits. */
  amount: number;
  /** The same key again moves nothing. */
  key: string;
  reason: string;
  subject: EntrySubject;
  /** When added credits expire. Default: never. */
  lastsUntil?: Date | undefined;
  /** The entry whose credits are taken first. */
  takenFrom?: string | undefined;
  /** The spend that is refunded. */
  givesBack?: string | undefined;
};

export type PostedEntry = {
  entryId: string;
  balance: number;
  owed: number;
  /** False when the key had already moved credits. */
  isNew: boolean;
};

export class NotEnoughCredits extends Error {
  override readonly name = "NotEnoughCredits";
  readonly price: number;
  readonly balance: number;

  constructor(price: number, balance: number) {
    super(`${price} credits are needed, ${balance} are there.`);
    this.price = price;
    this.balance = balance;
  }
}

/** An idempotency key was reused for something else. */
export class KeyReused extends Error {
  override readonly name = "KeyReused";
}

/**
 * Moves credits within the caller's transaction; waits for other movements on the same account.
 * @throws NotEnoughCredits, KeyReused; the transaction must then be rolled back.
 */
export async function postEntry(client: pg.ClientBase, entry: NewEntry): Promise<PostedEntry> {
  const { accountId, kind, amount, key, reason, subject } = entry;
  try {
    const { rows } = await client.query<PostedEntry>(
      `select entry_id as "entryId", balance, owed, is_new as "isNew"
         from internal.post_credit_entry($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        accountId,
        kind,
        amount,
        key,
        reason,
        subject.kind,
        subject.id,
        entry.lastsUntil ?? null,
        entry.takenFrom ?? null,
        entry.givesBack ?? null,
      ],
    );
    const [posted] = rows;
    if (!posted) throw new Error("The ledger did not answer.");
    return posted;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === "BN402") {
      throw new NotEnoughCredits(-amount, Number(error.detail));
    }
    if (error instanceof pg.DatabaseError && error.code === "BN409") {
      throw new KeyReused(`The key ${key} is of another entry.`);
    }
    throw error;
  }
}
