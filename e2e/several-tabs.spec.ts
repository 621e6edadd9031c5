import type { Page } from "@playwright/test";
import { type Account, makeAccount } from "../testing/people.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { open } from "./fixtures/page-life.ts";
import { otherDevice, signIn, userMenu } from "./fixtures/people.ts";
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

const signOut = word("en", "frame", "signOut");
/** The header's: on the sign-in page a tab has the same name. */
const login = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: word("en", "frame", "login") });
const sessionEnded = word("en", "account", "arrivedSessionEnded");

/** Signs somebody in, who then is at the account centre. */
async function enter(page: Page, server: RunningServer): Promise<Account> {
  const account = await makeAccount(server);
  await page.goto("/auth");
  await signIn(page, account);
  await expect(page).toHaveURL("/profile");
  return account;
}

/** Like signing out of all devices, or a new password. */
async function endEverySession(server: RunningServer, account: Account): Promise<void> {
  const device = otherDevice(server);
  const { error } = await device.auth.signInWithPassword(account);
  if (error) throw error;
  await device.auth.signOut({ scope: "global" });
}

test("tabs follow each other into and out of an account", async ({
  page,
  context,
  server,
  complaints,
}) => {
  // The other tab's pending requests come too late: no token, or one of a session that has ended.
  complaints.tolerate(/401/, /403.*auth\/v1\/user/);
  const reading = await context.newPage();
  await open(reading, "/legal-disclaimer");
  await expect(login(reading)).toBeVisible();

  await enter(page, server);
  await expect(userMenu(reading)).toBeVisible();

  await userMenu(reading).click();
  await reading.getByRole("button", { name: signOut }).click();
  await expect(reading).toHaveURL("/");
  await expect(page).toHaveURL("/auth?next=%2Fprofile");
  await expect(login(page)).toBeVisible();
});

test("a sign-out that never reaches the server reaches the other tabs too", async ({
  page,
  context,
  server,
  complaints,
}) => {
  await enter(page, server);
  const other = await context.newPage();
  await open(other, "/legal-disclaimer");
  complaints.announce(/auth\/v1\/logout/, /The server could not end the session/);
  await other.route("**/auth/v1/logout*", (route) => route.abort("connectionfailed"));
  await userMenu(other).click();
  await other.getByRole("button", { name: signOut }).click();
  await expect(login(other)).toBeVisible();
  await expect(page).toHaveURL("/auth?next=%2Fprofile");
});

test("a session ended on another device leads to sign-in and back", async ({
  page,
  server,
  complaints,
}) => {
  const account = await enter(page, server);
  complaints.tolerate(/40[13]/, /The profile could not be read/);
  // A page that reads nothing meanwhile, so that it cannot notice by itself.
  await open(page, "/legal-disclaimer");
  await expect(userMenu(page)).toBeVisible();
  await endEverySession(server, account);
  await page.goto("/settings");
  await expect(page).toHaveURL("/auth?next=%2Fsettings");
  await expect(page.getByText(sessionEnded)).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "settings", "title"));
  await expect(page.getByText(sessionEnded)).toHaveCount(0);
});

test("input from before the session ended is there after the next sign-in", async ({
  page,
  server,
  complaints,
}) => {
  const account = await enter(page, server);
  await openForm(page, STARTUP_FORM);
  await fillStartup(page, "Lúa Vàng");
  complaints.tolerate(/40[13]/);
  await endEverySession(server, account);
  // Unless the page has noticed by itself and is gone.
  await saveButton(page)
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await expect(page).toHaveURL(`/auth?${new URLSearchParams({ next: STARTUP_FORM })}`);
  await expect(page.getByText(sessionEnded)).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL(STARTUP_FORM);
  await expect(field(page, "name")).toHaveValue("Lúa Vàng");
  await expect(field(page, "address")).toHaveValue("12 Nguyễn Trãi");
  await save(page);
});
