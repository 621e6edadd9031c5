import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { makeNews } from "../newsroom/make-news.ts";
import { planWeek } from "./plan-week.ts";
import { confirmNews, leaveNews } from "./subscription.ts";
import { MONDAY, newsletterDatabase, SITE } from "./test-newsletter.ts";

const { pool, article, account, visitor, startup, round, send } = newsletterDatabase();

/** Plans mails dated today, since those of two days ago are no longer sent. */
async function plan(): Promise<number> {
  const mails = await planWeek(pool(), MONDAY);
  await pool().query("update internal.newsletter_weeks set planned_at = now()");
  return mails;
}

const answered = (responseCode: number, command: string, permanent: boolean) =>
  Object.assign(new Error("no"), { responseCode, command, permanent });

describe("the mail of a week", () => {
  it.each(LANGUAGES)(
    "tells the round-up and the articles in the reader's language: %s",
    async (language) => {
      const sg = await startup({ country: "Singapore", name: "Padi & Co" });
      for (const day of ["09", "11", "15"]) await round(sg, { announced_on: `2026-11-${day}` });
      const column = language === "en" ? "title" : `title_${language}`;
      await article({ slug: "told", title: "Told", [column]: `Told in ${language} <b>` });
      await article({
        slug: "untold",
        title: "Only English",
        author: "Lan Nguyễn",
        is_sample: true,
      });
      await makeNews(pool(), MONDAY);
      await visitor(language, "lan@readers.example");
      await plan();
      const [mail] = (await send()).mails;
      const { rows } = await pool().query<{ title: string; excerpt: string; slug: string }>(
        `select ${column} as title, slug,
              ${language === "en" ? "excerpt" : `excerpt_${language}`} as excerpt
         from public.news n join internal.made_news m on m.news_id = n.id where m.kind = 'week'`,
      );
      const [roundUp] = rows;
      expect(mail).toMatchObject({
        to: "lan@readers.example",
        subject: roundUp?.title,
        kind: "newsletter",
      });
      for (const part of [
        roundUp?.excerpt,
        `Told in ${language} <b>`,
        "Only English",
        "Lan Nguyễn",
      ]) {
        expect(mail?.text).toContain(part);
      }
      for (const slug of [roundUp?.slug, "told", "untold"]) {
        expect(mail?.text).toContain(`${SITE}/news/${slug}?lang=${language}`);
      }
      expect(mail?.html).toContain(`Told in ${language} &lt;b&gt;`);
      expect(mail?.text).not.toMatch(/[{}]|undefined|null/);
      // No tracking of whether it was opened.
      expect(mail?.html).not.toContain("<img");
    },
  );

  it("says how to leave with one press, without signing in (RFC 8058)", async () => {
    await article();
    const { id } = await account({ language: "th" });
    await plan();
    const [mail] = (await send()).mails;
    const address =
      /^<(https:\/\/\S+)>$/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect(address).toMatch(
      new RegExp(`^${SITE}/newsletter/leave\\?token=a\\.${id}\\.[\\w-]{43}$`),
    );
    expect(mail?.headers).toMatchObject({
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-Id": "Benih <weekly.benih.example>",
    });
    // The link below the text opens the page in the mail's language.
    expect(mail?.text).toContain(`${address}&lang=th`);
  });

  it("without a round-up is of the articles", async () => {
    await article({ title: "Alone" });
    await account({ language: "zh" });
    await plan();
    const [mail] = (await send()).mails;
    expect(mail?.subject).toContain("2026年11月9日至15日");
    expect(mail?.text).toContain("Alone");
  });

  it("leaves out what has been taken down, and is not sent when nothing is left", async () => {
    await article({ title: "Stays", slug: "stays" });
    await article({ title: "Goes", slug: "goes" });
    await account();
    await account();
    await plan();
    await pool().query("update public.news set is_published = false where slug = 'goes'");
    const { mails } = await send();
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toContain("Stays");
      expect(text).not.toContain("Goes");
    }
    await pool().query("update public.news set is_published = false");
    await pool().query("update internal.newsletter_sends set begun_at = null, sent_at = null");
    expect((await send()).mails).toEqual([]);
  });
});

it("a letter that is planned for a visitor reaches the account that they have opened since", async () => {
  await article();
  const { email } = await visitor();
  const other = await visitor();
  await plan();
  await account({ email, on: false });
  // Any visitor's confirmation finds it.
  await confirmNews(pool(), other.id);
  expect((await send()).mails.map(({ to }) => to).sort()).toEqual([email, other.email].sort());
});

describe("nobody", () => {
  beforeEach(async () => {
    await article();
    await account({ email: "one@padi.example" });
  });

  it("gets it twice, however often the job runs", async () => {
    await plan();
    const runs = await Promise.all([send(), send(), send()]);
    expect(runs.flatMap(({ mails }) => mails)).toHaveLength(1);
    expect((await send()).mails).toEqual([]);
  });

  it("gets it twice when the connection broke before the answer, or the server was killed", async () => {
    await plan();
    const doubtful = await send(() => new Error("Connection closed unexpectedly"));
    expect(doubtful).toMatchObject({ mails: [{ to: "one@padi.example" }], failures: [] });
    expect((await send()).mails).toEqual([]);
    const { rows } = await pool().query(
      "select begun_at is not null as begun, sent_at from internal.newsletter_sends",
    );
    expect(rows).toEqual([{ begun: true, sent_at: null }]);
  });

  it("is said to have got what was held back", async () => {
    await plan();
    await pool().query(
      `insert into internal.stopped_addresses (address_key, reason)
       values (internal.address_key('one@padi.example'), 'permanent')`,
    );
    await send();
    const { rows } = await pool().query(
      "select begun_at is not null as begun, sent_at from internal.newsletter_sends",
    );
    expect(rows).toEqual([{ begun: true, sent_at: null }]);
    await pool().query("truncate internal.stopped_addresses");
  });

  it("is left out because the mail server was busy, or away", async () => {
    await plan();
    const busy = answered(451, "RCPT TO", false);
    expect((await send(() => busy)).failures).toEqual([busy]);
    const away = Object.assign(new Error("refused"), { syscall: "connect" });
    expect((await send(() => away)).failures).toEqual([away]);
    expect((await send()).mails).toHaveLength(1);
    expect((await send()).mails).toEqual([]);
  });

  it("is written to again whose address is not there", async () => {
    await plan();
    expect((await send(() => answered(550, "RCPT TO", true))).failures).toEqual([]);
    expect((await send()).mails).toEqual([]);
  });

  it("gets it who has left since, or days later", async () => {
    const { id } = await visitor();
    await plan();
    await leaveNews(pool(), { kind: "visitor", id });
    await pool().query("update public.profiles set mails_news = false");
    expect((await send()).mails).toEqual([]);
    await pool().query("update public.profiles set mails_news = true");
    await pool().query(
      "update internal.newsletter_weeks set planned_at = now() - interval '3 days'",
    );
    expect((await send()).mails).toEqual([]);
  });
});
