import type { Page } from "@playwright/test";
import { makeMember } from "./fixtures/people.ts";
import {
  conflict,
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

/** Only the other tab has typed into the city, so nobody is asked about it. */
const DIFFERENT = say("conflictFields").replace("{fields}", say("startupName"));

/** Two tabs with the same draft; the second has since saved a name and a city. */
async function twoTabs(page: Page): Promise<void> {
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  await save(page);
  const other = await page.context().newPage();
  await openForm(other, STARTUP_FORM);
  await field(other, "name").fill("From the other tab");
  await field(other, "city").fill("Huế");
  await save(other);
  await other.close();
  await field(page, "name").fill("From this tab");
}

for (const [choice, name] of [
  ["keepMine", "From this tab"],
  ["takeTheirs", "From the other tab"],
] as const) {
  test(`the later of two tabs to save is asked: ${choice}`, async ({
    visit,
    server,
    complaints,
  }) => {
    complaints.announce(/409/);
    const page = await visit((await makeMember(server)).browser);
    await twoTabs(page);
    await saveButton(page).click();
    await expect(conflict(page)).toBeFocused();
    await expect(conflict(page)).toContainText(DIFFERENT);
    await expect(field(page, "name")).toHaveValue("From this tab");

    await conflict(page)
      .getByRole("button", { name: say(choice) })
      .click();
    await expect(conflict(page)).toHaveCount(0);
    await expect(page.getByText(say("allSaved"))).toBeVisible();
    await expect(field(page, "name")).toHaveValue(name);
    await page.reload();
    await expect(field(page, "name")).toHaveValue(name);
    await expect(field(page, "city")).toHaveValue("Huế");
  });
}

test("input based on an older version is never saved over a newer one unasked", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await twoTabs(page);
  page.on("dialog", (dialog) => void dialog.accept());
  // Each time it is opened.
  for (const _time of [1, 2]) {
    await page.reload();
    await expect(conflict(page)).toContainText(DIFFERENT);
    await expect(field(page, "name")).toHaveValue("From this tab");
    await expect(field(page, "city")).toHaveValue("Huế");
    await field(page, "name").press("End");
    await field(page, "name").press("Space");
    await field(page, "name").press("Backspace");
    await page.waitForFunction(() =>
      Object.entries(localStorage).some(
        ([key, value]) => key.startsWith("benih-form-") && String(value).includes('"version":1'),
      ),
    );
  }
  await conflict(page)
    .getByRole("button", { name: say("takeTheirs") })
    .click();
  await page.reload();
  await expect(field(page, "name")).toHaveValue("From the other tab");
  await expect(conflict(page)).toHaveCount(0);
});

test("a second press on the choice is no second conflict", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/409/);
  const page = await visit((await makeMember(server)).browser);
  await twoTabs(page);
  await saveButton(page).click();
  await expect(conflict(page)).toBeFocused();
  const asked: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route("**/api/startup-profile/save", async (route) => {
    asked.push(route.request().method());
    await released.promise;
    await route.continue();
  });
  const keep = conflict(page).getByRole("button", { name: say("keepMine") });
  await keep.dblclick();
  await expect(keep).toHaveAttribute("aria-disabled", "true");
  released.resolve();
  await expect(page.getByText(say("allSaved"))).toBeVisible();
  await expect(conflict(page)).toHaveCount(0);
  expect(asked).toEqual(["POST"]);
});
