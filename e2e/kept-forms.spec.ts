import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { type Account, makeAccount } from "../testing/people.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectInOrder } from "./fixtures/in-order.ts";
import { keptKeys } from "./fixtures/page-life.ts";
import { browserWith, openSession, signIn, userMenu } from "./fixtures/people.ts";
import {
  expectInAccount,
  field,
  fillStartup,
  openForm,
  STARTUP_FORM,
  save,
} from "./fixtures/profile-form.ts";
import { matchedFounder } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const CRITERIA_TAB = "/profile?tab=match";

const say = (key: string) => word("en", "keptForms", key);

const restored = (page: Page) => page.getByRole("status").filter({ hasText: say("restoredTitle") });
const clash = (page: Page) => page.getByRole("alert").filter({ hasText: say("clashTitle") });
const press = (page: Page, key: string) => page.getByRole("button", { name: say(key) }).click();
const criteria = (page: Page) => page.getByLabel(word("en", "centre", "criteria"), { exact: true });

async function pressSignOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole("button", { name: word("en", "frame", "signOut") }).click();
}

/** One person's phone and laptop, each signed in for itself. */
async function devices(
  server: RunningServer,
  visit: (options: object) => Promise<Page>,
): Promise<{ phone: Page; laptop: Page; account: Account }> {
  const account = await makeAccount(server);
  const { email, password } = account;
  const own = async () => browserWith(server, await openSession(server, email, password));
  const phone = await visit({ ...(await own()), userAgent: PHONE });
  const laptop = await visit(await own());
  for (const page of [phone, laptop]) page.on("dialog", (dialog) => void dialog.accept());
  return { phone, laptop, account };
}

test("text typed on a phone continues on a laptop, and is gone everywhere once it is saved", async ({
  visit,
  server,
}) => {
  const { phone, laptop } = await devices(server, visit);
  await openForm(phone, STARTUP_FORM);
  await field(phone, "tagline").fill("Rice that pays its farmers");
  await expectInAccount(phone);

  await openForm(laptop, STARTUP_FORM);
  await expect(restored(laptop)).toContainText("Chrome on Android");
  await expect(field(laptop, "tagline")).toHaveValue("Rice that pays its farmers");
  await expectInAccount(laptop);
  await expectInOrder(laptop, "restored from another device");
  await fillStartup(laptop, "Lúa Vàng");
  await save(laptop);

  await phone.reload();
  await expect(field(phone, "name")).toHaveValue("Lúa Vàng");
  await expect(restored(phone)).toHaveCount(0);
  await laptop.reload();
  await expect(field(laptop, "name")).toHaveValue("Lúa Vàng");
  await expect(restored(laptop)).toHaveCount(0);
});

test("a page that is left at once has sent its input", async ({ visit, server }) => {
  const { phone, laptop } = await devices(server, visit);
  await openForm(phone, STARTUP_FORM);
  await field(phone, "name").fill("Lúa");
  await expectInAccount(phone);
  await field(phone, "name").fill("Lúa Vàng");
  await phone.goto("/legal-disclaimer");
  await expect(async () => {
    await openForm(laptop, STARTUP_FORM);
    await expect(field(laptop, "name")).toHaveValue("Lúa Vàng", { timeout: 1000 });
  }).toPass();
});

test("to start from the saved profile discards it on every device", async ({ visit, server }) => {
  const { phone, laptop } = await devices(server, visit);
  await openForm(phone, STARTUP_FORM);
  await field(phone, "name").fill("Half a na");
  await expectInAccount(phone);
  await openForm(laptop, STARTUP_FORM);
  const dropped = laptop.waitForResponse("**/api/kept-forms/drop");
  await press(laptop, "discardProfile");
  await expect(field(laptop, "name")).toHaveValue("");
  await dropped;
  await phone.reload();
  await expect(field(phone, "name")).toHaveValue("");
  await expect(restored(phone)).toHaveCount(0);
});

test("two devices at once: neither replaces the other before the person has chosen", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/409/);
  const { phone, laptop } = await devices(server, visit);
  await openForm(phone, STARTUP_FORM);
  await openForm(laptop, STARTUP_FORM);
  await field(phone, "name").fill("From the phone");
  await expectInAccount(phone);
  await field(laptop, "name").fill("From the laptop");
  await field(laptop, "city").fill("Huế");
  await expect(clash(laptop)).toContainText("Chrome on Android");
  await expect(clash(laptop)).toContainText(
    `${word("en", "profile", "startupName")}, ${word("en", "profile", "city")}`,
  );
  await press(laptop, "chooseVersion");
  await expect(clash(laptop)).toBeFocused();
  await expectInOrder(laptop, "typed on two devices");
  await expect(field(laptop, "name")).toHaveValue("From the laptop");

  // While undecided, both are there after a reload.
  await laptop.reload();
  await expect(clash(laptop)).toBeVisible();
  await expect(field(laptop, "name")).toHaveValue("From the laptop");
  await press(laptop, "keepThese");
  await expect(clash(laptop)).toHaveCount(0);
  await expectInAccount(laptop);

  await field(phone, "name").fill("From the phone again");
  await expect(clash(phone)).toBeVisible();
  await press(phone, "takeOthers");
  await expect(field(phone, "name")).toHaveValue("From the laptop");
  await expect(field(phone, "city")).toHaveValue("Huế");
  await expect(clash(phone)).toHaveCount(0);
});

test("typed without a connection, it stays on the device and is sent when the connection is back", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.tolerate(/ERR_INTERNET_DISCONNECTED/);
  const { phone, laptop } = await devices(server, visit);
  await openForm(phone, STARTUP_FORM);
  await phone.context().setOffline(true);
  await field(phone, "name").fill("Lúa Vàng");
  await expect(phone.getByText(say("onDevice"))).toBeVisible();
  await openForm(laptop, STARTUP_FORM);
  await expect(field(laptop, "name")).toHaveValue("");
  await phone.context().setOffline(false);
  await expectInAccount(phone);
  await laptop.reload();
  await expect(field(laptop, "name")).toHaveValue("Lúa Vàng");
});

test("match criteria go on at another device, too", async ({ visit, server }) => {
  const { phone, laptop, account } = await devices(server, visit);
  await withDatabase(server, (client) =>
    client.query(
      "insert into public.startup_profiles (user_id, name, completed_at) values ($1, 'Lúa Vàng', now())",
      [account.id],
    ),
  );
  await phone.goto(CRITERIA_TAB);
  await criteria(phone).fill("Investors who know rice");
  await expectInAccount(phone);
  await laptop.goto(CRITERIA_TAB);
  await expect(restored(laptop)).toContainText("Chrome on Android");
  await expect(criteria(laptop)).toHaveValue("Investors who know rice");
  await expectInOrder(laptop, "restored criteria");
  const dropped = laptop.waitForResponse("**/api/kept-forms/drop");
  await laptop.getByRole("button", { name: word("en", "centre", "saveCriteria") }).click();
  await expect(restored(laptop)).toHaveCount(0);
  await dropped;
  await phone.reload();
  await expect(criteria(phone)).toHaveValue("Investors who know rice");
  await expect(restored(phone)).toHaveCount(0);
});

test("criteria behind a summary open with what was typed, and are closed again once saved", async ({
  visit,
  server,
}) => {
  test.setTimeout(240_000);
  const page = await visit((await matchedFounder(server, "en")).browser);
  page.on("dialog", (dialog) => void dialog.accept());
  const change = page.getByRole("button", { name: word("en", "matches", "changeCriteria") });
  await page.goto(CRITERIA_TAB);
  await change.click();
  await expect(criteria(page)).toBeFocused();
  await criteria(page).fill("Only family offices.");
  await expectInAccount(page);
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(criteria(page)).toHaveValue("Only family offices.");
  const dropped = page.waitForResponse("**/api/kept-forms/drop");
  await press(page, "discardCriteria");
  await dropped;
  await change.click();
  await expect(criteria(page)).toBeFocused();
  await expect(criteria(page)).not.toHaveValue("Only family offices.");
  await expect(restored(page)).toHaveCount(0);

  await criteria(page).fill("No token funds, please.");
  await expectInAccount(page);
  await page.getByRole("button", { name: word("en", "centre", "saveCriteria") }).click();
  await change.click();
  await expect(criteria(page)).toHaveValue("No token funds, please.");
  await expect(restored(page)).toHaveCount(0);
});

test("signing out at once leaves nothing on the device, and the next sign-in finds it again", async ({
  visit,
  server,
}) => {
  const { laptop, account } = await devices(server, visit);
  await openForm(laptop, STARTUP_FORM);
  await field(laptop, "name").fill("Lúa Vàng");
  await pressSignOut(laptop);
  await expect(laptop).toHaveURL("/");
  expect((await keptKeys(laptop)).filter((key) => key.startsWith("benih-form-"))).toEqual([]);

  await laptop.goto("/auth");
  await signIn(laptop, account);
  await expect(laptop).toHaveURL("/profile");
  await openForm(laptop, STARTUP_FORM);
  await expect(restored(laptop)).toBeVisible();
  await expect(field(laptop, "name")).toHaveValue("Lúa Vàng");
});

test("signing out asks where the account has not got what was typed", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.tolerate(/ERR_INTERNET_DISCONNECTED/);
  const { laptop } = await devices(server, visit);
  await openForm(laptop, STARTUP_FORM);
  await laptop.context().setOffline(true);
  await field(laptop, "name").fill("Lúa Vàng");
  await expect(laptop.getByText(say("onDevice"))).toBeVisible();
  await pressSignOut(laptop);
  await expect(laptop.getByRole("dialog", { name: say("unsentTitle") })).toBeVisible();
  await expectInOrder(laptop, "signing out with unsent input");
  await press(laptop, "unsentStay");
  await expect(field(laptop, "name")).toHaveValue("Lúa Vàng");
  await pressSignOut(laptop);
  await laptop.context().setOffline(false);
  await press(laptop, "unsentLeave");
  await expect(laptop).toHaveURL("/");
  expect((await keptKeys(laptop)).filter((key) => key.startsWith("benih-form-"))).toEqual([]);
});

test("text too long for the account stays on the device, and the page says so", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/400/);
  const { laptop } = await devices(server, visit);
  await openForm(laptop, STARTUP_FORM);
  await field(laptop, "description").fill("ข้าว".repeat(6000));
  await expect(laptop.getByText(say("tooLarge"))).toBeVisible();
  await laptop.reload();
  await expect(field(laptop, "description")).toHaveValue("ข้าว".repeat(6000));
});
