import type { Page } from "@playwright/test";
import { settle } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import {
  field,
  fillStartup,
  openForm,
  STARTUP_FORM,
  save,
  saveButton,
} from "./fixtures/profile-form.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "profile", key);
const READ_DRAFT = /startup_profiles\?select=\*/;

function restored(page: Page) {
  return page.getByRole("status").filter({ hasText: word("en", "keptForms", "restoredTitle") });
}

test("leaving with unsaved changes asks; the input is there on return, until it is discarded", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await openForm(page, STARTUP_FORM);
  await field(page, "name").fill("Lúa Vàng");
  await expect(page.getByText(say("unsaved"))).toBeVisible();

  const centre = page.getByRole("link", { name: say("toCentre") });
  await centre.click();
  const question = page.getByRole("dialog", { name: say("leaveTitle") });
  await question.getByRole("button", { name: say("stay") }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(STARTUP_FORM);
  await expect(field(page, "name")).toHaveValue("Lúa Vàng");

  await centre.click();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(STARTUP_FORM);

  await centre.click();
  await question.getByRole("button", { name: say("leave") }).click();
  await expect(page).toHaveURL("/profile");
  await expect(saveButton(page)).toHaveCount(0);
  await page.goBack();
  await expect(restored(page)).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Lúa Vàng");

  await page.getByRole("button", { name: word("en", "keptForms", "discardProfile") }).click();
  await expect(field(page, "name")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
  await centre.click();
  await expect(page).toHaveURL("/profile");
  await openForm(page, STARTUP_FORM);
  await expect(restored(page)).toHaveCount(0);
});

test("a reload asks in the browser's own words, and keeps even the latest input", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openForm(page, STARTUP_FORM);
  await field(page, "tagline").pressSequentially("Rice");
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(restored(page)).toBeVisible();
  await expect(field(page, "tagline")).toHaveValue("Rice");

  // Typed back to the saved values: nothing to restore, and nobody asks.
  await field(page, "tagline").fill("");
  await expect(restored(page)).toHaveCount(0);
  await settle(page);
  await page.reload();
  await expect(field(page, "tagline")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test("a lost connection while saving loses nothing", async ({ visit, server, complaints }) => {
  complaints.announce(/ERR_INTERNET_DISCONNECTED/);
  const page = await visit((await makeMember(server)).browser);
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  await page.context().setOffline(true);
  await saveButton(page).click();
  const problem = page.getByRole("alert");
  await expect(problem).toContainText(say("saveFailed"));
  await expect(problem).toContainText(word("en", "problems", "networkError"));
  await expect(field(page, "name")).toHaveValue("Lúa Vàng");
  await page.context().setOffline(false);

  // The device fails now: another page of the same browser has everything.
  const later = await page.context().newPage();
  await page.close();
  await openForm(later, STARTUP_FORM);
  await expect(restored(later)).toBeVisible();
  await expect(field(later, "mobile_phone")).toHaveValue("0912345678");
  await save(later);
  await expect(restored(later)).toHaveCount(0);
  await later.reload();
  await expect(field(later, "name")).toHaveValue("Lúa Vàng");
  await expect(restored(later)).toHaveCount(0);
});

test("a save that arrived without an answer is no other person's edit", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/ERR_FAILED/);
  const page = await visit((await makeMember(server)).browser);
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  await page.route("**/api/startup-profile/save", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveButton(page).click();
  await expect(page.getByRole("alert")).toContainText(say("saveFailed"));
  await page.unroute("**/api/startup-profile/save");
  await save(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.reload();
  await expect(field(page, "name")).toHaveValue("Lúa Vàng");
});

test("a server failure is reported, and the next attempt saves", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/500/);
  const page = await visit((await makeMember(server)).browser);
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  await page.route("**/api/startup-profile/save", (route) =>
    route.fulfill({ status: 500, body: "x" }),
  );
  await saveButton(page).click();
  await expect(page.getByRole("alert")).toContainText(word("en", "problems", "serverError"));
  await page.unroute("**/api/startup-profile/save");
  await save(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a profile that was saved is not reported as failed because it cannot be read again", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/500.*startup_profiles/);
  const page = await visit((await makeMember(server)).browser);
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  await page.route(READ_DRAFT, (route) => route.fulfill({ status: 500, json: {} }));
  await save(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(field(page, "name")).toHaveValue("Lúa Vàng");
  await page.unroute(READ_DRAFT);
  // The form continues from the saved version.
  await field(page, "tagline").fill("Rice that pays its farmers");
  await save(page);
  await page.reload();
  await expect(field(page, "tagline")).toHaveValue("Rice that pays its farmers");
});

test("problems that only the server finds are shown at their fields", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/400/);
  const page = await visit((await makeMember(server)).browser);
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  await page.route("**/api/startup-profile/save", (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: {
          code: "invalid_input",
          message: "x",
          details: { fields: { address: "tooLong:300" } },
        },
      },
    }),
  );
  await saveButton(page).click();
  await expect(field(page, "address")).toBeFocused();
  await expect(field(page, "address")).toHaveAccessibleDescription("At most 300 characters.");
  await expect(page.getByRole("alert")).toHaveText(word("en", "problems", "correctFields"));
});

test("input during a slow save stays, and is saved with the next one", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/startup-profile/save", async (route) => {
    await slow;
    await route.continue();
  });
  const sent = page.waitForRequest("**/api/startup-profile/save");
  await saveButton(page).click();
  await sent;
  await field(page, "tagline").fill("Rice that pays its farmers");
  await field(page, "name").fill("Lúa Vàng Mới");
  const saved = page.waitForResponse("**/api/startup-profile/save");
  answer();
  await saved;
  await expect(field(page, "tagline")).toHaveValue("Rice that pays its farmers");
  await expect(field(page, "name")).toHaveValue("Lúa Vàng Mới");
  await expect(page.getByText(say("unsaved"))).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText(say("allSaved"))).toBeVisible();
  await page.reload();
  await expect(field(page, "name")).toHaveValue("Lúa Vàng Mới");
  await expect(field(page, "tagline")).toHaveValue("Rice that pays its farmers");
});
