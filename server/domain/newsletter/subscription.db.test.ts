import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { forgetOld } from "../retention/forget-old.ts";
import { composeConfirmation } from "./confirmation-mail.ts";
import { readLinks } from "./links.ts";
import { askForNews, confirmNews, leaveNews } from "./subscription.ts";
import { newsletterDatabase, SITE } from "./test-newsletter.ts";

const log = { info: () => undefined };
const { pool, account, visitor, queued, switchOf, subscribers } = newsletterDatabase();

const ask = (email: string, language: (typeof LANGUAGES)[number] = "en") =>
  askForNews(pool(), { email, language });

/** The subscribers who have been asked, one job each. */
async function asked(): Promise<string[]> {
  return (await queued("send_newsletter_confirmation")).map(({ told }) => told.subscriberId ?? "");
}

async function idOf(email: string): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    "select id from internal.newsletter_subscribers where email = $1",
    [email],
  );
  return rows[0]?.id ?? "";
}

const later = (time: string) =>
  pool().query(`update internal.newsletter_subscribers set asked_at = asked_at - $1::interval`, [
    time,
  ]);

const done = () => pool().query("delete from graphile_worker._private_jobs");

describe("who asks", () => {
  it("is sent a question, and nothing counts until it is answered", async () => {
    await ask("Lan@Padi.example");
    expect(await subscribers()).toEqual([{ email: "lan@padi.example", waits: true }]);
    const id = await idOf("lan@padi.example");
    expect(await asked()).toEqual([id]);
    expect(await confirmNews(pool(), id)).toBe(true);
    expect(await confirmNews(pool(), id)).toBe(true);
    expect(await subscribers()).toEqual([{ email: "lan@padi.example", waits: false }]);
  });

  it("again is asked once an hour at most, and five times", async () => {
    for (let hour = 0; hour < 8; hour += 1) {
      await done();
      await ask("lan@padi.example");
      await ask("LAN@padi.example");
      expect(await asked()).toHaveLength(hour < 5 ? 1 : 0);
      await later("61 minutes");
    }
  });

  it.each(LANGUAGES)("reads the question in the page's language: %s", async (language) => {
    await ask("lan@padi.example", language);
    const id = await idOf("lan@padi.example");
    const mail = await composeConfirmation(pool(), id, SITE);
    const token = /\/newsletter\/confirm\?token=([\w.-]+)&lang=(\w+)/.exec(mail?.text ?? "");
    expect(token?.[2]).toBe(language);
    const reader = (await readLinks(pool())).read("confirm", token?.[1] ?? "");
    expect(reader).toEqual({ kind: "visitor", id });
    expect(mail?.text).not.toMatch(/[{}]|undefined/);
    await confirmNews(pool(), id);
    expect(await composeConfirmation(pool(), id, SITE)).toBeUndefined();
  });

  it("for an address that gets it already changes nothing, and sends nothing", async () => {
    const { email } = await account();
    const known = await visitor("vi");
    await ask(email);
    await ask(known.email, "th");
    expect(await asked()).toEqual([]);
    const { rows } = await pool().query(
      "select email, language from internal.newsletter_subscribers",
    );
    expect(rows).toEqual([{ email: known.email, language: "vi" }]);
  });

  it("with an account goes the same way, and finds the switch on", async () => {
    const { id, email } = await account({ on: false });
    await ask(email);
    expect(await asked()).toHaveLength(1);
    expect(await switchOf(id)).toBe(false);
    expect(await confirmNews(pool(), await idOf(email))).toBe(true);
    expect(await switchOf(id)).toBe(true);
    expect(await subscribers()).toEqual([]);
  });

  it("with an account may answer twice, until they leave", async () => {
    const { id, email } = await account({ on: false });
    await ask(email);
    const link = await idOf(email);
    expect(await confirmNews(pool(), link)).toBe(true);
    expect(await confirmNews(pool(), link)).toBe(true);
    await leaveNews(pool(), { kind: "account", id });
    expect(await confirmNews(pool(), link)).toBe(false);
    expect(await switchOf(id)).toBe(false);
  });

  it("has a week to answer, then all of it is forgotten", async () => {
    await ask("lan@padi.example");
    const { email } = await visitor();
    const id = await idOf("lan@padi.example");
    await later("6 days 23 hours");
    await forgetOld(pool(), log);
    expect(await subscribers()).toHaveLength(2);
    await later("2 hours");
    expect(await confirmNews(pool(), id)).toBe(false);
    await forgetOld(pool(), log);
    expect(await subscribers()).toEqual([{ email, waits: false }]);
    expect(await confirmNews(pool(), id)).toBe(false);
  });
});

describe("who leaves", () => {
  it("as a visitor is forgotten, also if they press twice, and may come back", async () => {
    const { id, email } = await visitor();
    const other = await visitor();
    await leaveNews(pool(), { kind: "visitor", id });
    await leaveNews(pool(), { kind: "visitor", id });
    expect(await subscribers()).toEqual([{ email: other.email, waits: false }]);
    await ask(email);
    expect(await asked()).toHaveLength(1);
  });

  it("by an account's mail finds its switch off, and only theirs", async () => {
    const { id, email } = await account();
    const other = await account();
    await visitor("en", email);
    await leaveNews(pool(), { kind: "account", id });
    expect(await switchOf(id)).toBe(false);
    expect(await switchOf(other.id)).toBe(true);
    expect(await subscribers()).toEqual([]);
  });

  it("by a mail from before there was an account finds its switch off", async () => {
    const { id, email } = await visitor();
    const mine = await account({ email, on: false });
    const other = await account();
    expect(await confirmNews(pool(), id)).toBe(true);
    expect(await switchOf(mine.id)).toBe(true);
    await leaveNews(pool(), { kind: "visitor", id });
    await leaveNews(pool(), { kind: "visitor", id });
    expect([await switchOf(mine.id), await switchOf(other.id)]).toEqual([false, true]);
    await pool().query("delete from auth.users where id = $1", [mine.id]);
    const left = await pool().query("select from internal.newsletter_folded");
    expect(left.rowCount).toBe(0);
  });

  it("in the settings leaves with the address, whichever way it came there", async () => {
    const { id, email } = await account();
    await visitor("en", email);
    await pool().query("update public.profiles set mails_news = false where user_id = $1", [id]);
    expect(await subscribers()).toEqual([]);
  });

  it("with the account takes the address along", async () => {
    const { id, email } = await account({ on: false });
    await visitor("en", email);
    const other = await visitor();
    await pool().query("delete from auth.users where id = $1", [id]);
    expect(await subscribers()).toEqual([{ email: other.email, waits: false }]);
  });
});
