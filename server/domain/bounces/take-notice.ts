import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import type { BounceKind } from "../../../contracts/mails.ts";
import { noteBounce } from "./note-bounce.ts";

const address = z.string().trim().min(3).max(320).includes("@");

/** Our own format, for any program. */
const ownNotice = z.object({
  kind: z.enum(["permanent", "temporary", "complaint"]),
  address,
  /** The id of the mail or the notice: a repeated one counts once. */
  id: z.string().min(1).max(200).optional(),
});

/** Postmark's webhooks for bounces and spam complaints. */
const postmarkNotice = z.object({
  RecordType: z.enum(["Bounce", "SpamComplaint"]),
  Type: z.string(),
  Email: address,
  MessageID: z.string().min(1).max(200),
});

export const bounceNotice = z.union([ownNotice, postmarkNotice]);
type Told = { kind: BounceKind; address: string; id?: string | undefined };

/** Postmark's types of bounces; its others (auto-responders, blocks, changed addresses) are not bounces for us. */
const POSTMARK: Record<string, BounceKind> = {
  HardBounce: "permanent",
  BadEmailAddress: "permanent",
  SoftBounce: "temporary",
  Transient: "temporary",
  DnsError: "temporary",
  SpamComplaint: "complaint",
  SpamNotification: "complaint",
  Blocked: "policy",
};

const MAIL_ID_BYTES = 16;

/** Notes what a program that knows our secret reports about an address. @returns false if it is no bounce. */
export async function takeNotice(
  pool: pg.Pool,
  notice: z.output<typeof bounceNotice>,
): Promise<boolean> {
  const told: Told | undefined = "RecordType" in notice ? fromPostmark(notice) : notice;
  if (!told) return false;
  const { rows } = await pool.query<{ key: Buffer }>("select internal.address_key($1) as key", [
    told.address,
  ]);
  const addressKey = rows[0]?.key;
  if (!addressKey) throw new Error("There is no key for return paths: apply the migrations.");
  const mailId =
    told.id === undefined
      ? randomBytes(MAIL_ID_BYTES)
      : createHash("sha256").update(told.id).digest().subarray(0, MAIL_ID_BYTES);
  await noteBounce(pool, { addressKey, mailId, kind: told.kind, status: "" });
  return true;
}

function fromPostmark(notice: z.output<typeof postmarkNotice>): Told | undefined {
  const kind = POSTMARK[notice.RecordType === "SpamComplaint" ? notice.RecordType : notice.Type];
  return kind && { kind, address: notice.Email, id: notice.MessageID };
}
