import { withDatabase } from "../testing/database.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { mendCriteria } from "./fixtures/criteria.ts";
import { inEachLook, LOOKS, languagesOf } from "./fixtures/looks.ts";
import { makeMember } from "./fixtures/people.ts";
import { founderWithProfile, matchedFounder } from "./fixtures/served.ts";
import { BACKGROUND_MS, expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "criteria", key);
const centre = (key: string) => word("en", "centre", key);

test("match criteria: empty, saved, the server down", async ({ visit, server, complaints }) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await page.goto("/profile?tab=match");
  // Without a profile, that comes first, and nothing is sold yet.
  await expect(page.getByRole("link", { name: centre("taskProfile") })).toBeVisible();
  await expect(page.getByRole("link", { name: centre("addCredits") })).toHaveCount(0);
  await withDatabase(server, (client) =>
    client.query(
      "insert into public.startup_profiles (user_id, name, completed_at) values ($1, 'Parcelo', now())",
      [me.id],
    ),
  );
  await page.reload();
  const box = page.getByLabel(centre("criteria"));
  const saveCriteria = page.getByRole("button", { name: centre("saveCriteria") });
  await expect(page.getByText(centre("matchNeedsCriteria"))).toBeVisible();

  await box.fill("  ");
  await saveCriteria.click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(centre("criteriaEmpty"))).toBeVisible();

  complaints.announce(/503/);
  await page.route("**/api/match/save-criteria", (route) =>
    route.fulfill({ status: 503, json: { error: { code: "service_unavailable", message: "x" } } }),
  );
  await box.fill("Seed money from people who know rice");
  await saveCriteria.click();
  await expect(page.getByText(centre("criteriaFailed"))).toBeVisible();
  await expect(box).toHaveValue("Seed money from people who know rice");
  await page.unroute("**/api/match/save-criteria");

  await saveCriteria.click();
  await expect(page.getByText(centre("criteriaSaved"))).toBeVisible();
  // Without credits the link to buy them is where the match would start.
  await expect(page.getByRole("link", { name: centre("addCredits") })).toBeVisible();
  await expect(
    page.getByRole("button", { name: word("en", "matches", "findInvestors") }),
  ).toHaveCount(0);
  await expect(page.getByText(centre("criteriaFailed"))).toHaveCount(0);
  await page.reload();
  await expect(box).toHaveValue("Seed money from people who know rice");
});

test("criteria that were typed and not saved are there, though the profile is yet to be completed", async ({
  visit,
  server,
}) => {
  const me = await founderWithProfile(server, "en");
  const complete = (value: "now()" | "null") =>
    withDatabase(server, (client) =>
      client.query(
        `update public.startup_profiles set completed_at = ${value}, match_criteria = '' where user_id = $1`,
        [me.id],
      ),
    );
  await complete("now()");
  const page = await visit(me.browser);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/profile?tab=match");
  const box = page.getByLabel(centre("criteria"), { exact: true });
  await box.fill("People who know rice");
  await expect(page.getByText(word("en", "keptForms", "inAccount"))).toBeAttached();
  await complete("null");
  await page.reload();
  await expect(page.getByRole("link", { name: centre("taskProfile") })).toBeVisible();
  await expect(box).toHaveValue("People who know rice");
});

test("matches that cannot be read are said to be so, and nothing is ticked", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/500/);
  const page = await visit((await makeMember(server)).browser);
  await page.route("**/api/match/read", (route) => route.fulfill({ status: 500 }));
  await page.goto("/profile?tab=match");
  const failed = page
    .getByRole("alert")
    .filter({ hasText: word("en", "matches", "matchesFailed") });
  await expect(failed).toBeVisible();
  await expect(page.getByText(centre("done"), { exact: true })).toHaveCount(0);
  await page.unroute("**/api/match/read");
  await failed.getByRole("button", { name: word("en", "account", "tryAgain") }).click();
  await expect(page.getByRole("link", { name: centre("taskProfile") })).toBeVisible();
});

for (const language of languagesOf("en")) {
  test(`criteria are read back, corrected and confirmed, in ${language}`, async ({
    visit,
    server,
  }) => {
    test.slow();
    await mendCriteria({ visit, server }, language, (page, state) =>
      inEachLook(page, LOOKS, (look) => expectAccessible(page, `${state}, ${look}`)),
    );
  });
}

test("criteria saved elsewhere meanwhile are not confirmed unseen", async ({
  visit,
  server,
  complaints,
}) => {
  const me = await founderWithProfile(server, "en");
  const [page, other] = [await visit(me.browser), await visit(me.browser)];
  const save = async (tab: typeof page, text: string) => {
    await tab.goto("/profile?tab=match");
    await tab.getByLabel(word("en", "centre", "criteria"), { exact: true }).fill(text);
    await tab.getByRole("button", { name: word("en", "centre", "saveCriteria") }).click();
    await expect(tab.getByRole("heading", { name: say("title") })).toBeVisible();
  };
  await save(page, "No token funds.");
  await expect(page.getByText("token funds", { exact: true })).toBeVisible();
  await save(other, "Only family offices.");
  complaints.announce(/409|edited_elsewhere|could not be confirmed/);
  await page.getByRole("button", { name: say("confirm") }).click();
  await expect(page.getByText(word("en", "problems", "editedElsewhere"))).toBeVisible();
  await expect(page.locator("blockquote")).toHaveText("Only family offices");
  await expect(page.getByLabel(word("en", "centre", "criteria"), { exact: true })).toHaveValue(
    "Only family offices.",
  );
  await expect(page.getByText(say("confirmedText"))).toHaveCount(0);
});

test("after a match the points are folded, and corrections outlive the next match", async ({
  visit,
  server,
}) => {
  test.setTimeout(240_000);
  const page = await visit((await matchedFounder(server, "en")).browser);
  await page.goto("/profile?tab=match");
  const heading = page.getByRole("heading", { name: say("title") });
  // The matches name it, too; here it can be removed.
  const refused = page.getByRole("button", { name: "Remove: token funds" });
  await expect(page.getByText(say("unconfirmedText"))).toBeVisible();
  await expect(refused).toBeHidden();
  await heading.click();
  await expect(refused).toBeVisible();
  await expectAccessible(page, "after a match");
  await refused.click();
  // A match waits until the corrected points are shown: nobody pays for what they have not seen.
  await expect(page.getByText(say("changesWait"))).toBeVisible();

  await page.getByRole("button", { name: word("en", "matches", "matchAgain") }).click();
  await page.getByRole("dialog").locator("button.button-leaf").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // There are two to choose from.
  const history = page.getByLabel(word("en", "matches", "history"));
  await expect(history).toBeVisible({ timeout: BACKGROUND_MS });
  await expect(page.getByText(say("changesWait"))).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(refused).toHaveCount(0);
  await page.getByRole("button", { name: say("confirm") }).click();
  await expect(page.getByText(say("confirmedText"))).toBeVisible();
});

test("beside the matches a confirmation that fails says so, and one that succeeds keeps the focus near", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/match\/confirm-criteria/, /could not be confirmed/);
  test.slow();
  const page = await visit((await matchedFounder(server, "en")).browser);
  await page.goto("/profile?tab=match");
  await page.route("**/api/match/confirm-criteria", (route) => route.abort(), { times: 1 });
  const confirm = page.getByRole("button", { name: say("confirm") });
  await confirm.click();
  await expect(page.getByText(word("en", "problems", "networkError"))).toBeVisible();
  await confirm.click();
  await expect(confirm).toHaveCount(0);
  await expect(page.locator("summary:focus")).toContainText(say("title"));
  await expect(page.getByText(word("en", "problems", "networkError"))).toHaveCount(0);
});

test("corrections made before the first match outlive it, and so do those made during a confirmation", async ({
  visit,
  server,
}) => {
  test.slow();
  const page = await visit((await founderWithProfile(server, "en")).browser);
  await page.goto("/profile?tab=match");
  const heading = page.getByRole("heading", { name: say("title") });
  const remove = (point: string) => page.getByRole("button", { name: `Remove: ${point}` });
  await remove("token funds").click();
  await page.getByRole("button", { name: word("en", "matches", "findInvestors") }).click();
  await page.getByRole("dialog").locator("button.button-leaf").click();
  await expect(page.locator("#matches-heading")).toBeVisible({ timeout: BACKGROUND_MS });
  await expect(page.getByText(say("changesWait"))).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(remove("token funds")).toHaveCount(0);

  await page.getByLabel(word("en", "matches", "sort")).selectOption("criteria");
  const cards = page.getByRole("article");
  const drawn = await cards.count();
  for (let at = 0; at < drawn; at++) {
    await cards
      .nth(at)
      .getByRole("button", { name: word("en", "matches", "details") })
      .click();
  }
  const rows = await cards.evaluateAll(
    (articles, title) =>
      articles.map((article) => {
        const heading = [...article.querySelectorAll("h4")].find(
          ({ textContent }) => textContent === title,
        );
        const points = heading?.nextElementSibling?.querySelectorAll("li .font-medium") ?? [];
        let above = article.closest("ol > li");
        while (above && !above.querySelector(":scope > h3")) above = above.previousElementSibling;
        const states = [...points].map(({ textContent }) => textContent);
        return { tier: above?.textContent ?? "", states };
      }),
    word("en", "matches", "pointsTitle"),
  );
  expect(rows.filter(({ states }) => states.length > 0)).toHaveLength(drawn);
  const doubtful = word("en", "matches", "tierDoubtful");
  for (const { tier, states } of rows.filter(({ tier: said }) => said !== doubtful)) {
    const unmet = states.filter((one) => one === word("en", "matches", "pointUnmet")).length;
    expect(Math.min(2, unmet), tier).toBe(Number(/^Misses (\d)/.exec(tier)?.[1] ?? 0));
  }
  const tiers = ["Meets all", "May meet all", "Misses 1", "Misses 2", doubtful];
  const places = rows.map((row) => tiers.findIndex((tier) => row.tier.startsWith(tier)));
  expect(places).toEqual(places.toSorted());
  expect(new Set(places).size).toBeGreaterThan(1);
  // Reordering does not lose what is being typed.
  const last = cards.last();
  await last.getByRole("button", { name: word("en", "matches", "notFit") }).click();
  const reason = page.getByLabel(word("en", "matches", "reason"));
  await reason.fill("They only lend");
  await page.getByLabel(word("en", "matches", "sort")).selectOption("rate");
  await expect(reason).toHaveValue("They only lend");

  // Confirmed, and edited again before the answer arrives.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/match/confirm-criteria", async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole("button", { name: say("confirm") }).click();
  const [first] = await page.getByRole("button", { name: /^Remove: / }).all();
  await first?.click();
  const left = await page.getByRole("button", { name: /^Remove: / }).count();
  const response = page.waitForResponse("**/api/match/confirm-criteria");
  answer();
  await response;
  await expect(page.getByText(say("changesWait"))).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove: / })).toHaveCount(left);
});

test("a closer reading comes by itself, but not under the hand", async ({ visit, server }) => {
  const me = await founderWithProfile(server, "en");
  const page = await visit(me.browser);
  let isReady = false;
  await page.route("**/api/match/read-criteria", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [point] = body.data.constraints;
    const closer = { ...point, terms: ["crypto funds"] };
    const data = isReady
      ? { ...body.data, constraints: [closer], readBy: "a model" }
      : { ...body.data, isBeingRead: true };
    await route.fulfill({ response: answer, json: { data } });
  });
  await page.goto("/profile?tab=match");
  await page.getByLabel(word("en", "centre", "criteria"), { exact: true }).fill("No token funds.");
  await page.getByRole("button", { name: word("en", "centre", "saveCriteria") }).click();
  await expect(page.getByText(say("beingRead"))).toBeVisible();
  await expectAccessible(page, "being read");

  await page.getByRole("button", { name: say("addPoint") }).click();
  isReady = true;
  await page.waitForResponse(/match\/read-criteria/);
  await expect(page.getByText(say("readClosely"))).toHaveCount(1);
  await expect(page.getByText("token funds", { exact: true })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByText("crypto funds", { exact: true })).toBeVisible();
  await expect(page.getByText(say("readClosely"))).toBeVisible();
});
