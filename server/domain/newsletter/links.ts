import { createHmac, timingSafeEqual } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { NEWSLETTER_PATH, type NewsletterStep } from "../../../contracts/newsletter.ts";

/** Who gets the news: an account whose switch is on, or a visitor's address. */
export type Reader = { kind: "account" | "visitor"; id: string };

const KINDS: Record<string, Reader["kind"]> = { a: "account", v: "visitor" };
const TOKEN = /^([av])\.([0-9a-f-]{36})\.([\w-]{43})$/;

/** The links of mails, which nobody else can make: each is for one step of one reader. */
export class NewsLinks {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** The token of a link. */
  sign(step: NewsletterStep, { kind, id }: Reader): string {
    return `${kind.charAt(0)}.${id}.${this.#mac(step, { kind, id }).toString("base64url")}`;
  }

  /** @returns undefined for what we have not signed for this step. */
  read(step: NewsletterStep, token: string): Reader | undefined {
    const [, letter = "", id = "", mac = ""] = TOKEN.exec(token) ?? [];
    const kind = KINDS[letter];
    if (kind === undefined || !z.uuid().safeParse(id).success) return undefined;
    const given = Buffer.from(mac, "base64url");
    const wanted = this.#mac(step, { kind, id });
    const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
    return isOurs ? { kind, id } : undefined;
  }

  /** The address that a mail program, or its reader, opens. */
  address(publicUrl: string, step: NewsletterStep, reader: Reader): URL {
    const url = new URL(`${NEWSLETTER_PATH}/${step}`, publicUrl);
    url.searchParams.set("token", this.sign(step, reader));
    return url;
  }

  #mac(step: NewsletterStep, { kind, id }: Reader): Buffer {
    return createHmac("sha256", this.#key).update(`${step} ${kind} ${id}`).digest();
  }
}

/** Signed with the database's key: a link outlives the server that wrote it. */
export async function readLinks(db: pg.Pool | pg.ClientBase): Promise<NewsLinks> {
  const { rows } = await db.query<{ key: Buffer }>("select key from internal.newsletter_key");
  const [row] = rows;
  if (!row) throw new Error("There is no key for the newsletter's links.");
  return new NewsLinks(row.key);
}
