import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { linkTo } from "./fixtures/mails.ts";
import { untilAlive } from "./fixtures/page-life.ts";
import { makeMember, type SignedIn, signIn } from "./fixtures/people.ts";
import { button, openSettings, problem, say, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const field = (page: Page) => section(page, "email").getByLabel(say("newEmail"), { exact: true });

const told = (key: string) => word("en", "account", key);
const now = (page: Page) =>
  section(page, "email").getByText(say("currentEmail"), { exact: true }).locator("..");

/**
 * Requests another address on a signed-in page. @returns it, and the links to the two mailboxes.
 */
async function askForChange(page: Page, server: RunningServer, { email }: SignedIn) {
  const next = `new-${email}`;
  await openSettings(page);
  await field(page).fill(next);
  await button(page, "email", "saveEmail").click();
  await expect(section(page, "email").getByText(next).first()).toBeVisible();
  return { next, atOld: await linkTo(server, email), atNew: await linkTo(server, next) };
}

test("a change waits visibly for both mailboxes, and can be cancelled", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  const email = section(page, "email");
  const next = `new-${me.email}`;
  await field(page).fill(next);
  await button(page, "email", "saveEmail").click();
  await expect(email.getByText(`Waiting for confirmation: ${next}`)).toBeVisible();
  await expect(field(page)).toHaveCount(0);

  await page.reload();
  await untilAlive(page);
  await expect(email.getByText(`Waiting for confirmation: ${next}`)).toBeVisible();
  await button(page, "email", "emailCancel").click();
  await expect(field(page)).toBeVisible();
  await expect(email.getByText(me.email, { exact: true })).toBeVisible();
});

test("a mail requested again too soon is refused with the time to wait", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/429/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  await field(page).fill(`new-${me.email}`);
  await button(page, "email", "saveEmail").click();
  await button(page, "email", "emailResend").click();
  await expect(section(page, "email").getByText(/Too many attempts\. Try again in/)).toBeVisible();
});

test("an invalid address, or the current one, is reported at the field", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  const email = section(page, "email");
  await field(page).fill("not an address");
  await field(page).blur();
  await expect(email.getByText(problem("invalidEmail"))).toBeVisible();
  await field(page).fill(me.email.toUpperCase());
  await button(page, "email", "saveEmail").click();
  await expect(email.getByText(problem("sameEmail"))).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test("the mailed links show how far the change is: half, done, used already", async ({
  visit,
  server,
  complaints,
}) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  const { next, atOld, atNew } = await askForChange(page, server, me);

  await page.goto(atNew);
  await expect(page).toHaveURL(`${server.url}/settings`);
  await expect(
    page.getByRole("status").filter({ hasText: told("arrivedEmailHalf") }),
  ).toBeVisible();
  await expect(section(page, "email").getByText(`Waiting for confirmation: ${next}`)).toBeVisible();
  await expect(now(page)).toContainText(me.email);

  const tab = await page.context().newPage();
  await tab.goto(atOld);
  const done = told("arrivedEmailChanged").replace("{email}", next);
  await expect(tab.getByRole("status").filter({ hasText: done })).toBeVisible();
  await expect(now(tab)).toHaveText(`${say("currentEmail")}${next}`);
  await expect(field(tab)).toBeVisible();

  // The previous tab no longer asks for another link.
  await page.reload();
  await expect(now(page)).toContainText(next);
  await expect(page.getByText(told("arrivedEmailHalf"))).toHaveCount(0);

  complaints.announce(/403/);
  await tab.goto(atOld);
  await expect(tab.getByRole("alert")).toHaveText(told("arrivedEmailFailed"));
  await expect(now(tab)).toContainText(next);
});

test("a cancelled change is not shown as waiting for the other mailbox", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  const { atOld } = await askForChange(page, server, me);
  await page.goto(atOld);
  const half = page.getByText(told("arrivedEmailHalf"));
  await expect(half).toBeVisible();
  await button(page, "email", "emailCancel").click();
  await expect(field(page)).toBeVisible();
  await expect(half).toHaveCount(0);
});

test("links opened while signed out are reported there, and again after signing in", async ({
  page,
  visit,
  server,
  complaints,
}) => {
  const me = await makeMember(server);
  const { atOld, atNew } = await askForChange(await visit(me.browser), server, me);
  await page.goto(atOld);
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings$/);
  await expect(page.getByText(told("arrivedEmailHalf"))).toBeVisible();

  await withDatabase(server, (client) =>
    client.query(
      "update auth.one_time_tokens set created_at = created_at - interval '61 minutes' where user_id = $1",
      [me.id],
    ),
  );
  complaints.announce(/403/);
  await page.goto(atNew);
  const alert = page.getByRole("alert").filter({ hasText: told("arrivedEmailFailed") });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings$/);
  await signIn(page, me);
  await expect(page).toHaveURL(`${server.url}/settings`);
  await expect(alert).toBeVisible();
  await expect(now(page)).toContainText(me.email);
  await expect(button(page, "email", "emailResend")).toBeVisible();
});
