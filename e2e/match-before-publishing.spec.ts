import { randomUUID } from "node:crypto";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { post } from "./fixtures/credits.ts";
import { giveBackPages } from "./fixtures/market.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "matches", key);
const FAIR = 3;
const ALL = 12;

/** A founder with criteria and credits, and no public page. */
async function unpublishedFounder(server: RunningServer) {
  const me = await makeMember(server);
  await post(server, me, { kind: "grant", amount: 20, reason: "welcome" });
  await withDatabase(server, (client) =>
    client.query(
      `insert into public.startup_profiles (user_id, name, match_criteria, completed_at)
       values ($1, 'Padi Pay', 'Seed funds in Thailand', now())`,
      [me.id],
    ),
  );
  return me;
}

/** A run that nothing works on. */
async function giveRun(
  server: RunningServer,
  userId: string,
  state: "running" | "done",
  fair = FAIR,
) {
  const id = randomUUID();
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into public.runs (id, user_id, service, idempotency_key, language, price, state,
         fingerprint, finished_at)
       values ($1, $2, 'match', $3, 'en', 3, $4, $5, case when $4 = 'done' then now() end)`,
      [id, userId, randomUUID(), state, "0".repeat(64)],
    );
    if (state === "running") return;
    await giveBackPages(client);
    await client.query(
      `insert into public.match_results (run_id, place, investor_id, rate, reasons, against)
       select $1, place, id, case when place <= ${fair} then 80 else 30 end,
              array['Both know payments.'], 'It is far away.'
         from (select id, row_number() over (order by slug) as place
                 from public.investors where is_published order by slug limit ${ALL}) best`,
      [id],
    );
    // The best of them gets an owner.
    const owner = await makeMember(server, { role: "Investor" });
    await client.query(
      `insert into public.investor_profiles (user_id, investor_id, name, completed_at)
       select $1, i.id, i.name, now()
         from public.match_results m join public.investors i on i.id = m.investor_id
        where m.run_id = $2 and not exists (
                select from public.investor_profiles o where o.investor_id = i.id)
        order by m.place limit 1`,
      [owner.id, id],
    );
  });
}

test("somebody without a page is told so before paying, and there is no second price beside a run", async ({
  visit,
  server,
}) => {
  const me = await unpublishedFounder(server);
  const page = await visit(me.browser);
  await page.goto("/profile?tab=match");
  await expect(page.getByText(say("needsPageFirst"))).toBeVisible();
  await page.getByRole("button", { name: say("findInvestors") }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(say("needsPageFirst"));
  // Who can be introduced is said before it is paid.
  await expect(question).toContainText(/Our directory lists \d+ investors\./);
  await expect(question).toContainText(/an account on Benih/);
  await expectAccessible(page, "asked whether to pay");

  await giveRun(server, me.id, "running");
  await page.reload();
  await expect(page.getByText(say("stateMatching"))).toBeVisible();
  await expect(page.getByText(word("en", "centre", "balanceAfter"))).toHaveCount(0);
});

test("the missing page is mentioned once above the results, and equal ones are grouped", async ({
  visit,
  server,
}) => {
  const me = await unpublishedFounder(server);
  await giveRun(server, me.id, "done");
  const page = await visit(me.browser);
  await page.goto("/profile?tab=match");
  await expect(page.getByText(say("needsPage"))).toHaveCount(1);
  // A candidate with an owner says so, and what has to be done first.
  const answered = page.getByRole("article").filter({ hasText: say("hasAccount") });
  await expect(answered).toHaveCount(1);
  await expect(answered.getByRole("link", { name: say("publishFirst") })).toHaveAttribute(
    "href",
    "/profile?tab=publish",
  );
  await expect(page.getByRole("link", { name: say("publishFirst") })).toHaveCount(1);
  await expect(page.getByRole("button", { name: say("ask"), exact: true })).toHaveCount(0);

  // That several are equal is said once, above them, counting also those that are not drawn yet.
  const equal = (count: number) => page.getByText(`These ${count} fit equally well`);
  await expect(equal(FAIR)).toHaveCount(1);
  await expect(equal(ALL - FAIR)).toHaveCount(1);
  const cards = page.getByRole("article");
  await expect(cards.filter({ hasText: "80% match" })).toHaveCount(FAIR);
  await expect(cards).toHaveCount(10);
  await expect(cards.filter({ hasText: "% match" })).toHaveCount(10);
  await expect(cards.filter({ hasText: "Both know payments." })).toHaveCount(10);

  // A reason being typed stays while the list grows and is filtered.
  const best = cards.first();
  await best.getByRole("button", { name: say("details") }).click();
  await best.getByRole("button", { name: say("notFit") }).click();
  const reason = page.getByLabel(say("reason"));
  await reason.fill("They only lend");
  await page.getByRole("button", { name: `Show all (${ALL})` }).click();
  await expect(cards).toHaveCount(ALL);
  await expect(reason).toHaveValue("They only lend");
  const filter = (name: string) => page.getByRole("radio", { name: say(name).split("{")[0] ?? "" });
  await filter("filterReachable").check();
  await expect(equal(FAIR)).toHaveCount(0);
  await expect(reason).toHaveValue("They only lend");
  await filter("filterAll").check();
  await expect(equal(FAIR)).toHaveCount(1);
  await expect(reason).toHaveValue("They only lend");
  await page.getByRole("button", { name: say("cancel") }).click();
  await best.getByRole("button", { name: say("details") }).click();
  const details = page.getByRole("button", { name: say("details") });
  await expect(details).toHaveCount(ALL);
  await expectAccessible(page, "matches without a page");
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNothingWider(page, "matches without a page");

  // The next step leads to the first candidate without an owner.
  await page.goto("/profile?tab=match#to-invite");
  const toInvite = page.locator("#to-invite");
  await expect(toInvite).toBeFocused();
  await expect(toInvite.getByRole("button", { name: say("invite") })).toHaveClass(/button-leaf/);
});

test("the way to invite leads to a weak match where there is no better, once", async ({
  visit,
  server,
}) => {
  const me = await unpublishedFounder(server);
  await giveRun(server, me.id, "done", 0);
  const page = await visit(me.browser);
  await page.goto("/profile?tab=match#to-invite");
  const toInvite = page.locator("#to-invite");
  await expect(toInvite).toBeFocused();
  await expect(toInvite.getByRole("button", { name: say("invite") })).toBeVisible();
  const filter = (name: "filterReachable" | "filterAll") =>
    page.getByRole("radio", { name: say(name).split("{")[0] ?? "" });
  await filter("filterReachable").check();
  await expect(toInvite).toHaveCount(0);
  await filter("filterAll").check();
  await expect(toInvite).toBeVisible();
  await expect(filter("filterAll")).toBeFocused();
});

test("a letter tells what both have in common, and no reason that may hold the writer's amounts", async ({
  visit,
  server,
}) => {
  const me = await unpublishedFounder(server);
  await giveRun(server, me.id, "done", 0);
  const keep = (shared: string | null) =>
    withDatabase(server, (client) =>
      client.query(
        `update public.match_results m
            set shared = $2, reasons = array['Checks of US$1M suit a round of US$2M.']
           from public.runs r where r.id = m.run_id and r.user_id = $1`,
        [me.id, shared],
      ),
    );
  const page = await visit(me.browser);
  const letter = async () => {
    await page.goto("/profile?tab=match#to-invite");
    const toInvite = page.locator("#to-invite");
    await toInvite.getByRole("button", { name: say("invite") }).click();
    return page.getByLabel(say("inviteLetter")).inputValue();
  };
  const [why = ""] = say("inviteReason").split("{");
  await keep("Both know rice.");
  const told = await letter();
  expect(told).toContain(`${why}Both know rice.`);
  expect(told).not.toContain("US$");
  // For an older match it is unknown what may be told.
  await keep(null);
  await page.reload();
  const older = await letter();
  expect(older).toContain("Padi Pay");
  expect(older).not.toContain(why);
  expect(older).not.toContain("US$");
});

test("without credits the way to them comes before another match", async ({ visit, server }) => {
  const me = await unpublishedFounder(server);
  await giveRun(server, me.id, "done");
  await post(server, me, { kind: "spend", amount: -20, reason: "match" });
  const page = await visit(me.browser);
  await page.goto("/profile?tab=match");
  const again = page.getByRole("button", { name: say("matchAgain") });
  await expect(again).toHaveClass(/button-quiet/);
  const add = page
    .getByRole("main")
    .getByRole("link", { name: word("en", "centre", "addCredits") });
  await expect(add).toHaveClass(/button-leaf/);
  await expect(add).toHaveAttribute("href", "/credits?from=%2Fprofile%3Ftab%3Dmatch");
});
