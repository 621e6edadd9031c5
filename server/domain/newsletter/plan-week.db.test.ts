import { describe, expect, it } from "vitest";
import { makeNews } from "../newsroom/make-news.ts";
import { planWeek } from "./plan-week.ts";
import { MONDAY, newsletterDatabase } from "./test-newsletter.ts";

const { pool, article, account, visitor, startup, round, queued, switchOf, subscribers } =
  newsletterDatabase();

const at = (time: string) => new Date(`2026-11-${time}Z`);

async function planned() {
  const { rows } = await pool().query<{ round_up: string | null; articles: string[] }>(
    "select round_up, articles from internal.newsletter_weeks where week = '2026-11-09'",
  );
  return rows[0];
}

/** The titles planned for the week, with the round-up first. */
async function titles(): Promise<string[]> {
  const week = await planned();
  const { rows } = await pool().query<{ title: string }>(
    `select n.title from unnest($1::uuid[]) with ordinality as named (id, place)
       join public.news n on n.id = named.id order by named.place`,
    [week?.articles ?? []],
  );
  return rows.map(({ title }) => title);
}

describe("a week", () => {
  it("is planned on Mondays from half past one, and once", async () => {
    await article();
    await account();
    for (const early of ["15T23:00:00", "16T01:29:59", "18T12:00:00"]) {
      expect(await planWeek(pool(), at(early))).toBe(0);
    }
    expect(await planned()).toBeUndefined();
    const both = await Promise.all([planWeek(pool(), MONDAY), planWeek(pool(), MONDAY)]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await planWeek(pool(), at("16T20:00:00"))).toBe(0);
    expect(await queued("send_newsletter")).toHaveLength(1);
  });

  it("without news is none, until there is some", async () => {
    await account();
    await article({ published_at: "2026-11-08T15:59:59Z" });
    await article({ published_at: "2026-11-15T16:00:00Z" });
    await article({ is_published: false });
    expect(await planWeek(pool(), MONDAY)).toBe(0);
    expect(await planned()).toBeUndefined();
    await article();
    expect(await planWeek(pool(), at("16T03:00:00"))).toBe(1);
  });

  it("begins with its round-up, which is none of the articles of the next", async () => {
    const sg = await startup({ country: "Singapore" });
    for (const day of ["09", "11", "15"]) await round(sg, { announced_on: `2026-11-${day}` });
    await makeNews(pool(), MONDAY);
    await planWeek(pool(), MONDAY);
    const { rows } = await pool().query<{ news_id: string }>(
      "select news_id from internal.made_news where kind = 'week' and subject = '2026-11-09'",
    );
    expect((await planned())?.round_up).toBe(rows[0]?.news_id);
    await article({ published_at: "2026-11-18T00:00:00Z", title: "Later" });
    await planWeek(pool(), new Date("2026-11-23T02:00:00Z"));
    const next = await pool().query(
      `select n.title from internal.newsletter_weeks w, public.news n
        where w.week = '2026-11-16' and n.id = any (w.articles)`,
    );
    expect(next.rows).toEqual([{ title: "Later" }]);
  });

  it("takes what people wrote first, then the largest rounds, and nothing that is paid for", async () => {
    const sg = await startup();
    const of = async (thousands: number | null, title: string) => {
      const id = await round(sg, { announced_on: "2026-11-10", amount_usd_thousand: thousands });
      await article({ title, made_by: "template", funding_round_id: id });
    };
    await article({ title: "Paid", category: "Branded", author: "Ad" });
    for (const hour of ["01", "02", "03"]) {
      await article({ title: `By a model ${hour}`, published_at: `2026-11-12T${hour}:00:00Z` });
    }
    await of(null, "Quiet");
    await of(900, "Small");
    await of(50_000, "Large");
    await article({ title: "By a person", author: "Lan", published_at: "2026-11-09T00:00:00Z" });
    await planWeek(pool(), MONDAY);
    expect(await titles()).toEqual([
      "By a person",
      "Large",
      "Small",
      "By a model 03",
      "By a model 02",
      "By a model 01",
    ]);
  });

  it("has the stories of its rounds, and then what came out about others, once", async () => {
    const sg = await startup();
    const of = async (day: string, title: string, row: Record<string, unknown>) => {
      const id = await round(sg, { announced_on: `2026-11-${day}`, amount_usd_thousand: 100 });
      await article({ title, funding_round_id: id, ...row });
    };
    await of("15", "Of Sunday, on Monday", { published_at: "2026-11-16T01:00:00Z" });
    await of("10", "Of Tuesday", {});
    await of("02", "Late, by a person", { made_by: "person", author: "Lan" });
    await of("15", "Of Sunday, on Tuesday", { published_at: "2026-11-17T01:00:00Z" });
    await pool().query(
      "update public.news set is_published = false where title like '%on Tuesday'",
    );
    await planWeek(pool(), MONDAY);
    expect(await titles()).toEqual(["Of Sunday, on Monday", "Of Tuesday", "Late, by a person"]);
    await pool().query("update public.news set is_published = true");
    await planWeek(pool(), new Date("2026-11-23T02:00:00Z"));
    const { rows } = await pool().query(
      `select n.title from internal.newsletter_weeks w, public.news n
        where w.week = '2026-11-16' and n.id = any (w.articles)`,
    );
    expect(rows).toEqual([{ title: "Of Sunday, on Tuesday" }]);
  });
});

describe("the readers of a week", () => {
  it("are those who want it, at an address that is theirs, once, behind all other jobs", async () => {
    await article();
    const both = await account({ email: "both@padi.example", on: false });
    const on = await account();
    await account({ on: false });
    await account({ sure: false });
    const locked = await account();
    await pool().query("update auth.users set banned_until = 'infinity' where id = $1", [
      locked.id,
    ]);
    const { id } = await visitor();
    await visitor("vi", both.email);
    await pool().query(
      "insert into internal.newsletter_subscribers (email, language) values ('w@x.example', 'en')",
    );
    expect(await planWeek(pool(), MONDAY)).toBe(3);
    const { rows } = await pool().query<{ reader: string }>(
      "select coalesce(user_id, subscriber_id) as reader from internal.newsletter_sends",
    );
    expect(rows.map(({ reader }) => reader).sort()).toEqual([both.id, on.id, id].sort());
    // From now on the account's switch decides.
    expect(await switchOf(both.id)).toBe(true);
    expect((await subscribers()).map(({ email }) => email)).not.toContain(both.email);
    for (const { priority } of await queued("send_newsletter")) expect(priority).toBeGreaterThan(0);
  });

  it("who join after it is planned get the next one", async () => {
    await article();
    await account();
    expect(await planWeek(pool(), MONDAY)).toBe(1);
    await visitor();
    await account();
    expect(await planWeek(pool(), at("16T09:00:00"))).toBe(0);
    await article({ published_at: "2026-11-17T00:00:00Z" });
    expect(await planWeek(pool(), at("23T01:30:00"))).toBe(3);
  });

  it("are chosen and queued together, or neither", async () => {
    await article();
    await account();
    await pool().query("alter table graphile_worker._private_jobs rename to away");
    await expect(planWeek(pool(), MONDAY)).rejects.toThrow();
    await pool().query("alter table graphile_worker.away rename to _private_jobs");
    expect(await planned()).toBeUndefined();
    expect(await planWeek(pool(), MONDAY)).toBe(1);
    expect(await queued("send_newsletter")).toHaveLength(1);
  });
});
