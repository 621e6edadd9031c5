import { randomBytes } from "node:crypto";
import type pg from "pg";

const KEY_BYTES = 48;

/** Signs new links with a new key; links that people have stay good. */
export async function rotateNewsletterKey(pool: pg.Pool): Promise<void> {
  await pool.query("insert into internal.newsletter_key (key) values ($1)", [
    randomBytes(KEY_BYTES),
  ]);
}
