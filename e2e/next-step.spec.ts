import type { Page } from "@playwright/test";
import { STRONG } from "../testing/decks.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { post } from "./fixtures/credits.ts";
import { settle } from "./fixtures/page-life.ts";
import { giveFile, makeMember } from "./fixtures/people.ts";
import { founderWithDeck, founderWithProfile } from "./fixtures/served.ts";
import { startServer } from "./fixtures/server.ts";
import { BACKGROUND_MS, expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const say = (key: string) => word("en", "nextStep", key);
const step = (page: Page) => page.getByRole("region", { name: new RegExp(`^${say("nextStep")}`) });
const ON_THE_WAY = ["/profile", "/website-submission"];
const ASIDE = ["/credits", "/settings"];

for (const role of ["Startup", "Investor"] as const) {
  test(`every page on the way of the role ${role} says the same next step, settings and credits none`, async ({
    visit,
    server,
  }) => {
    const page = await visit((await makeMember(server, { role })).browser);
    // A review needs only a founder's first file.
    const first = role === "Startup" ? "pitch_deck" : "profile";
    for (const address of ASIDE) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(step(page)).toHaveCount(0);
    }
    for (const address of ON_THE_WAY) {
      await page.goto(address);
      await expect(step(page)).toContainText(say(`task_${first}`));
    }
    await step(page)
      .getByRole("link", { name: say(`taskWay_${first}`) })
      .click();
    await expect(page).toHaveURL(
      role === "Startup" ? "/pitch-deck-upload" : /-profile-submission$/,
    );
    // It is done on this page: there is nowhere to go.
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(step(page)).toHaveCount(0);
  });
}

test("a deck that is there is the next step, with the credits that are missing", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  await giveFile(server, me, "pitch_deck");
  const page = await visit(me.browser);
  await page.goto("/profile");
  await expect(step(page)).toContainText("Add 5 credits for your deck review");
  await expect(step(page).getByRole("link")).toHaveAttribute(
    "href",
    "/credits?from=%2Fprofile%3Ftab%3Dreview",
  );
  // The tab shows it itself: one thing to press.
  await page.goto("/profile?tab=review");
  await expect(page.locator("main .button-leaf")).toHaveText([word("en", "centre", "addCredits")]);
  await expect(step(page)).toHaveCount(0);
});

test("on a page with a form the next step is below it, and nothing looks like the price of saving", async ({
  visit,
  server,
  complaints,
}) => {
  // The rows of the files exist, their previews do not.
  complaints.tolerate(/400/);
  const me = await founderWithProfile(server, "en");
  await giveFile(server, me, "logo");
  const page = await visit({ ...me.browser, viewport: { width: 360, height: 780 } });
  await page.goto("/startup-profile-submission");
  await expect(step(page)).toContainText(say("task_pitch_deck"));
  const [form, next] = await Promise.all([
    page.locator("main form").last().boundingBox(),
    step(page).boundingBox(),
  ]);
  expect(next?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));

  // A review is next, but the credits for it are missing: nothing moves once that is known.
  await giveFile(server, me, "pitch_deck");
  await post(server, me, { kind: "spend", amount: -100, reason: "match" });
  await page.goto("/pitch-deck-upload");
  await expect(step(page)).toContainText("Add 5 credits");
  const isAwaited = Promise.withResolvers<void>();
  await page.route("**/api/profile/read-status", async (route) => {
    await isAwaited.promise;
    await route.continue();
  });
  await page.goto("/startup-profile-submission");
  const card = page.locator("main .card").first();
  const before = (await card.boundingBox())?.y;
  const status = page.waitForResponse("**/api/profile/read-status");
  isAwaited.resolve();
  await (await status).finished();
  await settle(page);
  await expect(step(page)).toHaveCount(0);
  expect((await card.boundingBox())?.y).toBe(before);
});

test("a profile is checked before anybody pays", async ({ visit, server }) => {
  const me = await founderWithProfile(server, "en");
  const page = await visit(me.browser);
  await page.goto("/profile?tab=publish");
  await page.getByRole("button", { name: word("en", "publishing", "checkNow") }).click();
  await expect(page.getByText(/Nothing was charged/)).toBeVisible();
});

test("prices are seen before signing up, and lead to it", async ({ page }) => {
  await page.goto("/pricing");
  // The header row, three services and the introduction.
  await expect(page.getByRole("row")).toHaveCount(5);
  await expect(page.getByRole("row").nth(2)).toContainText("20 creditsUS$20Non-refundable");
  await expect(
    page.getByRole("link", { name: word("en", "pricing", "readTerms") }),
  ).toHaveAttribute("href", "/terms");
  await expect(page.getByRole("row").nth(4)).toContainText("Free");
  const paid = page.getByRole("definition").filter({ hasText: "left over" });
  await expect(paid).toHaveText([
    "US$2930-credit pack, 2 credits left over",
    "US$99 a month150-credit plan, 35 credits left over in the first month",
  ]);
  await expect(page.getByRole("link", { name: "Choose 10 credits" })).toHaveAttribute(
    "href",
    "/auth?mode=signup&next=/credits",
  );
  await expect(page.getByText("$29 a month")).toBeVisible();
  await expect(page.getByText("Credits cost US$1 each, or less in bigger packs")).toBeVisible();
  await expect(page.getByText(/never expire|don’t expire/)).toHaveText([
    word("en", "pricing", "packFor"),
  ]);
  // How long a plan's credits last is said only on the cards of the two plans.
  await expect(page.getByText(/31 more days/)).toHaveCount(2);
  // A price is close to what it is for.
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await page.getByRole("table").boundingBox())?.width).toBeLessThan(880);
  // Not offered on this server.
  await expect(page.getByText(word("en", "pricing", "freeTitle"))).toBeHidden();
  await expectAccessible(page, "prices");
  for (const language of ["th", "vi", "zh", "id"]) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/pricing?lang=${language}`);
    await expectNothingWider(page, `prices in ${language}`);
  }
});

test("a company's first review is free: said before signing up, and begun without credits", async ({
  browser,
}) => {
  test.slow();
  const server = await startServer({ FIRST_REVIEW_FREE: "on" });
  try {
    const visitor = await browser.newPage();
    await visitor.goto(`${server.url}/auth?mode=signup`);
    const isFree = visitor.getByText(word("en", "auth", "freeReview"));
    // A choice made while the scripts start is shown again once they run.
    const investor = visitor.getByRole("radio", { name: word("en", "account", "roleInvestor") });
    await investor.click();
    await expect(investor).toBeChecked();
    await expect(visitor.getByText(word("en", "auth", "freeText"))).toBeVisible();
    await expect(isFree).toBeHidden();
    await visitor.getByRole("radio", { name: word("en", "account", "roleStartup") }).check();
    await expect(isFree).toBeVisible();
    await expect(visitor.getByText(word("en", "auth", "sampleMatch"))).toBeVisible();
    await expectAccessible(visitor, "sign-up with samples");
    await visitor.getByRole("link", { name: word("en", "auth", "seePrices") }).click();
    await expect(visitor.getByText(word("en", "pricing", "freeTitle"))).toBeVisible();
    await visitor.goto(`${server.url}/deck-review`);
    await expect(visitor.getByText(word("en", "deckOffer", "firstFree"))).toBeVisible();

    const me = await founderWithDeck(server, "en", { pages: STRONG, isReviewed: false });
    const page = await (await browser.newContext(me.browser)).newPage();
    await page.goto(`${server.url}/profile`);
    await expect(step(page)).toContainText(say("reviewFreeText"));
    await step(page)
      .getByRole("link", { name: say("reviewWay") })
      .click();
    await expect(step(page)).toHaveCount(0);
    await page
      .getByRole("button", {
        name: `${word("en", "deckReview", "begin")} ${word("en", "centre", "free")}`,
      })
      .click();
    await page.getByRole("button", { name: word("en", "runs", "confirmFree") }).click();
    // The review itself takes its time next to other tests.
    await expect(page.getByRole("heading", { name: say("task_profile") })).toBeVisible({
      timeout: BACKGROUND_MS,
    });
    await page.goto(`${server.url}/credits`);
    await expect(page.getByText(word("en", "credits", "entry_free_review"))).toBeVisible();
    await expect(page.getByText("20 credits").first()).toBeVisible();

    const colleague = await makeMember(server);
    const theirs = await (await browser.newContext(colleague.browser)).newPage();
    await theirs.goto(`${server.url}/profile?tab=review`);
    await expect(theirs.getByText("5 credits").first()).toBeVisible();
    await expect(theirs.getByText(word("en", "centre", "freeReview"))).toBeHidden();
  } finally {
    await server.discard();
  }
});
