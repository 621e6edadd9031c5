import type { Page } from "@playwright/test";
import { z } from "zod";
import { post } from "./fixtures/credits.ts";
import { giveFile, makeMember, signUp } from "./fixtures/people.ts";
import {
  choice,
  field,
  fillStartup,
  INVESTOR_FORM,
  STARTUP_FORM,
  save,
} from "./fixtures/profile-form.ts";
import { founderWithProfile } from "./fixtures/served.ts";
import { BACKGROUND_MS, expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "centre", key);
const fieldName = (key: string) => word("en", "profile", key);

const REQUIRED = [
  "startupName",
  "venture_round",
  "industries",
  "country",
  "address",
  "founded_year",
  "founder_name",
  "mobile_phone",
  "company_email",
];

function task(page: Page, about: string) {
  return page.getByRole("listitem").filter({ hasText: say(about) });
}

/** A number in the price of a service, by its name. */
function figure(page: Page, key: string) {
  return page
    .locator("dl > div")
    .filter({ hasText: say(key) })
    .locator("dd");
}

function blockers(page: Page) {
  const heading = page.getByRole("heading", { name: say("blockedBy") });
  return heading.locator("xpath=following-sibling::ul[1]/li");
}

test("pages of members send a visitor to sign in, and back", async ({ page, complaints }) => {
  complaints.tolerate(/404/);
  for (const address of ["/profile", "/profile?tab=match", STARTUP_FORM, INVESTOR_FORM]) {
    await page.goto(address);
    await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: address })}`);
  }
});

test("the checklist names what is missing, leads to it, and ticks itself", async ({
  visit,
  server,
}) => {
  const me = await signUp(server, "Startup", "en");
  const page = await visit(me.browser);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("startupTitle"));
  await expect(page.getByText("0 of 5 done")).toBeVisible();
  const profile = task(page, "taskProfileText");
  await expect(profile).toContainText(say("missing"));
  expect(await profile.getByRole("link").allInnerTexts()).toEqual([
    say("taskProfile"),
    ...REQUIRED.map(fieldName),
  ]);

  await profile.getByRole("link", { name: fieldName("address") }).click();
  await expect(page).toHaveURL(`${STARTUP_FORM}#address`);
  await expect(field(page, "address")).toBeFocused();
  await page.goBack();
  await profile.getByRole("link", { name: fieldName("industries") }).click();
  await expect(choice(page, "industries", "fintech")).toBeFocused();

  await fillStartup(page, "Lúa Vàng");
  await field(page, "website").fill("luavang.example");
  await save(page);
  await page.getByRole("link", { name: word("en", "profile", "toCentre") }).click();
  await expect(page.getByText("2 of 5 done")).toBeVisible();
  // A finished task asks for nothing and needs no explanation.
  await expect(profile).toHaveCount(0);
  await expect(page.getByRole("link", { name: say("doneProfile") })).toBeVisible();

  for (const kind of ["logo", "pitch_deck", "business_license"] as const) {
    await giveFile(server, me, kind);
  }
  await page.reload();
  await expect(page.getByText(say("allDone"))).toBeVisible();
  await expect(
    page.getByRole("link", { name: new RegExp(`^${word("en", "nextStep", "stepPrepare")}`) }),
  ).toContainText(say("done"));
  await page.getByRole("link", { name: say("tabPublish"), exact: true }).click();
  // Its files and fields are there; the account's email has another domain than the company's.
  await expect(blockers(page)).toHaveCount(3);
  await expect(blockers(page).nth(1)).toContainText(say("companyEmailTitle"));
  await expect(blockers(page).nth(2)).toContainText(`${say("readyTasks")} ${say("done")}`);
  await expect(blockers(page).first()).toContainText(say("scoreUnavailableTitle"));
});

test("before anything is done the tabs say what they are for, what is missing, and give an example", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await page.goto("/profile");
  const tab = (key: string) => page.getByRole("link", { name: say(key), exact: true });
  await expect(page.getByText("28 credits in all")).toBeVisible();

  await tab("tabPublish").click();
  await expect(page).toHaveURL("/profile?tab=publish");
  await expect(tab("tabPublish")).toHaveAttribute("aria-current", "page");
  await expect(page.getByText(say("publishText"))).toBeVisible();
  await expect(page.getByText(say("stateNotPublished"))).toBeVisible();
  await expect(blockers(page)).toHaveText([
    new RegExp(`^${say("incompleteTasksTitle")}`),
    new RegExp(`^${say("scoreUnavailableTitle")}.* at least 6`),
  ]);
  const names = ["taskPitchDeck", "taskProfile", "taskLogo", "taskWebsite", "taskBusinessLicense"];
  const way = word("en", "nextStep", "taskWay_pitch_deck");
  await expect(blockers(page).first().getByRole("listitem")).toHaveText(
    names.map((name, place) => `${say(name)} ${say("open")}${place === 0 ? way : ""}`),
  );
  // All rows are alike: the button is at the end of the current one.
  const heights = await blockers(page)
    .first()
    .getByRole("listitem")
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
  await expect(page.locator("main .button-leaf")).toHaveText([way]);
  // Without a profile there is nothing to check, so the page does not mention it.
  await expect(page.getByRole("main")).not.toContainText(/for free/);
  await expect(
    page.getByRole("heading", { name: word("en", "publishing", "after") }),
  ).toBeVisible();
  // The button is there with its price, and with the reason why it cannot be pressed yet.
  const press = page.getByRole("button", { name: word("en", "publishing", "publish") });
  await expect(press).toHaveAttribute("aria-disabled", "true");
  await expect(press).toHaveAccessibleDescription(new RegExp(say("blockedBy")));
  // The price is known from the start; nothing is sold yet.
  await expect(page.getByRole("main")).toContainText(/Price\s*20 credits/);
  const example = page.getByRole("region", { name: word("en", "publishing", "examplePage") });
  await expect(example.getByRole("link")).toHaveAttribute("href", /^\/startups\/./);

  await tab("tabMatch").click();
  await expect(page.getByText(word("en", "matches", "benefitGet"))).toBeVisible();
  await expect(page.locator("main .button-leaf")).toHaveText([say("taskProfile")]);
  await expect(page.getByRole("figure")).toContainText(word("en", "matches", "example"));
  await expect(page.getByLabel(say("criteria"))).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(/Price\s*3 credits/);
});

test("the tabs of a startup show all prices and obstacles", async ({ visit, server }) => {
  const me = await founderWithProfile(server, "en");
  await post(server, me, { kind: "spend", amount: -100, reason: "match" });
  const page = await visit(me.browser);
  const tab = (key: string) => page.getByRole("link", { name: say(key), exact: true });
  await page.goto("/profile?tab=publish");
  await expect(figure(page, "price")).toHaveText("20 credits");
  await expect(figure(page, "balanceBefore")).toHaveText("0 credits");
  await expect(page.getByText(say("refundNever"))).toBeVisible();
  await expect(page.getByText(say("publishTime"))).toBeVisible();
  await expect(page.getByText(say("stateNotPublished"))).toBeVisible();
  await expect(blockers(page)).toHaveText([
    new RegExp(`^${say("incompleteTasksTitle")}`),
    new RegExp(`^${say("scoreUnavailableTitle")}.* at least 6`),
    new RegExp(`^${say("readyEmail")}`),
  ]);
  // One button stands out: what to begin with, said once.
  const way = word("en", "nextStep", "taskWay_pitch_deck");
  await expect(page.locator("main .button-leaf")).toHaveText([way]);
  await expect(blockers(page).first().getByRole("heading")).toHaveCSS(
    "text-transform",
    "lowercase",
  );
  // What is missing is said beside the price; nothing is sold before the rest is done.
  await expect(page.getByText("20 more credits")).toBeVisible();
  await expect(page.getByRole("link", { name: say("addCredits") })).toHaveCount(0);
  // The list names every open task, each with a link.
  const tasks = blockers(page).first();
  await expect(tasks.getByRole("link", { name: way })).toHaveAttribute(
    "href",
    "/pitch-deck-upload",
  );
  await blockers(page).nth(1).getByRole("link").click();
  await expect(page).toHaveURL("/profile?tab=review");
  await expect(figure(page, "price")).toHaveText("5 credits");
  await expect(page.getByText(say("refundOnFailure"))).toBeVisible();
  await expect(page.getByText(word("en", "deckReview", "needsDeck"))).toBeVisible();
  await expect(
    page.getByRole("link", { name: word("en", "deckReview", "uploadDeck") }),
  ).toHaveAttribute("href", "/pitch-deck-upload");
  await tab("tabMatch").click();
  await expect(figure(page, "price")).toHaveText("3 credits");
  await page.goBack();
  await expect(figure(page, "price")).toHaveText("5 credits");
});

test("a rejection is told once, with one press to its first reason", async ({ visit, server }) => {
  const page = await visit((await makeMember(server)).browser);
  const place = "description";
  const change = (path: string, changes: object) =>
    page.route(`**/api/profile/${path}`, async (route) => {
      const answer = await route.fetch();
      const { data } = z.object({ data: z.looseObject({}) }).parse(await answer.json());
      await route.fulfill({ response: answer, json: { data: { ...data, ...changes } } });
    });
  const found = { rule: "personal_data", place };
  const finding = {
    ...found,
    weight: "rejects",
    text: "0912",
    why: "It is public.",
    fix: "Cut it.",
  };
  await change("read-status", { blockers: ["objections_stand"], objections: [found] });
  const createdAt = new Date().toISOString();
  const judged = { verdict: "rejected", findings: [finding], createdAt, appeal: null };
  await change("read-publication", { judged });
  await page.goto("/profile?tab=publish");
  const rule = page.getByText(word("en", "publishing", "rule_personal_data"));
  await expect(rule).toHaveCount(1);
  await expect(blockers(page).first()).toContainText(say("objectionsAbove"));
  await blockers(page).first().getByRole("link").click();
  await expect(page).toHaveURL(`${STARTUP_FORM}#${place}`);

  // Known problems besides the rejection are listed where they block.
  await change("read-publication", { judged: null });
  await page.goto("/profile?tab=publish");
  await expect(blockers(page).first()).toContainText(say("objectionsText"));
  await expect(blockers(page).first().locator(rule)).toBeVisible();
});

test("an investor's centre has an investor's tasks and prices", async ({ visit, server }) => {
  const page = await visit((await makeMember(server, { role: "Investor" })).browser);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("investorTitle"));
  await expect(page.getByText("0 of 3 done")).toBeVisible();
  await expect(
    page.getByRole("link", { name: new RegExp(`^${word("en", "nextStep", "stepPublish")}`) }),
  ).toContainText("100 credits");
  await expect(
    page.getByRole("link", { name: new RegExp(`^${word("en", "nextStep", "stepMatch")}`) }),
  ).toContainText("15 credits");
  await page.goto("/profile?tab=publish");
  await expect(blockers(page)).toHaveCount(1);
  await page.getByRole("link", { name: say("tabProfileCheck"), exact: true }).click();
  await expect(page).toHaveURL("/profile?tab=review");
  await expect(page.getByRole("heading", { name: say("tabProfileCheck") })).toBeVisible();
  await expect(page.getByText(say("reviewInvestorNone"))).toBeVisible();
  await page.getByRole("link", { name: say("toPublishing") }).click();
  await expect(page).toHaveURL("/profile?tab=publish");
  await page.goto("/profile?tab=match");
  await expect(
    page.getByText(/^We compare what you’re looking for with all \d+ startups/),
  ).toBeVisible();
  await page.goto("/profile?tab=nonsense");
  await expect(page.getByText("0 of 3 done")).toBeVisible();
});

test("a centre that cannot be loaded says so, and offers to try again", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/503/);
  const page = await visit((await makeMember(server)).browser);
  await page.route("**/api/profile/read-status", (route) =>
    route.fulfill({ status: 503, json: { error: { code: "service_unavailable", message: "x" } } }),
  );
  await page.goto("/profile?tab=publish");
  const failed = page.getByRole("alert");
  const unverified = word("en", "centre", "companyEmailUnverified");
  // After three retries (spec §7).
  await expect(failed).toContainText(unverified, { timeout: BACKGROUND_MS });
  await page.getByRole("link", { name: word("en", "centre", "tabOverview"), exact: true }).click();
  await expect(failed).toContainText(word("en", "centre", "statusFailed"), {
    timeout: BACKGROUND_MS,
  });
  // Pressed while it still fails: the page also retries by itself, and the button would disappear
  // with the failure.
  const asked = page.waitForRequest("**/api/profile/read-status");
  await failed.getByRole("button", { name: word("en", "account", "tryAgain") }).click();
  await asked;
  await page.unroute("**/api/profile/read-status");
  await expect(page.getByText("0 of 5 done")).toBeVisible();
});
