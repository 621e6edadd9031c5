import { STRONG } from "../testing/decks.ts";
import {
  atProvider,
  breakBooks,
  checkoutsOf,
  choose,
  news,
  openCredits,
  pack,
  part,
  say,
  sayPurchase,
} from "./fixtures/credits.ts";
import { giveFile, makeMember } from "./fixtures/people.ts";
import { founderWithDeck, founderWithProfile } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

// The stand-ins for payments and sign-in answer only on their own machine.
test.use({ isAtServer: true });

const centre = (key: string) => word("en", "centre", key);

test("a person who runs out of credits buys some and returns", async ({ visit, server }) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await page.goto("/profile?tab=review");
  await expect(page.getByText("You need 5 more credits.")).toBeVisible();
  // The deck comes first: nothing is sold before there is one.
  await expect(page.locator("main .button-leaf")).toHaveAttribute("href", "/pitch-deck-upload");
  await expect(page.getByRole("link", { name: centre("addCredits") })).toHaveCount(0);
  await giveFile(server, me, "pitch_deck");
  await page.reload();
  await expect(page.getByText(centre("notEnoughTitle"))).toBeVisible();
  await page.getByRole("link", { name: centre("addCredits") }).click();
  await expect(page).toHaveURL("/credits?from=%2Fprofile%3Ftab%3Dreview");
  await expect(page.getByRole("link", { name: say("backToWork") })).toHaveAttribute(
    "href",
    "/profile?tab=review",
  );
  await expect(page.getByText(say("sandboxTitle"))).toBeVisible();
  await pack(page, 30).click();
  await choose(page, "Pay");

  await expect(news(page)).toContainText("30 credits have arrived.");
  await expect(news(page)).toContainText("Your balance is now 30 credits.");
  await expect(news(page)).toBeFocused();
  await expect(news(page)).toHaveRole("status");
  // Without the purchase, so that a reload shows no news.
  await expect(page).toHaveURL("/profile?tab=review");
  await expect(page.getByText(centre("balanceAfter"))).toBeVisible();
  await expect(page.getByText("25 credits")).toBeVisible();
  const own = page.getByRole("navigation", { name: word("en", "account", "accountNavigation") });
  await own.getByRole("link", { name: "Credits 30" }).click();
  await expect(part(page, "balance")).toContainText("30 credits");
  await expect(part(page, "balance")).toContainText(say("neverExpires"));
  await expect(part(page, "statement").getByRole("row")).toHaveCount(2);
  await expect(part(page, "statement")).toContainText(say("entry_purchase"));
  const invoice = part(page, "invoices").getByRole("listitem");
  await expect(invoice).toContainText("US$29.00");
  await expect(invoice).toContainText(say("invoice_paid"));
  const popup = page.waitForEvent("popup");
  await invoice.getByRole("link").click();
  await expect((await popup).getByText("$29.00").first()).toBeVisible();
});

test("a declined card, or leaving without paying, adds and costs nothing", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/402/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openCredits(page, "/credits?from=%2Fprofile%3Ftab%3Dmatch");
  await pack(page, 10).click();
  await choose(page, "Pay, but the card is declined");
  await expect(page.getByRole("alert")).toContainText("declined");
  await choose(page, "Leave without paying");
  await expect(page).toHaveURL("/profile?tab=match");
  await expect(page.getByText(word("en", "matches", "benefitGet"))).toBeVisible();
  await expect(news(page)).toContainText(sayPurchase("leftTitle"));
  // Opening the return address by hand shows that nothing was paid.
  const [checkout] = await checkoutsOf(server, me);
  await page.goto(`/profile?checkout=${checkout?.id}`);
  await expect(news(page)).toContainText(sayPurchase("notPaidTitle"));
  await news(page).getByRole("link").click();
  await expect(page).toHaveURL("/credits?from=%2Fprofile%3Ftab%3Dmatch");
});

test("a slow payment is followed until it succeeds or fails", async ({ visit, server }) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  for (const [button, outcome, said] of [
    [/^Pay slowly: /, "success", "10 credits have arrived."],
    [/^Pay slowly, and fail/, "failure", sayPurchase("failedTitle")],
  ] as const) {
    await openCredits(page);
    await pack(page, 10).click();
    await choose(page, button);
    await expect(news(page)).toContainText(sayPurchase("processingTitle"));
    await expect(page).toHaveURL(/checkout=/);
    const reference = (await checkoutsOf(server, me)).at(-1)?.reference;
    await atProvider(server, `/checkout_sessions/${reference}/settle`, { outcome });
    await expect(news(page)).toContainText(said);
    await expect(page).toHaveURL("/credits");
  }
  await expect(part(page, "balance")).toContainText("10 credits");
});

test("polling slows down, admits a delay, and ends with the page", async ({ visit, server }) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  let asked = 0;
  await page.route("**/api/payments/read-checkout", (route) => {
    asked += 1;
    const item = { kind: "pack", id: "pack_10" };
    return route.fulfill({
      json: { data: { state: "processing", credits: 10, item, returnTo: "/credits" } },
    });
  });
  await page.clock.install();
  await openCredits(page, "/credits?checkout=0e0f7d5c-0000-4000-8000-000000000001");
  await expect(news(page)).toContainText(sayPurchase("processingTitle"));
  while (asked < 5) {
    const before = asked;
    await page.clock.fastForward(20_000);
    await expect.poll(() => asked).toBeGreaterThan(before);
  }
  await expect(news(page)).toContainText(sayPurchase("slowTitle"));
  await page.getByRole("link", { name: word("en", "account", "settings") }).click();
  await expect(page).toHaveURL("/settings");
  await expect(news(page)).toHaveCount(0);
  const whenLeft = asked;
  await page.clock.fastForward(120_000);
  expect(asked).toBe(whenLeft);
});

test("a double press, and a lost answer, begin one purchase", async ({
  visit,
  server,
  complaints,
}) => {
  // The browser leaves the page right afterwards, often before it has reported the lost answer.
  complaints.tolerate(/start-checkout/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openCredits(page);
  const keys: string[] = [];
  await page.route("**/api/payments/start-checkout", async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    if (keys.length > 1) return route.continue();
    await route.fetch();
    // The purchase exists, but the browser never learns of it.
    return route.abort("connectionreset");
  });
  await pack(page, 30).dblclick();
  await expect(page).toHaveURL(/\/_payments\/checkout\//);
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
  expect(await checkoutsOf(server, me)).toHaveLength(1);
  // Back on the page, another press is another purchase.
  await page.goBack();
  await pack(page, 30).click();
  await expect(page).toHaveURL(/\/_payments\/checkout\//);
  expect(new Set(keys).size).toBe(2);
});

test("a purchase that cannot begin says why beside its button, and offers to try again", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/503/, /could not be begun/);
  const page = await visit((await makeMember(server)).browser);
  await openCredits(page);
  await page.route("**/api/payments/start-checkout", (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: "payments_unavailable", message: "x", details: {} } },
    }),
  );
  await pack(page, 10).click();
  await expect(part(page, "packs").getByRole("alert")).toContainText(
    word("en", "problems", "paymentsUnavailable"),
  );
  await page.unroute("**/api/payments/start-checkout");
  await pack(page, 10).click();
  await expect(page).toHaveURL(/\/_payments\/checkout\//);
});

test("a payment without its credits is reported as one until they arrive", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openCredits(page);
  const mend = await breakBooks(server, me);
  await pack(page, 10).click();
  await choose(page, "Pay");
  await expect(news(page)).toContainText(sayPurchase("unsettledTitle"));
  await expect(news(page)).toHaveRole("alert");
  await news(page)
    .getByRole("button", { name: sayPurchase("refreshPage") })
    .click();
  await expect(news(page)).toContainText(sayPurchase("unsettledTitle"));
  await expect(part(page, "balance")).toContainText("0 credits");
  await mend();
  await expect(news(page)).toContainText("10 credits have arrived.");
  await expect(part(page, "balance")).toContainText("10 credits");
  await expect(page.getByText(sayPurchase("unsettledTitle"))).toHaveCount(0);
});

test("nobody is sent to another site, or told about somebody else's purchase", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/404/);
  const [me, stranger] = [await makeMember(server), await makeMember(server)];
  const page = await visit(me.browser);
  for (const attack of ["//evil.example", "/\\evil.example", "https://evil.example", "/_mail"]) {
    await openCredits(page, `/credits?${new URLSearchParams({ from: attack })}`);
    await expect(page.getByRole("link", { name: say("backToWork") })).toHaveCount(0);
  }
  await pack(page, 10).click();
  await choose(page, "Pay");
  await expect(page).toHaveURL("/credits");
  const [checkout] = await checkoutsOf(server, me);
  expect(checkout).toMatchObject({ return_to: "/credits", state: "paid" });

  const other = await visit(stranger.browser);
  await openCredits(other, `/credits?checkout=${checkout?.id}`);
  await expect(news(other)).toContainText(sayPurchase("unknownTitle"));
  await expect(news(other)).not.toContainText("10");
  await other.getByRole("button", { name: sayPurchase("closeNotice") }).click();
  await expect(other.getByText(sayPurchase("unknownTitle"))).toHaveCount(0);
});

test("the centre says when credits cannot be checked, and offers to try again", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/403/);
  const me = await founderWithProfile(server, "en");
  const page = await visit(me.browser);
  await page.clock.install();
  await page.route("**/api/credits/read-summary", (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: "permission_denied", message: "x", details: {} } },
    }),
  );
  await page.goto("/profile?tab=match");
  const failed = page.getByRole("alert").filter({ hasText: centre("creditsUnchecked") });
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(failed).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute("**/api/credits/read-summary");
  await failed.getByRole("button").click();
  await expect(page.getByText("100 credits")).toBeVisible();
  await expect(page.getByText("97 credits")).toBeVisible();
});

test("two reviews of the statement are told apart by their file and score", async ({
  visit,
  server,
}) => {
  const me = await founderWithDeck(server, "en", { pages: STRONG, isReviewed: true });
  const page = await visit(me.browser);
  await page.goto("/credits");
  const review = part(page, "statement")
    .getByRole("row")
    .filter({ hasText: say("spend_deck_review") });
  await expect(review).toContainText("pitch_deck.pdf");
  await expect(review).toContainText(/Score \d\.\d/);
});
