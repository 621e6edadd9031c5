import type { Page } from "@playwright/test";
import { makeAccount, newAddress } from "../testing/people.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { loseAnswer } from "./fixtures/lost-answer.ts";
import { hostedLink, linkTo, mailsTo } from "./fixtures/mails.ts";
import { alert } from "./fixtures/messages.ts";
import { otherDevice, signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "auth", key);
const account = (key: string) => word("en", "account", key);
const problem = (key: string) => word("en", "problems", key);
const NEW_PASSWORD = "four wet umbrellas sang";

/** A recovery link from the service's mail. */
async function recoveryLink(server: RunningServer, email: string): Promise<string> {
  const redirectTo = `${server.url}/reset-password`;
  await otherDevice(server).auth.resetPasswordForEmail(email, { redirectTo });
  return linkTo(server, email);
}

async function setPassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel(say("newPassword"), { exact: true }).fill(password);
  await page.getByLabel(say("repeatPassword")).fill(repeated);
  await page.getByRole("button", { name: say("savePassword") }).click();
}

test("a person who forgot the password sets a new one, and other devices are signed out", async ({
  page,
  server,
  complaints,
}) => {
  const person = await makeAccount(server);
  const device = otherDevice(server);
  await device.auth.signInWithPassword(person);

  await page.goto("/auth");
  await page.getByRole("link", { name: say("forgotLink") }).click();
  await page.getByLabel(say("email")).fill(person.email);
  await page.getByRole("button", { name: say("sendReset") }).click();
  await expect(page.getByText(say("resetSent").replace("{email}", person.email))).toBeVisible();

  await page.goto(await linkTo(server, person.email));
  await expect(page.getByText(say("resetLead").replace("{email}", person.email))).toBeVisible();
  expect(page.url()).toBe(`${server.url}/reset-password`);
  await setPassword(page, "too short");
  await expect(page.getByText(problem("passwordTooShort").replace("{min}", "12"))).toBeVisible();
  await setPassword(page, NEW_PASSWORD, person.password);
  await expect(page.getByText(problem("passwordsDiffer"))).toBeVisible();
  // The link's right survives a reload.
  await page.reload();
  complaints.announce(/422/);
  await setPassword(page, person.password);
  await expect(page.getByText(problem("samePassword"))).toBeVisible();
  await expect(page.getByLabel(say("newPassword"), { exact: true })).toBeFocused();
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("passwordSavedTitle"));
  await page.getByRole("link", { name: say("toAccount") }).click();
  await expect(page).toHaveURL("/profile");

  const { error } = await device.auth.getUser();
  expect(error?.name).toBe("AuthSessionMissingError");
  const old = await otherDevice(server).auth.signInWithPassword(person);
  expect(old.error?.code).toBe("invalid_credentials");
  const now = await otherDevice(server).auth.signInWithPassword({
    ...person,
    password: NEW_PASSWORD,
  });
  expect(now.error).toBeNull();
});

test("a used link says so, and offers a new one", async ({ page, visit, server, complaints }) => {
  const person = await makeAccount(server);
  const link = await recoveryLink(server, person.email);
  await page.goto(link);
  await expect(page.getByLabel(say("newPassword"), { exact: true })).toBeVisible();

  // A thief with the link comes too late.
  const thief = await visit({});
  complaints.announce(/403/);
  await thief.goto(link);
  await expect(alert(thief)).toHaveText(account("arrivedResetExpired"));
  await expect(thief.getByLabel(say("newPassword"), { exact: true })).toHaveCount(0);
  await thief.getByLabel(say("email")).fill(newAddress());
  await thief.getByRole("button", { name: say("sendReset") }).click();
  await expect(thief.getByRole("main").getByRole("status").first()).toContainText(
    say("resetSent").split("{email}")[1] ?? "",
  );
});

test("without a link's session there is nothing to set", async ({ page, server }) => {
  await page.goto("/reset-password");
  await expect(alert(page)).toHaveText(account("arrivedResetInvalid"));

  const person = await makeAccount(server);
  await page.getByRole("link", { name: say("backToSignIn") }).click();
  // The previous page has a field of the same name, and stays for a moment under the new address.
  await expect(page.getByLabel(say("password"), { exact: true })).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL("/profile");
  await page.goto("/reset-password");
  await expect(alert(page)).toHaveText(account("arrivedResetInvalid"));
  await expect(page.getByLabel(say("email"))).toHaveValue(person.email);
});

test("a recovery link leads to the new password from any page and in both flows", async ({
  page,
  visit,
  server,
}) => {
  const first = await makeAccount(server);
  const link = new URL(await recoveryLink(server, first.email));
  await page.goto(`/startups${link.search}`);
  await expect(page).toHaveURL("/reset-password");
  await expect(page.getByText(say("resetLead").replace("{email}", first.email))).toBeVisible();

  const second = await makeAccount(server);
  const hosted = hostedLink(server, await recoveryLink(server, second.email), "recovery");
  const other = await visit({});
  await other.goto(hosted.replace("reset-password", ""));
  await expect(other).toHaveURL("/reset-password");
  await expect(other.getByText(say("resetLead").replace("{email}", second.email))).toBeVisible();
  expect(await other.evaluate(() => location.hash)).toBe("");

  const empty = await visit({});
  await empty.goto("/investors#type=recovery");
  await expect(empty).toHaveURL("/reset-password");
  await expect(alert(empty)).toHaveText(account("arrivedResetInvalid"));
});

test("an expired right is reported as such", async ({ page, server, complaints }) => {
  const person = await makeAccount(server);
  await page.goto(await recoveryLink(server, person.email));
  await expect(page.getByLabel(say("newPassword"), { exact: true })).toBeVisible();
  // Another tab has set one with the same session: the next change requires the password again.
  complaints.announce(/auth\/v1\/user/);
  await page.evaluate(
    async ({ password, apikey }) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
      const { access_token } = JSON.parse(localStorage.getItem(key) ?? "{}");
      await fetch("/auth/v1/user", {
        method: "PUT",
        headers: { apikey, authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ password }),
      });
    },
    { password: `${NEW_PASSWORD} twice`, apikey: server.publishableKey },
  );
  await setPassword(page, NEW_PASSWORD);
  await expect(alert(page)).toHaveText(account("arrivedResetExpired"));
});

/** Somebody's new password is set, and its answer lost. */
async function setPasswordUnanswered(page: Page, server: RunningServer): Promise<void> {
  const person = await makeAccount(server);
  await page.goto(await recoveryLink(server, person.email));
  await expect(page.getByLabel(say("newPassword"), { exact: true })).toBeVisible();
  await loseAnswer(page, "**/auth/v1/user*");
  await setPassword(page, NEW_PASSWORD);
  await expect(alert(page)).toHaveText(problem("networkError"));
}

test("a password whose answer was lost counts as saved when it is saved again", async ({
  page,
  server,
  complaints,
}) => {
  complaints.announce(/ERR_FAILED/, /auth\/v1\/(user|token)/);
  await setPasswordUnanswered(page, server);
  await page.getByRole("button", { name: say("savePassword") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("passwordSavedTitle"));
  await page.getByRole("link", { name: say("toAccount") }).click();
  await expect(page).toHaveURL("/profile");
});

test("another password than the one whose answer was lost is not saved", async ({
  page,
  server,
  complaints,
}) => {
  complaints.announce(/ERR_FAILED/, /auth\/v1\/(user|token)/);
  await setPasswordUnanswered(page, server);
  await setPassword(page, `${NEW_PASSWORD} twice`);
  await expect(alert(page)).toHaveText(account("arrivedResetExpired"));
});

test("a mail that cannot be sent is reported, and the input stays", async ({
  page,
  server,
  complaints,
}) => {
  const { email } = await makeAccount(server);
  await page.goto("/auth?mode=forgot");
  complaints.announce(/auth\/v1\/recover/);
  await page.route("**/auth/v1/recover*", (route) =>
    route.fulfill({ status: 500, json: { msg: "Error sending recovery email" } }),
  );
  await page.getByLabel(say("email")).fill(email);
  await page.getByRole("button", { name: say("sendReset") }).click();
  await expect(alert(page)).toContainText(say("resetSendFailed"));
  await expect(alert(page)).toContainText(problem("emailServiceUnavailable"));
  await page.unroute("**/auth/v1/recover*");
  await page.getByRole("button", { name: say("sendReset") }).click();
  await mailsTo(server, email);
});
