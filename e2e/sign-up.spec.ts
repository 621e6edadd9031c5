import type { Locator, Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { makeAccount, newAddress } from "../testing/people.ts";
import { linkTo, mailsTo } from "./fixtures/mails.ts";
import { open } from "./fixtures/page-life.ts";
import { openSession, PASSWORD, userMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "auth", key);
const account = (key: string) => word("en", "account", key);
const problem = (key: string) => word("en", "problems", key);

const submit = (page: Page) => page.getByRole("button", { name: say("signUp") });
const password = (page: Page) => page.getByLabel(say("password"), { exact: true });
const repeated = (page: Page) => page.getByLabel(say("repeatPassword"));

/** Where the password's hint ends, and where the next element begins. */
async function aroundHint(page: Page): Promise<{ bottom: number; next: number }> {
  const hint = await page.getByText(say("passwordHint").replace("{min}", "12")).boundingBox();
  const label = await page.getByText(say("repeatPassword"), { exact: true }).boundingBox();
  return {
    bottom: (hint?.y ?? 0) + (hint?.height ?? 0),
    next: label?.y ?? Number.POSITIVE_INFINITY,
  };
}

test("a founder starts on home, signs up, confirms and arrives in the startup center", async ({
  page,
  server,
}) => {
  const email = newAddress();
  await open(page, "/");
  await page.getByRole("link", { name: word("en", "home", "exploreProjects") }).click();
  await expect(page).toHaveURL("/auth?mode=signup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("signUpTitle"));

  await page.getByRole("radio", { name: account("roleStartup") }).check();
  await page.getByLabel(say("email")).fill(email);
  await password(page).fill(PASSWORD);
  await repeated(page).fill(PASSWORD);
  await submit(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("checkMailboxTitle"));
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole("link", { name: say("openMailbox") })).toHaveAttribute(
    "href",
    "/_mail",
  );

  await page.goto(await linkTo(server, email));
  await expect(page.getByText(account("arrivedConfirmed").replace("{email}", email))).toBeVisible();
  expect(page.url()).toBe(`${server.url}/profile`);
  await userMenu(page).click();
  await expect(
    page.getByRole("banner").getByRole("link", { name: word("en", "frame", "startupCenter") }),
  ).toHaveAttribute("href", "/profile");
  await page.getByRole("button", { name: word("en", "frame", "signOut") }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: word("en", "frame", "login") })).toBeVisible();
});

test("before anybody signs up they read what is free and what publishing costs, once their role is chosen", async ({
  page,
}) => {
  await open(page, "/auth?mode=signup");
  const form = page.locator("main form");
  await expect(form).not.toContainText(say("freeText"));
  await expect(form).not.toContainText("credits");
  await page.getByRole("radio", { name: account("roleInvestor") }).check();
  await expect(form).toContainText(say("freeText"));
  await expect(form).toContainText("costs 100 credits (US$100)");
  await page.getByRole("radio", { name: account("roleStartup") }).check();
  await expect(form).toContainText("costs 20 credits (US$20)");
  await expect(form).not.toContainText("100 credits");
});

test("a person who signed up twice with different passwords chooses the valid one after confirming", async ({
  page,
  server,
}) => {
  const email = newAddress();
  await open(page, "/auth?mode=signup");
  await page.getByRole("radio", { name: account("roleStartup") }).check();
  await page.getByLabel(say("email")).fill(email);
  await password(page).fill(PASSWORD);
  await repeated(page).fill(PASSWORD);
  await submit(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("checkMailboxTitle"));
  // The state after a second sign-up (embedded/auth/sign-up.db.test.ts), which needs a minute's
  // wait.
  await withDatabase(server, (client) =>
    client.query("update auth.users set encrypted_password = '' where email = $1", [email]),
  );
  await page.goto(await linkTo(server, email));
  const choose = page.getByRole("region", { name: word("en", "centre", "choosePasswordTitle") });
  await choose.getByLabel(say("newPassword"), { exact: true }).fill("a third one over mud");
  await choose.getByLabel(say("repeatPassword")).fill("a third one over mud");
  await choose.getByRole("button", { name: say("savePassword") }).click();
  await expect(page.getByText(say("passwordSavedTitle"))).toBeVisible();
  await openSession(server, email, "a third one over mud");
  await open(page, "/settings");
  await expect(page.getByLabel(word("en", "settings", "currentPassword"))).toBeVisible();
});

test("an investor does all of it with the keyboard", async ({ page, server }) => {
  const email = newAddress();
  await page.goto("/auth?mode=signup");
  const type = async (place: Locator, text: string) => {
    await tabTo(page, place);
    await page.keyboard.type(text);
  };
  await tabTo(page, page.getByRole("radio", { name: account("roleStartup") }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: account("roleInvestor") })).toBeChecked();
  await type(page.getByLabel(say("email")), email);
  await type(password(page), PASSWORD);
  await type(repeated(page), PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("checkMailboxTitle"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: say("openMailbox") }));

  await page.goto(await linkTo(server, email));
  await expect(page.getByText(account("arrivedConfirmed").replace("{email}", email))).toBeVisible();
  await tabTo(page, userMenu(page));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const center = page
    .getByRole("banner")
    .getByRole("link", { name: word("en", "frame", "investorCenter") });
  await expect(center).toBeFocused();
});

test("problems are shown at their fields, the first one gets the focus, no input is lost", async ({
  page,
}) => {
  await page.goto("/auth?mode=signup");
  await submit(page).click();
  await expect(page.getByText(problem("correctFieldsUnsaved"), { exact: true })).toBeVisible();
  await expect(page.getByText(problem("passwordAgain"))).toBeVisible();
  await expect(page.getByRole("radio", { name: account("roleStartup") })).toBeFocused();
  await expect(page.getByText(account("roleMissing"))).toBeVisible();
  await expect(page.getByText(problem("required").replace("{label}", say("email")))).toBeVisible();

  await page.getByRole("radio", { name: account("roleStartup") }).check();
  await expect(page.getByText(account("roleMissing"))).toBeHidden();
  await page.getByLabel(say("email")).fill("dewi@");
  // Its bars appear beside the label once something is typed, and move nothing.
  const bars = page.locator("form [aria-hidden] > span.rounded-full");
  await expect(bars).toHaveCount(4);
  await expect(bars.first()).toBeHidden();
  const { bottom, next } = await aroundHint(page);
  expect(next - bottom).toBeLessThan(32);
  await password(page).fill("short");
  await expect(bars.first()).toBeVisible();
  expect(await aroundHint(page)).toEqual({ bottom, next });
  await expect(page.getByText(say("strengthWeak"))).toBeVisible();
  await repeated(page).fill("other");
  await page.getByLabel(say("email")).focus();
  await expect(page.getByText(problem("invalidEmail"))).toBeVisible();
  await expect(page.getByText(problem("passwordTooShort").replace("{min}", "12"))).toBeVisible();
  await expect(page.getByText(problem("passwordsDiffer"))).toBeVisible();

  await password(page).fill("password1234");
  await repeated(page).fill("password1234");
  await page.getByLabel(say("email")).fill("dewi@example.com");
  await submit(page).click();
  await expect(page.getByText(problem("passwordCommon"))).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveValue("password1234");
  await password(page).fill(PASSWORD);
  await expect(page.getByText(say("strengthStrong"))).toBeVisible();
});

test("a stranger does not learn whether an address has an account", async ({ page, server }) => {
  const { email } = await makeAccount(server);
  await page.goto("/auth?mode=signup");
  await page.getByRole("radio", { name: account("roleInvestor") }).check();
  await page.getByLabel(say("email")).fill(email);
  await password(page).fill(PASSWORD);
  await repeated(page).fill(PASSWORD);
  await submit(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("checkMailboxTitle"));
  const [mail] = await mailsTo(server, email);
  expect(mail?.subject).toBe(word("en", "mail", "existsSubject"));
  expect(mail?.text).not.toContain("token_hash");
});

test("a confirmation can be sent again after the minute that the button counts down", async ({
  page,
  server,
}) => {
  await page.clock.install();
  const { email } = await makeAccount(server, { confirmed: false });
  await page.goto("/auth?mode=confirm");
  await page.getByLabel(say("email")).fill(email);
  await page.getByRole("button", { name: say("sendConfirmation") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("checkMailboxTitle"));
  const [before] = say("sendAgainIn").split("{seconds}");
  const counting = page.getByRole("button", { name: new RegExp(`^${before}\\d+ s$`) });
  await counting.click({ force: true });
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.clock.fastForward("01:05");
  await expect(page.getByRole("button", { name: say("sendAgain"), exact: true })).toBeVisible();
  await page.goto(await linkTo(server, email));
  await expect(page.getByText(account("arrivedConfirmed").replace("{email}", email))).toBeVisible();
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) {
    await page.keyboard.press("Tab");
  }
  await expect(place).toBeFocused();
}
