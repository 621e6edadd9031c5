import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { mailsTo } from "./fixtures/mails.ts";
import { makeMember, openSession } from "./fixtures/people.ts";
import { button, openSettings, problem, say, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";

const field = (page: Page, key: string) =>
  section(page, "password").getByLabel(say(key), { exact: true });
const NEW = "another password";

async function fill(page: Page, current: string, next: string, again = next): Promise<void> {
  await field(page, "currentPassword").fill(current);
  await field(page, "newPassword").fill(next);
  await field(page, "confirmPassword").fill(again);
}

test("a new password replaces the old one and ends the other sessions", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  await openSession(server, me.email, me.password);
  const page = await visit(me.browser);
  await openSettings(page);
  await expect(section(page, "sessions").getByRole("listitem")).toHaveCount(2);
  await fill(page, me.password, NEW);
  await button(page, "password", "savePassword").click();
  await expect(section(page, "password").getByText(say("passwordChanged"))).toBeVisible();
  await expect(field(page, "newPassword")).toHaveValue("");
  await expect(section(page, "sessions").getByRole("listitem")).toHaveCount(1);
  await openSession(server, me.email, NEW);
  await expect(openSession(server, me.email, me.password)).rejects.toThrow();
});

test("problems are shown at their fields, and no input is lost", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/4\d\d.*auth\/v1\/user|auth\/v1\/user/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  const form = section(page, "password");

  await button(page, "password", "savePassword").click();
  await expect(form.getByText(problem("correctFields"))).toBeVisible();
  await expect(field(page, "currentPassword")).toBeFocused();
  await expect(field(page, "currentPassword")).toHaveAttribute("aria-invalid", "true");

  await field(page, "newPassword").fill("short");
  await field(page, "newPassword").blur();
  await expect(form.getByText("The password is too short: at least 8 characters.")).toBeVisible();
  await fill(page, "not my password", NEW, "another pasword");
  await field(page, "confirmPassword").blur();
  await expect(form.getByText(problem("passwordsDiffer"))).toBeVisible();
  await field(page, "confirmPassword").fill(NEW);
  await expect(form.getByText(problem("passwordsDiffer"))).toBeHidden();

  await button(page, "password", "savePassword").click();
  await expect(form.getByText(problem("wrongPassword"))).toBeVisible();
  await expect(field(page, "currentPassword")).toBeFocused();
  await expect(field(page, "newPassword")).toHaveValue(NEW);

  await fill(page, me.password, me.password);
  await button(page, "password", "savePassword").click();
  await expect(form.getByText(problem("samePassword"))).toBeVisible();
});

test("a person who signed in with a provider sets a first password", async ({ visit, server }) => {
  const me = await makeMember(server, { hasPassword: false });
  await withDatabase(server, (client) =>
    client.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ($1::text, $1::uuid, '{}', 'facebook')`,
      [me.id],
    ),
  );
  const page = await visit(me.browser);
  await openSettings(page);
  const text = say("firstPasswordText").replace("{providers}", "Facebook");
  await expect(section(page, "password").getByText(text)).toBeVisible();
  await expect(field(page, "currentPassword")).toHaveCount(0);
  await field(page, "newPassword").fill(NEW);
  await field(page, "confirmPassword").fill(NEW);
  await button(page, "password", "setPassword").click();
  await expect(section(page, "password").getByText(say("passwordSet"))).toBeVisible();
  await expect(field(page, "currentPassword")).toBeVisible();
  await openSession(server, me.email, NEW);
});

test("a first password long after the sign-in requires a mailed code", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/auth\/v1\/user/);
  const me = await makeMember(server, { hasPassword: false });
  await withDatabase(server, (client) =>
    client.query(
      "update auth.sessions set created_at = now() - interval '2 days' where user_id = $1",
      [me.id],
    ),
  );
  const page = await visit(me.browser);
  await openSettings(page);
  await field(page, "newPassword").fill(NEW);
  await field(page, "confirmPassword").fill(NEW);
  await button(page, "password", "setPassword").click();
  const code = field(page, "code");
  await expect(code).toBeVisible();
  await code.fill("00000000");
  await button(page, "password", "setPassword").click();
  await expect(section(page, "password").getByText(problem("codeInvalid"))).toBeVisible();
  const [mail] = await mailsTo(server, me.email);
  await code.fill(/\b\d{8}\b/.exec(mail?.text ?? "")?.[0] ?? "");
  await button(page, "password", "setPassword").click();
  await expect(section(page, "password").getByText(say("passwordSet"))).toBeVisible();
});

test("a network failure is reported, and the form keeps its input", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/auth\/v1\/user/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  await page.route("**/auth/v1/user*", (route) => route.abort());
  await fill(page, me.password, NEW);
  await button(page, "password", "savePassword").click();
  const alert = section(page, "password").getByRole("alert");
  await expect(alert).toContainText(say("passwordNotSaved"));
  await expect(alert).toContainText(problem("networkError"));
  await expect(field(page, "newPassword")).toHaveValue(NEW);
});
