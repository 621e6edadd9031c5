import { withDatabase } from "../testing/database.ts";
import { STRONG } from "../testing/decks.ts";
import { changeReview, primary } from "./fixtures/changed-review.ts";
import type { SignedIn } from "./fixtures/people.ts";
import { founderWithDeck, servedFounder } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const REVIEW = "/profile?tab=review";
const say = (key: string) => word("en", "deckReview", key);
const next = (key: string) => word("en", "nextStep", key);
const ofSections = (key: string) => word("en", "deckSections", key);

/** One for all tests: four runs of our services make it. */
let served: SignedIn;

test.beforeAll(async ({ server }) => {
  served = await servedFounder(server, "en");
});

test("a deck with issues tells what changed first, and is uploaded next, below them", async ({
  visit,
}) => {
  const page = await visit(served.browser);
  await page.goto(REVIEW);
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    say("title"),
    say("changes"),
    say("issues"),
    say("improve"),
    say("subScores"),
    ofSections("title"),
    say("strengths"),
    say("agrees"),
    say("history"),
  ]);
  await expect(primary(page)).toHaveCount(1);
  await expect(primary(page)).toHaveAttribute("href", "/pitch-deck-upload");
  await expect(page.getByText(/With this fixed: \d\.\d → \d\.\d\./)).toBeVisible();

  // With few issues there is only the list: none is mentioned twice.
  await expect(page.getByRole("heading", { name: say("toLift") })).toBeHidden();
  await expect(page.getByLabel(say("filterMark"), { exact: true })).toBeHidden();
  await expect(page.getByRole("progressbar")).toHaveCount(0);

  // The change of the score is told once, and so is each issue that has gone.
  const changes = page.locator("section", {
    has: page.getByRole("heading", { name: say("changes") }),
  });
  await expect(changes.getByText("+1.2")).toBeVisible();
  await expect(page.getByText("+1.2")).toHaveCount(1);
  await expect(page.getByText(/\b1 issue resolved/)).toHaveCount(1);

  // Only deductions are figures, and together with the best possible check score they make the
  // score.
  const parts = page.getByRole("table", { name: say("subScores") });
  await expect(parts.getByRole("columnheader")).toHaveText([
    say("filterCategory"),
    ofSections("parts"),
    say("pointsOff"),
  ]);
  const cells = await parts.getByRole("cell").allTextContents();
  const figures = cells
    .filter((said) => /^[+−]?\d\.\d$/.test(said))
    .map((said) => Number(said.replace("−", "-")));
  const total = figures.pop() ?? 0;
  expect(figures).toHaveLength(1);
  expect(cells.filter((said) => said === say("noPointsOff"))).toHaveLength(3);
  expect(figures.reduce((before, figure) => before + figure, 9.2)).toBeCloseTo(total, 5);
  expect(cells).toContain("9.2 − 2.0");

  // What gave the score is said once, and how on request.
  await expect(page.getByText(say("onlyCheck"))).toHaveCount(1);
  await expect(page.getByText(say("checkText"))).toBeHidden();
  await page.getByText(say("howScoredTitle")).click();
  await expect(page.getByText(say("checkText"))).toBeVisible();

  // The text to paste is the deck's own line with the wrong figure replaced.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const issue = page.getByRole("listitem").filter({ hasText: say("fix") });
  await expect(issue.getByRole("deletion")).toHaveText("9x");
  await expect(issue.getByRole("insertion")).toHaveText("5.3x");
  await issue.getByRole("button", { name: say("copy"), exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "CAC $31, LTV $164, LTV/CAC 5.3x.",
  );

  // An earlier review leaves nothing to do.
  await page.getByRole("link", { name: say("toPrevious") }).click();
  await expect(page.getByText(say("toPresent"))).toBeVisible();
  await expect(page.getByRole("link", { name: say("uploadBetter") })).toHaveCount(0);
  await expect(primary(page)).toHaveCount(0);
});

test("a deck without issues leads on to what publishing needs, a published one to its matches", async ({
  visit,
  server,
}) => {
  test.slow();
  const unpublished = await founderWithDeck(server, "en", { pages: STRONG, isReviewed: true });
  const page = await visit(unpublished.browser);
  await changeReview(page, { issues: [] });
  await page.goto(REVIEW);
  await expect(page.getByRole("heading", { name: next("task_profile") })).toBeVisible();
  await expect(page.getByRole("heading", { name: say("toLift") })).toBeHidden();
  // Where nothing would raise the score, nothing asks for a better deck or sells another review.
  await expect(page.getByText(say("noErrors"))).toBeVisible();
  await expect(page.getByRole("heading", { name: say("improve") })).toBeHidden();
  await expect(page.getByRole("heading", { name: say("changedTitle") })).toBeVisible();
  const again = page.getByRole("button", { name: `${say("again")} 5 credits` });
  await expect(again).toBeHidden();
  await page.getByText(say("againSame")).click();
  await expect(again).toBeVisible();
  await expect(primary(page)).toHaveCount(1);
  await primary(page).click();
  await expect(page).toHaveURL("/startup-profile-submission");

  const theirs = await visit(served.browser);
  await changeReview(theirs, { issues: [] });
  await theirs.goto(REVIEW);
  // People they invite would visit a website that did not respond.
  await expect(theirs.getByRole("heading", { name: next("fixWebsite") })).toBeVisible();
  await withDatabase(server, (client) =>
    client.query("update public.publications set website_responded = true where user_id = $1", [
      served.id,
    ]),
  );
  await theirs.reload();
  await expect(theirs.getByRole("heading", { name: /Invite your/ })).toBeVisible();
  await expect(primary(theirs)).toHaveCount(1);
  await expect(primary(theirs)).toHaveAttribute("href", "/profile?tab=match#to-invite");
});
