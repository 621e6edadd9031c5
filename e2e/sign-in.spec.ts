import { makeAccount } from "../testing/people.ts";
import { linkTo } from "./fixtures/mails.ts";
import { alert } from "./fixtures/messages.ts";
import { ownAddress } from "./fixtures/own-address.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember, otherDevice, signIn, userMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "auth", key);
const problem = (key: string) => word("en", "problems", key);

test("a wrong password is reported, the right one returns to the previous page", async ({
  page,
  server,
  complaints,
}) => {
  const person = await makeAccount(server);
  await page.goto("/startup-profile-submission?from=mail");
  await expect(page).toHaveURL(/\/auth\?next=/);
  complaints.announce(/400/);
  await signIn(page, { ...person, password: "not the password" });
  await expect(alert(page)).toHaveText(problem("invalidCredentials"));
  await expect(page.getByLabel(say("email"))).toHaveValue(person.email);
  await signIn(page, person);
  await expect(page).toHaveURL("/startup-profile-submission?from=mail");
  await expect(userMenu(page)).toBeVisible();
  await page.goto("/auth?next=//evil.example/");
  await expect(page).toHaveURL("/profile");
});

test("the links between the forms are addresses, and keep the destination", async ({ page }) => {
  await page.goto("/auth?next=/startups");
  await page.getByRole("link", { name: say("signUpTitle"), exact: true }).click();
  await expect(page).toHaveURL("/auth?mode=signup&next=%2Fstartups");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("signUpTitle"));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("signInTitle"));
  await page.getByRole("link", { name: say("forgotLink") }).click();
  await expect(page).toHaveURL("/auth?mode=forgot&next=%2Fstartups");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${say("forgotTitle")} | Benih`);
});

test("an unconfirmed address is reported, with a link to a new mail", async ({
  page,
  server,
  complaints,
}) => {
  const person = await makeAccount(server, { confirmed: false });
  await page.goto("/auth");
  complaints.announce(/400/);
  await signIn(page, person);
  await expect(alert(page)).toContainText(problem("emailNotConfirmed"));
  await alert(page)
    .getByRole("link", { name: say("resendConfirmation") })
    .click();
  await expect(page.getByLabel(say("email"))).toHaveValue(person.email);
  await page.getByRole("button", { name: say("sendConfirmation") }).click();
  await expect(page.getByText(say("checkMailbox").replace("{email}", person.email))).toBeVisible();
  expect(await linkTo(server, person.email)).toContain("/profile?");
});

test("guessing is slowed down, with the time to wait", async ({ page, server, complaints }) => {
  const person = await makeAccount(server);
  const home = ownAddress();
  const device = otherDevice(server, home);
  for (let guesses = 0; guesses < 10; guesses++) {
    await device.auth.signInWithPassword({ email: person.email, password: `guess ${guesses}` });
  }
  await page.route("**/auth/v1/token*", (route) =>
    route.continue({ headers: { ...route.request().headers(), ...home } }),
  );
  await page.goto("/auth");
  complaints.announce(/429/);
  await signIn(page, person);
  const [before] = problem("tooManyRequests").split("{wait}");
  await expect(alert(page)).toContainText(before ?? "");
});

const FAILURES = [
  ["no connection", "networkError", undefined],
  ["a server that fails", "serverError", { status: 500, body: "" }],
  ["a gateway that gave up", "requestTimeout", { status: 504, body: "" }],
  ["an answer that nobody knows", "unknownError", { status: 418, json: { code: "teapot" } }],
  ["no right", "permissionDenied", { status: 403, json: { code: "no_authorization" } }],
  [
    "an address that may not",
    "emailNotAuthorized",
    { status: 400, json: { code: "email_address_not_authorized" } },
  ],
  ["a user who is gone", "userNotFound", { status: 404, json: { code: "user_not_found" } }],
] as const;

test("whatever prevents a sign-in is named, and trying again works", async ({
  page,
  server,
  complaints,
}) => {
  const person = await makeAccount(server);
  await page.goto("/auth");
  complaints.announce(/auth\/v1\/token/);
  let failure: (typeof FAILURES)[number][2];
  await page.route("**/auth/v1/token*", (route) =>
    failure
      ? route.fulfill({ ...failure, headers: { "x-supabase-api-version": "2024-01-01" } })
      : route.abort("connectionfailed"),
  );
  for (const [what, key, answer] of FAILURES) {
    failure = answer;
    await signIn(page, person);
    await expect(alert(page), what).toHaveText(problem(key));
  }
  await page.unroute("**/auth/v1/token*");
  await page.getByRole("button", { name: say("signIn"), exact: true }).click();
  await expect(page).toHaveURL("/profile");
});

test("a role that cannot be read does not keep anybody waiting", async ({
  visit,
  server,
  complaints,
}) => {
  const page = await visit((await makeMember(server)).browser);
  complaints.announce(/rest\/v1\/profiles/, /The profile could not be read/);
  await page.route("**/rest/v1/profiles*", (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    word("en", "account", "loadFailedTitle"),
  );
  await page.unroute("**/rest/v1/profiles*");
  await page.getByRole("button", { name: word("en", "account", "tryAgain") }).click();
  await expect(userMenu(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
    word("en", "account", "loadFailedTitle"),
  );
});

test("input from before the scripts run stays, and the press counts", async ({ page, server }) => {
  const person = await makeAccount(server);
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/auth");
  await page.getByLabel(say("email")).fill(person.email);
  await page.getByLabel(say("password"), { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  gate.resolve();
  await expect(page).toHaveURL("/profile");
});

test("a link to another form, pressed before the scripts run, keeps the destination", async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/auth?next=/startups");
  await page.getByRole("link", { name: say("signUpTitle"), exact: true }).click();
  gate.resolve();
  await expect(page).toHaveURL("/auth?mode=signup&next=%2Fstartups");
});

test("a password can be shown, and Caps Lock is reported", async ({ page }) => {
  await open(page, "/auth");
  const password = page.getByLabel(say("password"), { exact: true });
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await expect(page.getByLabel(say("email"))).toHaveAttribute("autocomplete", "username");
  await page.getByRole("button", { name: say("showPassword") }).click();
  await expect(password).toHaveAttribute("type", "text");
  await password.dispatchEvent("keydown", { key: "A", modifierCapsLock: true });
  await expect(page.getByText(say("capsLock"))).toBeVisible();
  await password.dispatchEvent("keydown", { key: "a" });
  await expect(page.getByText(say("capsLock"))).toBeHidden();
});
