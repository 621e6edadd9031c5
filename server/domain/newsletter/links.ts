import { createHmac, timingSafeEqual } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { NEWSLETTER_PATH, type NewsletterStep } from "../../../contracts/newsletter.ts";

/** A reader of the news: an account whose switch is on, or a visitor's address. */
export type Reader = { kind: "account" | "visitor"; id: string };

const KINDS: Record<string, Reader["kind"]> = { a: "account", v: "visitor" };
const TOKEN = /^([av])\.([0-9a-f-]{36})\.([\w-]{43})$/;

/** Signed links in mails, each for one step of one reader. */
export class NewsLinks {
  readonly #key: Buffer;
  readonly #earlier: readonly Buffer[];

  /** Signs with the first key, and accepts links signed with it or an earlier one. */
  constructor(key: Buffer, earlier: readonly Buffer[] = []) {
    this.#key = key;
    this.#earlier = earlier;
  }

  /** The token of a link. */
  sign(step: NewsletterStep, { kind, id }: Reader): string {
    return `${kind.charAt(0)}.${id}.${mac(this.#key, step, { kind, id }).toString("base64url")}`;
  }

  /** @returns undefined for anything that we have not signed for this step. */
  read(step: NewsletterStep, token: string): Reader | undefined {
    const [, letter = "", id = "", signature = ""] = TOKEN.exec(token) ?? [];
    const kind = KINDS[letter];
    if (kind === undefined || !z.uuid().safeParse(id).success) return undefined;
    const given = Buffer.from(signature, "base64url");
    const isBy = (key: Buffer) => {
      const wanted = mac(key, step, { kind, id });
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    };
    return [this.#key, ...this.#earlier].some(isBy) ? { kind, id } : undefined;
  }

  /** The address that a mail program or its user opens. */
  address(publicUrl: string, step: NewsletterStep, reader: Reader): URL {
    const url = new URL(`${NEWSLETTER_PATH}/${step}`, publicUrl);
    url.searchParams.set("token", this.sign(step, reader));
    return url;
  }
}

function mac(key: Buffer, step: NewsletterStep, { kind, id }: Reader): Buffer {
  return createHmac("sha256", key).update(`${step} ${kind} ${id}`).digest();
}

/** Uses the database's keys, so that a link outlives the server that wrote it. */
export async function readLinks(db: pg.Pool | pg.ClientBase): Promise<NewsLinks> {
  const { rows } = await db.query<{ key: Buffer }>(
    "select key from internal.newsletter_key order by number desc",
  );
  const [newest, ...earlier] = rows.map(({ key }) => key);
  if (!newest) throw new Error("There is no key for the newsletter's links.");
  return new NewsLinks(newest, earlier);
}
