import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { BounceKind, MailKind } from "../../../contracts/mails.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { noteBounce } from "./note-bounce.ts";
import { liftStop, mayMail, readStop } from "./stopped-addresses.ts";

const { pool, open } = accountsDatabase();
const ADDRESS = "Lan@Padi.example";

beforeEach(async () => {
  await pool().query("truncate internal.bounces, internal.stopped_addresses");
});

async function keyOf(address: string): Promise<Buffer> {
  const { rows } = await pool().query<{ key: Buffer }>("select internal.address_key($1) as key", [
    address,
  ]);
  return rows[0]?.key ?? Buffer.alloc(0);
}

async function bounce(kind: BounceKind, address = ADDRESS, mailId = randomBytes(4)) {
  await noteBounce(pool(), { addressKey: await keyOf(address), mailId, kind, status: "" });
}

const reason = async (address = ADDRESS) => (await readStop(pool(), address))?.reason;
const may = (kind: MailKind) => mayMail(pool(), ADDRESS, kind);
const age = (days: number) =>
  pool().query("update internal.bounces set at = at - make_interval(days => $1)", [days]);

describe("an address", () => {
  it("that does not exist gets only what somebody waits for, three times a day", async () => {
    expect(await may("receipt")).toBe(true);
    await bounce("permanent");
    for (const kind of ["receipt", "result", "newsletter", "account_exists"] as const) {
      expect(await may(kind), kind).toBe(false);
    }
    const tried = [];
    for (let times = 0; times < 5; times += 1) tried.push(await may("recovery"));
    expect(tried).toEqual([true, true, true, false, false]);
    await pool().query("update internal.stopped_addresses set tried_on = tried_on - 1");
    expect(await may("signup")).toBe(true);
  });

  it("is known however it is written, and no other with it", async () => {
    await bounce("permanent");
    expect(await reason(" LAN@padi.EXAMPLE ")).toBe("permanent");
    expect(await reason("lan@padi2.example")).toBeUndefined();
    const { rows } = await pool().query("select s::text as row from internal.stopped_addresses s");
    expect(JSON.stringify(rows)).not.toMatch(/padi|lan@/i);
  });

  it("whose mailbox is full stops at the fifth mail in two weeks, told twice or not", async () => {
    const first = randomBytes(4);
    for (let times = 0; times < 6; times += 1) await bounce("temporary", ADDRESS, first);
    await age(15);
    for (let mails = 0; mails < 4; mails += 1) await bounce("temporary");
    expect(await reason()).toBeUndefined();
    await bounce("temporary");
    expect(await reason()).toBe("temporary");
    expect(await may("result")).toBe(false);
  });

  it("is not stopped by what was refused for our sake", async () => {
    for (let mails = 0; mails < 20; mails += 1) await bounce("policy");
    expect(await reason()).toBeUndefined();
  });

  it("that complained gets what the account needs, and no news", async () => {
    const { email, userId } = await open("Startup");
    await pool().query("update public.profiles set mails_news = true where user_id = $1", [userId]);
    await bounce("complaint", email);
    const allowed = [];
    for (const kind of ["newsletter", "result", "introduction", "receipt", "recovery"] as const) {
      if (await mayMail(pool(), email, kind)) allowed.push(kind);
    }
    expect(allowed).toEqual(["receipt", "recovery"]);
    const { rows } = await pool().query(
      "select mails_news from public.profiles where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ mails_news: false }]);
  });

  it("that is gone stays so after a complaint, and the other way round becomes so", async () => {
    await bounce("permanent");
    await bounce("complaint");
    expect(await reason()).toBe("permanent");
    await liftStop(pool(), ADDRESS);
    await bounce("complaint");
    await bounce("permanent");
    expect(await reason()).toBe("permanent");
  });

  it("of a visitor is forgotten by the newsletter", async () => {
    await pool().query(
      `insert into internal.newsletter_subscribers (email, language, confirmed_at)
       values (lower($1), 'th', now()), ('other@padi.example', 'th', now())`,
      [ADDRESS],
    );
    await bounce("permanent");
    const { rows } = await pool().query("select email from internal.newsletter_subscribers");
    expect(rows).toEqual([{ email: "other@padi.example" }]);
  });
});

describe("an address begins clean", () => {
  it("when it is lifted: what was counted before counts no more", async () => {
    for (let mails = 0; mails < 5; mails += 1) await bounce("temporary");
    expect(await liftStop(pool(), ADDRESS)).toBe(true);
    expect(await liftStop(pool(), ADDRESS)).toBe(false);
    await bounce("temporary");
    expect(await reason()).toBeUndefined();
  });

  it("when its owner confirms it, or changes to it, and is forgotten with the account", async () => {
    const { email, userId } = await open("Startup");
    const next = `new-${email}`;
    await bounce("permanent", email);
    await pool().query("update auth.users set email_confirmed_at = now() where id = $1", [userId]);
    expect(await reason(email)).toBeUndefined();
    await bounce("permanent", next);
    await bounce("permanent", email);
    await pool().query("update auth.users set email = $2 where id = $1", [userId, next]);
    expect(await reason(next)).toBeUndefined();
    expect(await reason(email)).toBe("permanent");
    await bounce("permanent", next);
    await pool().query("delete from auth.users where id = $1", [userId]);
    expect(await reason(next)).toBeUndefined();
  });

  it("when a visitor confirms that the news is wanted there", async () => {
    await bounce("complaint");
    await pool().query(
      "insert into internal.newsletter_subscribers (email, language) values (lower($1), 'en')",
      [ADDRESS],
    );
    await pool().query("update internal.newsletter_subscribers set confirmed_at = now()");
    expect(await reason()).toBeUndefined();
  });
});

it("is counted in one place", async () => {
  await bounce("permanent");
  await bounce("policy");
  await bounce("policy", "other@padi.example");
  await age(2);
  await bounce("complaint", "third@padi.example");
  const { rows } = await pool().query("select * from internal.bounce_counts order by name, label");
  expect(rows).toEqual([
    { name: "bounces", label: "complaint", total: 1, last_day: 1 },
    { name: "bounces", label: "permanent", total: 1, last_day: 0 },
    { name: "bounces", label: "policy", total: 2, last_day: 0 },
    { name: "stopped_addresses", label: "complaint", total: 1, last_day: 1 },
    { name: "stopped_addresses", label: "permanent", total: 1, last_day: 1 },
  ]);
});
