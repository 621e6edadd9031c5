import type { Page } from "@playwright/test";
import { open, settle } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { reviewedMember, SITE } from "./fixtures/reviewed.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test("an investor adds a website, changes it, and finds it again", async ({ visit, server }) => {
  const page = await visit((await makeMember(server, { role: "Investor" })).browser);
  await open(page, "/website-submission");
  const address = page.getByRole("textbox", { name: "Website address" });
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByText("Website address is required.")).toBeVisible();
  await expect(
    page.getByText("Please correct the highlighted fields before saving."),
  ).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill("not an address");
  await expect(page.getByText("Enter a valid web address")).toBeVisible();
  await address.fill("Angin.Example/about#team");
  await address.blur();
  await expect(address).toHaveValue("https://angin.example/about");
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByText("Your website is saved.")).toBeVisible();
  await address.fill("https://angin.example");
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByText("Your website is saved.")).toBeVisible();
  await open(page, "/website-submission");
  await expect(address).toHaveValue("https://angin.example");
});

const notice = (page: Page) => page.locator("main form .notice");

test("a check shows whether the website answers, and offers suggestions to copy", async ({
  visit,
  server,
}) => {
  const page = await visit({
    ...(await makeMember(server)).browser,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await open(page, "/website-submission");
  const address = page.getByRole("textbox", { name: "Website address" });
  // No test reaches another machine: this address does not exist.
  await address.fill("sawah.example");
  // Once saved, it is checked automatically; the next step takes the button's place.
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByText(word("en", "website", "noAnswer"))).toBeVisible();
  await expect(notice(page)).toContainText(word("en", "website", "saved"));
  await expect(notice(page)).toBeFocused();
  const again = page.getByRole("button", { name: word("en", "centre", "websiteCheckAgain") });
  await expect(page.locator("main form").getByRole("button")).toHaveCount(1);

  const look = {
    answers: true,
    address: "https://www.sawah.example",
    checkedAt: "2026-11-20T08:00:00.000Z",
    title: "Sawah",
    description: "Rice, grown faster",
  };
  await page.route("**/api/website/check", (route) => route.fulfill({ json: { data: look } }));
  await again.click();
  await expect(page.getByText(word("en", "website", "answers"))).toBeVisible();
  // The pressed button has been replaced by another; and what was saved before is no longer news.
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).not.toContainText(word("en", "website", "saved"));
  await page.getByRole("button", { name: "Copy: Description" }).click();
  await expect(page.getByRole("button", { name: "Copy: Description" })).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Rice, grown faster");
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(address).toHaveValue("https://www.sawah.example");
  await expect(address).toBeFocused();
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByText(word("en", "website", "answers"))).toBeVisible();
  await expect(page.getByRole("button", { name: "Use this address" })).toHaveCount(0);
});

test("the input stays when saving fails, and when the profile was edited elsewhere", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/500/, /409/);
  const options = (await makeMember(server)).browser;
  const page = await visit(options);
  const elsewhere = await visit(options);
  await open(page, "/website-submission");
  await open(elsewhere, "/website-submission");
  const address = page.getByRole("textbox", { name: "Website address" });
  await address.fill("https://mine.example");
  await page.route("**/api/website/save", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByRole("alert")).toContainText("Website add or update failed.");
  await expect(address).toHaveValue("https://mine.example");
  await page.unroute("**/api/website/save");

  await elsewhere.getByRole("textbox", { name: "Website address" }).fill("https://theirs.example");
  await elsewhere.getByRole("button", { name: "Save website" }).click();
  await expect(elsewhere.getByText("Your website is saved.")).toBeVisible();
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByRole("alert")).toContainText(
    word("en", "website", "storedNow", { website: "https://theirs.example" }),
  );
  await expect(address).toHaveValue("https://mine.example");
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByText("Your website is saved.")).toBeVisible();
});

/** The pages' own navigation, so that the page keeps what it has read. */
const centre = (page: Page) =>
  page
    .getByRole("navigation", { name: word("en", "account", "accountNavigation") })
    .locator('a[href="/profile"]');

async function saveElsewhere(page: Page, website: string): Promise<void> {
  await page.getByRole("textbox", { name: "Website address" }).fill(website);
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByText("Your website is saved.")).toBeVisible();
}

test("the form opens with what is saved now, not with what was read some minutes ago", async ({
  visit,
  server,
}) => {
  const options = (await makeMember(server)).browser;
  const page = await visit(options);
  const elsewhere = await visit(options);
  await open(page, "/website-submission");
  const address = page.getByRole("textbox", { name: "Website address" });
  await expect(address).toHaveValue("");
  await centre(page).click();
  await expect(page).toHaveURL("/profile");
  await open(elsewhere, "/website-submission");
  await saveElsewhere(elsewhere, "https://theirs.example");
  await page.goBack();
  await expect(address).toHaveValue("https://theirs.example");
  await address.fill("https://mine.example");
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByText("Your website is saved.")).toBeVisible();
});

test("an address that was read again behind the typed one is not overwritten unasked", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/409/);
  const options = (await makeMember(server)).browser;
  const page = await visit(options);
  const elsewhere = await visit(options);
  await open(page, "/website-submission");
  const address = page.getByRole("textbox", { name: "Website address" });
  await open(elsewhere, "/website-submission");
  await saveElsewhere(elsewhere, "https://first.example");
  // An untouched field follows what is saved.
  await comeBack(page);
  await expect(address).toHaveValue("https://first.example");
  await address.fill("https://mine.example");
  await saveElsewhere(elsewhere, "https://theirs.example");
  await comeBack(page);
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByRole("alert")).toContainText(
    word("en", "website", "storedNow", { website: "https://theirs.example" }),
  );
  await expect(address).toHaveValue("https://mine.example");
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByText("Your website is saved.")).toBeVisible();
});

/** As when somebody returns to the tab: stale data is read again. */
async function comeBack(page: Page): Promise<void> {
  const read = page.waitForResponse(/startup_profiles\?select=website/);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await (await read).finished();
  await settle(page);
}

for (const role of ["Startup", "Investor"] as const) {
  test(`the role ${role} reads what the review of the profile found, and nothing before it is there`, async ({
    visit,
    server,
  }) => {
    const page = await visit((await reviewedMember(server, role, { responded: true })).browser);
    const isAwaited = Promise.withResolvers<void>();
    await page.route("**/api/profile/read-status", async (route) => {
      await isAwaited.promise;
      await route.continue();
    });
    await page.goto("/website-submission");
    await expect(page.getByRole("textbox", { name: "Website address" })).toHaveValue(SITE);
    await expect(notice(page)).toHaveCount(0);
    isAwaited.resolve();
    await expect(notice(page)).toContainText(word("en", "website", "answers"));
    await expect(notice(page)).toContainText(/We last checked on .*12.*2026/);
    await expect(page.getByText(word("en", "website", "unchecked"))).toHaveCount(0);
  });
}

test("a website that was silent, left and taken again, is settled once it responds", async ({
  visit,
  server,
}) => {
  const me = await reviewedMember(server, "Startup", { responded: false });
  const page = await visit(me.browser);
  await page.route("**/api/website/check", (route) => {
    const { url } = route.request().postDataJSON();
    const checkedAt = new Date().toISOString();
    return route.fulfill({ json: { data: { answers: true, address: url, checkedAt } } });
  });
  await open(page, "/website-submission");
  await expect(notice(page)).toContainText(word("en", "centre", "websiteSilent"));
  for (const website of ["https://other.example", SITE]) {
    await saveElsewhere(page, website);
    await expect(notice(page)).toContainText(word("en", "website", "answers"));
  }
  await open(page, "/profile");
  await expect(page.getByText(word("en", "nextStep", "wayTitle"))).toBeVisible();
  await expect(page.getByText(word("en", "centre", "websiteSilent"))).toHaveCount(0);
});

test("a check is said to be under way once, and its failure under its own name", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/500/);
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/website-submission");
  await saveElsewhere(page, "https://sawah.example");
  await expect(notice(page)).toContainText(word("en", "website", "noAnswer"));
  const isAwaited = Promise.withResolvers<void>();
  await page.route("**/api/website/check", async (route) => {
    await isAwaited.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  const again = page.getByRole("button", { name: word("en", "centre", "websiteCheckAgain") });
  await again.click();
  await expect(page.locator("main").getByText(word("en", "website", "checking"))).toHaveCount(1);
  await expect(notice(page)).not.toContainText(word("en", "website", "saved"));
  isAwaited.resolve();
  await expect(notice(page)).toContainText(word("en", "website", "checkFailed"));
  await expect(page.getByText(word("en", "website", "saved"))).toHaveCount(0);
  await expect(again).toBeFocused();
});
