import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { NO_MATCH, type Service } from "../../../contracts/credits.ts";
import type { DeckIssue, DeckReview } from "../../../contracts/deck-review.ts";
import { LANGUAGE_TAGS, LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { creditAccount } from "../credits/credit-account.ts";
import { postEntry } from "../credits/post-entry.ts";
import { payForRun, refundRun } from "../credits/spend.ts";
import { testReview } from "../deck-review/test-review.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { composeResultMail } from "./result-mail.ts";

const { pool, open } = accountsDatabase();
const SITE = "https://benih.example";
const CONFIDENTIAL = "We burn $240k a month";

async function person(language: Language = "en", role: string = STARTUP_ROLE): Promise<Actor> {
  const actor = await open(role);
  await pool().query("update public.profiles set language = $2 where user_id = $1", [
    actor.userId,
    language,
  ]);
  return actor;
}

async function run({ userId }: Actor, service: Service, state = "done"): Promise<string> {
  const id = randomUUID();
  await pool().query(
    `insert into public.runs (id, user_id, service, idempotency_key, language, price, state, problem, fingerprint, finished_at)
     values ($1, $2, $3, $5, 'en', 5, $4, case $4 when 'failed' then 'took_too_long' end, repeat('a', 64),
             case when $4 in ('done', 'failed') then now() end)`,
    [id, userId, service, state, `key-of-${id}`],
  );
  return id;
}

const ISSUE: DeckIssue = {
  id: "issue",
  category: "viability",
  rule: "funds_shares",
  page: 12,
  text: CONFIDENTIAL,
  why: CONFIDENTIAL,
  fix: CONFIDENTIAL,
  about: "useOfFunds",
  kind: "arithmetic",
  severity: 2,
  certainty: "proven",
  also: [],
};

async function reviewed(
  actor: Actor,
  score: number,
  judgedBy?: DeckReader,
  more: Partial<DeckReview> = {},
): Promise<string> {
  const id = await run(actor, "deck_review");
  const review = { ...testReview(score), issues: [ISSUE], judgedBy, ...more };
  await pool().query(
    `insert into public.deck_reviews (run_id, user_id, file_name, file_sha256, score, review, engine)
     values ($1, $2, 'Secret raise.pdf', repeat('b', 64), $3, $4, 'rules')`,
    [id, actor.userId, score, review],
  );
  return id;
}

async function judged(actor: Actor, verdict: string, weights: string[]): Promise<string> {
  const id = await run(actor, "publish");
  const findings = JSON.stringify(weights.map((weight) => ({ weight, text: CONFIDENTIAL })));
  await pool().query(
    `insert into public.publications (run_id, user_id, version, verdict, findings, engine)
     values ($1, $2, 1, $3, $4, 'rules')`,
    [id, actor.userId, verdict, findings],
  );
  return id;
}

async function startup(name: string, owner?: Actor): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
     values ('s-' || gen_random_uuid(), $1, '{fintech}', 'seed', 'Vietnam', true, now()) returning id`,
    [name],
  );
  const id = rows[0]?.id ?? "";
  if (owner) {
    await pool().query(
      "insert into public.startup_profiles (user_id, startup_id) values ($1, $2)",
      [owner.userId, id],
    );
  }
  return id;
}

const compose = (id: string) => composeResultMail(pool(), id, SITE);

describe("a mail about a finished run", () => {
  it.each(LANGUAGES)(
    "tells the score and its band in %s, and nothing of the deck",
    async (language) => {
      const actor = await person(language);
      const mail = await compose(await reviewed(actor, 7));
      expect(mail?.to).toBe(actor.email);
      expect(mail?.html).toContain(`<html lang="${LANGUAGE_TAGS[language]}">`);
      const score = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(7);
      expect(mail?.text).toContain(score);
      expect(mail?.text).toContain(`${SITE}/profile?tab=review`);
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/\{\w+\}|burn|Secret/);
    },
  );

  it("says the same in no two languages", async () => {
    const texts = await Promise.all(
      LANGUAGES.map(
        async (language) => (await compose(await reviewed(await person(language), 4.9)))?.text,
      ),
    );
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  it.each([
    [9, "excellent"],
    [8.9, "good"],
    [6.9, "fair"],
    [4.9, "weak"],
  ])("calls %d %s", async (score, band) => {
    const mail = await compose(await reviewed(await person(), score, "model"));
    expect(mail?.text).toContain(`: ${band}.`);
    const check = await compose(await reviewed(await person(), score, "rules"));
    expect(check?.text).toContain(`: ${band} (rule check only).`);
  });

  it("names what to fix first, by its page and kind", async () => {
    const text = (await compose(await reviewed(await person(), 5, "rules")))?.text;
    expect(text).toContain("• Page 12: figures that don’t add up");
    const deck = [{ ...ISSUE, page: null, text: "", kind: "missing" } as const];
    const whole = await compose(await reviewed(await person(), 5, "model", { issues: deck }));
    expect(whole?.text).toContain("• Deck as a whole: something investors look for and won’t find");
  });

  it("says of a check without an error what it did not find, and where that lowers the score", async () => {
    const sections: DeckReview["sections"] = [
      { section: "market", state: "told" },
      { section: "team", state: "unsure" },
      { section: "ask", state: "unsure" },
    ];
    const text = async (score: number) => {
      const more = { issues: [], sections };
      return (await compose(await reviewed(await person(), score, "rules", more)))?.text;
    };
    const low = await text(0.1);
    expect(low).toContain("no errors in your pitch deck. It scores 0.1 out of 10.");
    expect(low).toContain("We found 1 of the 3 sections");
    expect(low).toContain("holds the score down");
    expect(low).toMatch(/What we couldn’t find: Team\b.*\bAsk\./);
    const high = await text(9.2);
    expect(high).not.toMatch(/holds|excellent/);
    expect(high).toContain("We found 1 of the 3 sections");
  });

  it("says of a check that it is no judgment, and nothing such of what a model judged", async () => {
    const text = async (judgedBy?: DeckReader) =>
      (await compose(await reviewed(await person(), 7, judgedBy)))?.text;
    expect(await text("rules")).toContain("not a judgment");
    // From before reviews said what had read the deck.
    expect(await text()).toContain("not a judgment");
    expect(await text("model")).not.toContain("not a judgment");
  });

  it("leads to the page that was published, with its name as text", async () => {
    const actor = await person();
    await startup("<b>Padi</b>", actor);
    const mail = await compose(await judged(actor, "approved", ["advice"]));
    expect(mail?.text).toMatch(/https:\/\/benih\.example\/startups\/s-[\da-f-]+/);
    expect(mail?.html).toContain("&lt;b&gt;Padi&lt;/b&gt; is now public");
    expect(mail?.html).not.toContain("<b>");
  });

  it("is not written about a page that has since been withdrawn", async () => {
    const actor = await person();
    const id = await startup("Padi", actor);
    await pool().query("update public.startups set is_published = false where id = $1", [id]);
    expect(await compose(await judged(actor, "approved", []))).toBeUndefined();
  });

  it("counts the reasons of a rejection, not the advice, and leads to them", async () => {
    const mail = await compose(
      await judged(await person(), "rejected", ["rejects", "rejects", "advice"]),
    );
    expect(mail?.text).toContain("lists all 2 reasons");
    expect(mail?.text).toContain(`${SITE}/profile?tab=publish`);
    expect(mail?.text).not.toContain("burn");
  });

  it("names the best match that is still public, and counts those", async () => {
    const actor = await person("en", INVESTOR_ROLE);
    const id = await run(actor, "match");
    for (const [at, name] of ["Gone", "Best", "Second"].entries()) {
      await pool().query(
        `insert into public.match_results (run_id, place, startup_id, rate, reasons, against)
         values ($1, $2, $3, 50, '{because}', '')`,
        [id, at + 1, await startup(name)],
      );
    }
    await pool().query("update public.startups set is_published = false where name = 'Gone'");
    const mail = await compose(id);
    expect(mail?.text).toContain("Best is your best match out of 2.");
    expect(mail?.text).toContain(`${SITE}/profile?tab=match`);
  });

  it("says so when nothing fits and the credits are back, and not while they are not", async () => {
    const actor = await person();
    const id = await run(actor, "match");
    await transaction(pool(), async (client) => {
      const accountId = await creditAccount(client, actor.userId);
      const subject = { kind: "operator", id: "test" } as const;
      const entry = {
        accountId,
        kind: "grant",
        key: `test:${id}`,
        reason: "test",
        subject,
      } as const;
      await postEntry(client, { ...entry, amount: 5 });
      await payForRun(client, { id, userId: actor.userId, service: "match", price: 5 });
    });
    // The only match has withdrawn since, but the run was paid.
    expect(await compose(id)).toBeUndefined();
    await transaction(pool(), (client) => refundRun(client, id, NO_MATCH));
    expect((await compose(id))?.text).toContain("No one fits");
  });

  it.each<[Service, string]>([
    ["deck_review", "review"],
    ["publish", "publish"],
    ["match", "match"],
  ])("tells of a failed %s that the credits are back", async (service, tab) => {
    const mail = await compose(await run(await person(), service, "failed"));
    expect(mail?.text).toContain("We’ve returned your credits");
    expect(mail?.text).toContain("your 5 credits are back");
    expect(mail?.text).toContain(`${SITE}/profile?tab=${tab}`);
  });
});

describe("no mail is written", () => {
  it.each(["queued", "running"])("about a run that is %s", async (state) => {
    expect(await compose(await run(await person(), "match", state))).toBeUndefined();
  });

  it("to people who do not want it", async () => {
    const actor = await person();
    await pool().query("update public.profiles set mails_results = false where user_id = $1", [
      actor.userId,
    ]);
    expect(await compose(await reviewed(actor, 8))).toBeUndefined();
  });

  it("to a deleted account, or about an unknown run", async () => {
    const actor = await person();
    const id = await reviewed(actor, 8);
    await pool().query("delete from auth.users where id = $1", [actor.userId]);
    expect(await compose(id)).toBeUndefined();
    expect(await compose(randomUUID())).toBeUndefined();
  });
});
