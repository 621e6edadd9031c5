import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { makeMember } from "./fixtures/people.ts";
import {
  conflict,
  expectInAccount,
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
const SITE = "https://luavang.example";

async function saveWebsite(page: Page): Promise<void> {
  await page.goto("/website-submission");
  await page.getByRole("textbox", { name: "Website address" }).fill(SITE);
  await page.getByRole("button", { name: "Save website" }).click();
  await expect(page.getByText(word("en", "website", "saved")).first()).toBeVisible();
}

/** Waits until the account has what was typed. */
/** Fills a startup's form, saves nothing, and may leave it. */
async function typeStartup(page: Page): Promise<void> {
  page.on("dialog", (dialog) => void dialog.accept());
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  await expectInAccount(page);
}

test("a website saved meanwhile is no other version of what was typed", async ({
  visit,
  server,
}) => {
  const { id, browser } = await makeMember(server);
  const page = await visit(browser);
  await typeStartup(page);
  await saveWebsite(page);

  await openForm(page, STARTUP_FORM);
  await expect(field(page, "name")).toHaveValue("Lúa Vàng");
  await expect(field(page, "website")).toHaveValue(SITE);
  await expect(conflict(page)).toHaveCount(0);
  // Also after typing on, and restoring again.
  await field(page, "city").fill("Huế");
  await expectInAccount(page);
  await page.reload();
  await expect(field(page, "city")).toHaveValue("Huế");
  await expect(field(page, "website")).toHaveValue(SITE);
  await expect(conflict(page)).toHaveCount(0);
  await save(page);
  const { rows } = await withDatabase(server, (client) =>
    client.query("select name, city, website from public.startup_profiles where user_id = $1", [
      id,
    ]),
  );
  expect(rows).toEqual([{ name: "Lúa Vàng", city: "Huế", website: SITE }]);
});

test("first criteria saved meanwhile are no other version of what was typed", async ({
  visit,
  server,
}) => {
  const { id, browser } = await makeMember(server);
  const page = await visit(browser);
  await typeStartup(page);
  await withDatabase(server, (client) =>
    client.query(
      "insert into public.startup_profiles (user_id, match_criteria) values ($1, 'Rice funds')",
      [id],
    ),
  );
  await page.reload();
  await expect(field(page, "name")).toHaveValue("Lúa Vàng");
  await expect(conflict(page)).toHaveCount(0);
  await save(page);
});

test("a website saved in another tab is kept by whoever saves a form that was open", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/409/);
  const page = await visit((await makeMember(server)).browser);
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  await save(page);
  await field(page, "city").fill("Huế");
  const other = await page.context().newPage();
  await saveWebsite(other);
  await other.close();
  await saveButton(page).click();
  await expect(page.getByText(say("allSaved"))).toBeVisible();
  await expect(field(page, "website")).toHaveValue(SITE);
  await page.reload();
  await expect(field(page, "website")).toHaveValue(SITE);
  await expect(field(page, "city")).toHaveValue("Huế");
});

test("an amount is never paired with a currency that somebody chose elsewhere", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/409/);
  const page = await visit((await makeMember(server)).browser);
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  await field(page, "raising").fill("500000");
  await save(page);
  const other = await page.context().newPage();
  await openForm(other, STARTUP_FORM);
  await field(other, "raising_currency").selectOption("SGD");
  await save(other);
  await other.close();
  await field(page, "raising").fill("700000");
  await field(page, "city").fill("Huế");
  await saveButton(page).click();
  await expect(conflict(page)).toBeFocused();
  await conflict(page)
    .getByRole("button", { name: say("takeTheirs") })
    .click();
  await expect(field(page, "raising")).toHaveValue(/500/);
  await expect(field(page, "raising_currency")).toHaveValue("SGD");
  // Fields that nobody has saved elsewhere are still there, and still unsaved.
  await expect(field(page, "city")).toHaveValue("Huế");
  await save(page);
});
