import type { Page } from "@playwright/test";
import { makeMember } from "./fixtures/account-holder.ts";
import { untilAlive } from "./fixtures/page-life.ts";
import { button, openSettings, problem, say, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";

const field = (page: Page) => section(page, "email").getByLabel(say("newEmail"), { exact: true });

test("a change waits for both mailboxes, is seen to wait, and can be given up", async ({
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

test("a mail asked for again too soon is refused with how long to wait", async ({
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

test("what is no address, or the present one, is said at the field", async ({ visit, server }) => {
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
