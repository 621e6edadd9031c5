import type { Page } from "@playwright/test";
import { z } from "zod";
import { DECK_SECTIONS, SECTION_STATES } from "../contracts/review-terms.ts";
import { POOR, STRONG } from "../testing/decks.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { changeReview, primary } from "./fixtures/changed-review.ts";
import { LOOKS } from "./fixtures/looks.ts";
import { founderWithDeck } from "./fixtures/served.ts";
import { BACKGROUND_MS, expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const REVIEW = "/profile?tab=review";
const say = (key: string) => word("en", "deckReview", key);
const ofSections = (key: string) => word("en", "deckSections", key);

test("before it is paid, a check is called one, with its time and its price", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/429.*deck-review\/start/, /could not be begun/);
  const me = await founderWithDeck(server, "en", { pages: STRONG, isReviewed: false });
  const page = await visit(me.browser);
  await page.goto(REVIEW);
  const expectTerms = async (place: ReturnType<Page["locator"]>, ...said: string[]) => {
    for (const key of [...said, "time_rules"]) {
      await expect(place.getByText(say(key))).toBeVisible();
    }
    await expect(place.getByText("5 credits").first()).toBeVisible();
  };
  await expectTerms(page.locator("main"), "checkTitle", "checkText");
  // The example shows what a check gives: parts without scores of their own.
  const sample = page.getByRole("region", { name: say("sampleTitle") });
  await expect(sample).toContainText(say("sample"));
  await expect(sample).toContainText(say("noPointsOff"));
  // What it did not find costs nothing, and is not shown as a fault.
  await expect(sample).not.toContainText("sections");
  await expect(sample.getByRole("meter")).toHaveCount(0);
  const begin = page.getByRole("button", { name: `${say("begin")} 5 credits` });
  await begin.click();
  const dialog = page.getByRole("dialog");
  await expectTerms(dialog, "willCheck");

  // An earlier failure that was dismissed is not shown below the price next time.
  await page.route("**/api/deck-review/start", (route) =>
    route.fulfill({ status: 429, json: { error: { code: "too_many_requests" } } }),
  );
  await dialog.locator(".button-leaf").click();
  await expect(dialog.getByRole("alert")).toContainText(word("en", "runs", "reviewFailed"));
  await dialog.getByRole("button", { name: word("en", "runs", "cancel") }).click();
  await begin.click();
  await expectTerms(dialog, "willCheck");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test("before it is paid, a model that will read the deck is named", async ({ visit, server }) => {
  const me = await founderWithDeck(server, "en", { pages: STRONG, isReviewed: false });
  const page = await visit(me.browser);
  await page.route("**/api/deck-review/read", async (route) => {
    const answer = await route.fetch();
    const { data } = z.object({ data: z.looseObject({}) }).parse(await answer.json());
    await route.fulfill({ response: answer, json: { data: { ...data, reader: "model" } } });
  });
  await page.goto(REVIEW);
  await expect(page.getByText(say("willRead"))).toBeVisible();
  await expect(page.getByText(say("time_model"))).toBeVisible();
  await expect(page.getByText(say("checkTitle"))).toBeHidden();
  const sample = page.getByRole("region", { name: say("sampleTitle") });
  // Still a check's: no scores are made up.
  await expect(sample).toContainText("A language model adds a verdict");
});

test("a run's result is scrolled into view, unless the person has scrolled since", async ({
  visit,
  server,
}) => {
  test.slow();
  const me = await founderWithDeck(server, "en", { pages: POOR, isReviewed: false });
  const page = await visit({ ...me.browser, viewport: { width: 360, height: 740 } });
  const begin = async (name: string) => {
    await page.getByRole("button", { name: `${say(name)} 5 credits` }).click();
    await page.getByRole("dialog").locator(".button-leaf").click();
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  const score = page.getByText(say("overall")).first();
  const progress = page.getByRole("region", { name: word("en", "runs", "progress") });
  await page.goto(REVIEW);
  await begin("begin");
  await expect(score).toBeInViewport({ timeout: BACKGROUND_MS });
  await expect(page.getByRole("region", { name: say("sampleTitle") })).toBeHidden();

  await page.getByText(say("againSame")).click();
  await begin("again");
  await expect(progress).toBeInViewport();
  await expect(score).toBeInViewport();
  await page.mouse.wheel(0, 2000);
  await expect(score).not.toBeInViewport();
  await expect(progress).toBeHidden({ timeout: BACKGROUND_MS });
  await expect(score).not.toBeInViewport();
});

test("a deck below 6 is told what is missing and which three to fix, and is uploaded next", async ({
  visit,
  server,
}) => {
  const me = await founderWithDeck(server, "en", { pages: POOR, isReviewed: true });
  const page = await visit(me.browser);
  await page.goto(REVIEW);
  const card = page.locator("section", {
    has: page.getByRole("heading", { name: say("toPass_3").replace("{score}", "6") }),
  });
  await expect(card).toContainText(/With these fixed: \d\.\d → \d\.\d\./);
  await expect(card.getByRole("listitem")).toHaveCount(3);
  await expect(card.getByRole("listitem").first()).toContainText(say("severity_3"));
  await expect(card.getByRole("listitem").first()).toContainText(say("certainty_proven"));
  await expect(card.getByRole("listitem").first()).toContainText(/Score \d\.\d → \d\.\d/);
  await expect(primary(page)).toHaveCount(1);
  await expect(primary(page)).toHaveAttribute("href", "/pitch-deck-upload");

  // From the panel to the issue, even when the list is filtered to others.
  await page.getByLabel(say("filterMark"), { exact: true }).selectOption("fixed");
  await card
    .getByRole("button", { name: say("seeFix") })
    .first()
    .click();
  const issue = page.locator("li:focus");
  await expect(issue).toBeInViewport();
  await expect(issue).toContainText(say("fix"));
  await issue.getByRole("checkbox").check();
  await expect(card.getByRole("listitem").first()).toContainText(say("fixed"));

  // Where the three fixes together do not reach 6, nothing claims that they do.
  await changeReview(page, { score: 2 });
  await page.reload();
  await expect(page.getByRole("heading", { name: say("toLift") })).toBeVisible();
  await expect(card).toBeHidden();

  // The deck's own card says it, too.
  await page.goto("/pitch-deck-upload");
  const file = page.getByRole("region", { name: word("en", "files", "currentFile") });
  await expect(file).toContainText(/Reviewed: \d\.\d of 10/);
  // Beside it is what was found, instead of general advice.
  const found = page.getByRole("region", { name: say("title") });
  await expect(found).toContainText(word("en", "review", "title_market_order"));
  await expect(page.getByRole("heading", { name: word("en", "files", "guidance") })).toBeHidden();
  await file.getByRole("link", { name: word("en", "files", "seeReview") }).click();
  await expect(page).toHaveURL(REVIEW);
});

test("while a mark is saved, the site goes on, and other marks are taken", async ({
  visit,
  server,
}) => {
  const me = await founderWithDeck(server, "en", { pages: POOR, isReviewed: true });
  const page = await visit(me.browser);
  const saving = Promise.withResolvers<void>();
  await page.route("**/api/deck-review/mark-issue", async (route) => {
    await saving.promise;
    await route.continue();
  });
  await page.goto(REVIEW);
  const boxes = page.getByRole("checkbox", { name: say("fixed") });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await primary(page).click();
  await expect(page).toHaveURL("/pitch-deck-upload");

  const saved = page.waitForResponse("**/api/deck-review/mark-issue");
  saving.resolve();
  expect((await saved).ok()).toBe(true);
  await page.goto(REVIEW);
  await expect(boxes.nth(0)).toBeChecked();
});

test("a check says which sections it found, and asks where the others are told", async ({
  visit,
  server,
}) => {
  const me = await founderWithDeck(server, "en", { pages: POOR, isReviewed: true });
  const page = await visit(me.browser);
  await page.goto(REVIEW);
  const title = page.getByRole("heading", { name: ofSections("title") });
  const card = page.locator("section", { has: title });
  await expect(card).toContainText("Our check found");
  // Sections that were not found come first, grouped by state.
  const states = ["state_unsure", "state_told"].map((key) => new RegExp(ofSections(key)));
  await expect(card.getByRole("term")).toHaveText(states);
  await expect(card.getByRole("listitem")).toHaveCount(DECK_SECTIONS.length);
  await expect(page.getByRole("heading", { name: ofSections("cuts") })).toBeHidden();
  await expect(page.getByText(say("onlyCheck")).first()).toBeVisible();

  await expect(card.getByText(ofSections("state_missing"))).toBeHidden();
  const notFound = card.getByRole("definition").first();
  await expect(notFound).toContainText(say("questionsIntro"));
  await expect(
    notFound.getByRole("listitem").filter({ hasText: ofSections("section_team") }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: say("questions_rules") })).toBeHidden();

  // From a section that a reader reports as missing to its fix.
  await changeReview(page, { sections: [{ section: "competition", state: "missing" }] });
  await page.reload();
  const name = `${ofSections("section_competition")} ${ofSections("state_missing")} ${say("seeFix")}`;
  await card.getByRole("button", { name }).press("Enter");
  await expect(page.locator("li:focus")).toBeInViewport();
  await expect(page.locator("li:focus")).toContainText("We have no competitors.");

  // Reviews from before sections were recorded.
  await changeReview(page, { sections: [] });
  await page.reload();
  await expect(page.getByRole("heading", { name: say("strengths") })).toBeVisible();
  await expect(card).toBeHidden();
});

test("a judgement says what each section lacks and which pages to cut, and shows them", async ({
  visit,
  server,
}) => {
  test.slow();
  const me = await founderWithDeck(server, "en", { pages: POOR, isReviewed: true });
  const sections = DECK_SECTIONS.map((section, at) => ({
    section,
    state: SECTION_STATES[at % SECTION_STATES.length] ?? "told",
  }));
  const cuts = [{ page: 5, why: "It says nothing that page 2 does not say." }];
  for (const { colorScheme, width } of LOOKS) {
    const page = await visit({ ...me.browser, colorScheme, viewport: { width, height: 900 } });
    await changeReview(page, { judgedBy: "model", sections, cuts });
    await page.goto(REVIEW);
    for (const state of SECTION_STATES) {
      await expect(page.getByText(ofSections(`state_${state}`)).first()).toBeVisible();
    }
    await expect(page.getByText("3 of the 12 sections")).toBeVisible();
    await expect(page.getByText(cuts[0]?.why ?? "")).toBeVisible();
    await expectAccessible(page, `sections and cuts, ${colorScheme}, ${width} px`);
    await expectNothingWider(page, `sections and cuts, ${colorScheme}`);
    await page.setViewportSize({ width, height: 900 });
    const card = page.locator("section", {
      has: page.getByRole("heading", { name: ofSections("cuts") }),
    });
    await card.getByRole("button", { name: say("showPage").replace("{page}", "5") }).click();
    const pane = page.getByRole("region", { name: say("pages") });
    await expect(pane).toBeFocused();
    await expect(pane.locator("[aria-current=page]")).toHaveText("5");
    await page.close();
  }
});
