import { makeMember, openSession } from "./fixtures/people.ts";
import { PHONE } from "./fixtures/phone.ts";
import { button, openSettings, say, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";

test.use(PHONE);

test("on a phone: a link to a section, a new password, the end of the account", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  await openSession(server, me.email, me.password);
  const page = await visit({
    ...me.browser,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await openSettings(page);
  await page
    .getByRole("navigation", { name: say("onThisPage") })
    .getByText(say("sessionsHeading"))
    .tap();
  await expect(section(page, "sessions")).toBeInViewport();
  await button(page, "sessions", "endOthers").tap();
  await expect(section(page, "sessions").getByRole("listitem")).toHaveCount(1);

  const password = section(page, "password");
  await password.getByLabel(say("currentPassword"), { exact: true }).fill(me.password);
  await password.getByLabel(say("newPassword"), { exact: true }).fill("another password");
  await password.getByLabel(say("confirmPassword"), { exact: true }).fill("another password");
  await button(page, "password", "savePassword").tap();
  await expect(password.getByText(say("passwordChanged"))).toBeVisible();

  await button(page, "delete", "deleteStart").tap();
  await section(page, "delete").getByLabel(say("deleteEmail")).fill(me.email);
  await section(page, "delete").getByLabel(say("currentPassword")).fill("another password");
  await button(page, "delete", "deleteConfirm").tap();
  await expect(page).toHaveURL("/goodbye");
});
