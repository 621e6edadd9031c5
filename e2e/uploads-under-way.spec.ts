import type { Locator, Page } from "@playwright/test";
import { deck, slowDown } from "./fixtures/documents.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember, userMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const MEGABYTE = 1024 * 1024;

const say = (key: string) => word("en", "files", key);
const input = (page: Page): Locator => page.locator("input[type=file]");
const stored = (page: Page): Locator => page.getByRole("region", { name: say("currentFile") });

/** A link of the page's own navigation. */
const centre = (page: Page): Locator =>
  page
    .getByRole("navigation", { name: word("en", "account", "accountNavigation") })
    .locator('a[href="/profile"]');

test("a link that is followed during an upload asks before the upload is given up", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/pitch-deck-upload");
  await slowDown(page);
  await input(page).setInputFiles(await deck("large.pdf", 2, 6 * MEGABYTE));
  const bar = page.getByRole("progressbar", { name: "Uploading large.pdf" });
  await expect.poll(() => bar.getAttribute("value").then(Number)).toBeGreaterThan(0);
  await centre(page).click();
  const question = page.getByRole("dialog", { name: say("leaveTitle") });
  await question.getByRole("button", { name: say("stayHere") }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL("/pitch-deck-upload");
  await expect(bar).toBeVisible();
  await centre(page).click();
  await question.getByRole("button", { name: say("leaveNow") }).click();
  await expect(page).toHaveURL("/profile");
  // Nothing is under way any more: nobody asks.
  await page.goBack();
  await expect(page.getByText(say("choosePdf"))).toBeVisible();
  await centre(page).click();
  await expect(page).toHaveURL("/profile");
});

test("signing out during an upload asks before the upload is given up", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/pitch-deck-upload");
  await slowDown(page);
  await input(page).setInputFiles(await deck("large.pdf", 2, 6 * MEGABYTE));
  const bar = page.getByRole("progressbar", { name: "Uploading large.pdf" });
  await expect.poll(() => bar.getAttribute("value").then(Number)).toBeGreaterThan(0);
  const signOut = async () => {
    await userMenu(page).click();
    await page.getByRole("button", { name: word("en", "frame", "signOut") }).click();
  };
  await signOut();
  const question = page.getByRole("dialog", { name: say("leaveTitle") });
  await question.getByRole("button", { name: say("stayHere") }).click();
  await expect(question).toHaveCount(0);
  await expect(bar).toBeVisible();
  await signOut();
  await question.getByRole("button", { name: say("leaveNow") }).click();
  await expect(page).toHaveURL("/");
  await expect(userMenu(page)).toHaveCount(0);
});

test("a cancel that comes too late says that the file is saved", async ({ visit, server }) => {
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/pitch-deck-upload");
  const isStored = Promise.withResolvers<void>();
  await page.route("**/api/files/upload*", async (route) => {
    await route.fetch();
    isStored.resolve();
    // Its answer never arrives.
  });
  await input(page).setInputFiles(await deck("Sawah.pdf", 1));
  await isStored.promise;
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(say("deckDone"))).toBeVisible();
  await expect(page.getByText(say("cancelled"))).toHaveCount(0);
  await expect(stored(page)).toContainText("Sawah.pdf");
});

test("a file that is refused is not called saved because another device has saved one", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/400.*files\/upload/);
  const options = (await makeMember(server)).browser;
  const [page, elsewhere] = [await visit(options), await visit(options)];
  await open(page, "/pitch-deck-upload");
  await open(elsewhere, "/pitch-deck-upload");
  await input(elsewhere).setInputFiles(await deck("Sawah 2.pdf", 1));
  await expect(stored(elsewhere)).toContainText("Sawah 2.pdf");
  await page.route("**/api/files/upload*", (route) =>
    route.fulfill({ status: 400, json: { error: { code: "invalid_input", message: "x" } } }),
  );
  await input(page).setInputFiles(await deck("Sawah.pdf", 1));
  await expect(stored(page)).toContainText("Sawah 2.pdf");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByText(say("deckDone"))).toHaveCount(0);
});

test("a document replaced on another device is the one shown on return", async ({
  visit,
  server,
}) => {
  const options = (await makeMember(server)).browser;
  const page = await visit(options);
  const elsewhere = await visit(options);
  await open(page, "/pitch-deck-upload");
  await input(page).setInputFiles(await deck("Sawah.pdf", 1));
  await expect(stored(page)).toContainText("Sawah.pdf");
  await centre(page).click();
  await expect(page).toHaveURL("/profile");
  await open(elsewhere, "/pitch-deck-upload");
  await input(elsewhere).setInputFiles(await deck("Sawah 2.pdf", 1));
  await expect(stored(elsewhere)).toContainText("Sawah 2.pdf");
  await page.goBack();
  await expect(stored(page)).toContainText("Sawah 2.pdf");
});
