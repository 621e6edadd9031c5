import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { makeAccount } from "../testing/people.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { hostedLink, linkTo } from "./fixtures/mails.ts";
import { alert } from "./fixtures/messages.ts";
import { makeMember, otherDevice, signIn, userMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const account = (key: string) => word("en", "account", key);
const welcome = (page: Page, email: string) =>
  page.getByText(account("arrivedConfirmed").replace("{email}", email));

/** A confirmation link from the service's mail. */
async function confirmationLink(server: RunningServer, email: string): Promise<string> {
  await otherDevice(server).auth.resend({
    type: "signup",
    email,
    options: { emailRedirectTo: `${server.url}/profile` },
  });
  return linkTo(server, email);
}

const toldOfChange = (page: Page) =>
  page.evaluate(() => {
    const { state } = history;
    return state?.usr?.emailChange;
  });

test("a hosted project's link confirms too, and leaves nothing in the address", async ({
  page,
  server,
}) => {
  const { email } = await makeAccount(server, { confirmed: false });
  const link = hostedLink(server, await confirmationLink(server, email), "signup");
  await page.goto(link);
  await expect(welcome(page, email)).toBeVisible();
  expect(page.url()).toBe(`${server.url}/profile`);
  await page.goBack();
  expect(page.url()).not.toContain("access_token");
});

test("the other flow's code opens the session only where it was begun", async ({
  page,
  visit,
  server,
  complaints,
}) => {
  const { email } = await makeAccount(server, { confirmed: false });
  const verifier = "v".repeat(60);
  const answer = await fetch(`${server.url}/auth/v1/resend?redirect_to=${server.url}/profile`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({
      type: "signup",
      email,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "s256",
    }),
  });
  expect(answer.status).toBe(200);
  const link = hostedLink(server, await linkTo(server, email), "signup");
  const back = await fetch(link, { redirect: "manual" });
  const address = back.headers.get("location") ?? "";
  expect(new URL(address).searchParams.get("code")).toBeTruthy();

  const elsewhere = await visit({});
  complaints.announce(/auth\/v1\/token/);
  await elsewhere.goto(address);
  await expect(alert(elsewhere)).toHaveText(account("arrivedConfirmFailed"));

  await page.addInitScript(
    (kept) => localStorage.setItem("sb-localhost-auth-token-code-verifier", kept),
    JSON.stringify(verifier),
  );
  await page.goto(address);
  await expect(welcome(page, email)).toBeVisible();
  expect(page.url()).toBe(`${server.url}/profile`);
});

test("a used link offers a new one, and says nothing to a signed-in person", async ({
  page,
  visit,
  server,
  complaints,
}) => {
  const { email } = await makeAccount(server, { confirmed: false });
  const link = await confirmationLink(server, email);
  await page.goto(link);
  await expect(welcome(page, email)).toBeVisible();

  complaints.announce(/403/);
  await page.goto(link);
  await expect(
    page.getByRole("heading", { name: word("en", "centre", "checklist") }),
  ).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await expect(alert(page)).toHaveCount(0);

  const elsewhere = await visit({});
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL("/auth?mode=confirm");
  await expect(alert(elsewhere)).toHaveText(account("arrivedConfirmFailed"));
  await expect(
    elsewhere.getByRole("button", { name: word("en", "auth", "sendConfirmation") }),
  ).toBeVisible();
  // Most likely the address is confirmed already.
  await expect(
    elsewhere.getByRole("link", { name: word("en", "auth", "signIn"), exact: true }).last(),
  ).toHaveAttribute("href", "/auth");
  // With a hosted project's link too.
  await elsewhere.goto(hostedLink(server, link, "signup"));
  await expect(alert(elsewhere)).toHaveText(account("arrivedConfirmFailed"));
  expect(elsewhere.url()).toBe(`${server.url}/auth?mode=confirm`);
});

test("a link opened without a connection is not lost", async ({ page, server, complaints }) => {
  const { email } = await makeAccount(server, { confirmed: false });
  complaints.announce(/auth\/v1\/verify/);
  await page.route("**/auth/v1/verify*", (route) => route.abort("connectionfailed"));
  await page.goto(await confirmationLink(server, email));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(account("loadFailedTitle"));
  await page.unroute("**/auth/v1/verify*");
  await page.getByRole("button", { name: account("tryAgain") }).click();
  await expect(welcome(page, email)).toBeVisible();
});

test("a forged session opens nothing", async ({ page, complaints }) => {
  complaints.tolerate(/auth\/v1/);
  await page.goto("/profile#access_token=forged&refresh_token=x&expires_in=3600&token_type=bearer");
  await expect(page).toHaveURL("/auth?mode=confirm");
  await expect(alert(page)).toHaveText(account("arrivedConfirmFailed"));
});

test("a link into another account asks before it replaces the one that is open", async ({
  visit,
  server,
}) => {
  const member = await makeMember(server);
  const page = await visit(member.browser);
  const openLinkOfAnother = async () => {
    const { email } = await makeAccount(server);
    const redirectTo = `${server.url}/reset-password`;
    await otherDevice(server).auth.resetPasswordForEmail(email, { redirectTo });
    await page.goto(await linkTo(server, email));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(account("otherAccountTitle"));
    await expect(page.getByRole("main")).toContainText(email);
    return email;
  };

  await openLinkOfAnother();
  await expect(page.getByText(member.email)).toBeVisible();
  await expectAccessible(page, "another account's link");
  await page.getByRole("button", { name: account("otherAccountStay") }).click();
  await expect(page).toHaveURL("/profile");
  await page.goto("/settings");
  await expect(page.getByText(member.email).first()).toBeVisible();

  const email = await openLinkOfAnother();
  await page.getByRole("button", { name: account("otherAccountOpen") }).click();
  await expect(
    page.getByText(word("en", "auth", "resetLead").replace("{email}", email)),
  ).toBeVisible();
});

test("a session that nobody here asked a provider for is opened only on request", async ({
  page,
  server,
}) => {
  const person = await makeAccount(server);
  const device = otherDevice(server);
  const { data } = await device.auth.signInWithPassword(person);
  const { access_token = "", refresh_token = "" } = data.session ?? {};
  await page.goto(`/pitch-deck-upload#${new URLSearchParams({ access_token, refresh_token })}`);
  await expect(
    page.getByText(account("otherAccountNew").replace("{email}", person.email)),
  ).toBeVisible();
  await page.getByRole("button", { name: account("otherAccountLeave") }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test.describe("beside the sample provider", () => {
  // It answers only on its own machine.
  test.use({ isAtServer: true });

  test("a way to a provider that was not gone to its end opens nobody else's session", async ({
    page,
    server,
    complaints,
  }) => {
    complaints.tolerate(/_sign-in|favicon/);
    const member = await makeAccount(server);
    const stranger = await makeAccount(server);
    const google = word("en", "auth", "withProvider").replace("{provider}", "Google");
    await page.goto("/auth");
    await page.getByRole("button", { name: google }).click();
    await expect(page.getByLabel("Name")).toBeVisible();
    await page.goBack();
    await signIn(page, member);
    await expect(page).toHaveURL("/profile");
    expect(await page.evaluate(() => sessionStorage.getItem("benih-next"))).toBeNull();

    const { data } = await otherDevice(server).auth.signInWithPassword(stranger);
    const { access_token = "", refresh_token = "" } = data.session ?? {};
    await page.goto(`/#${new URLSearchParams({ access_token, refresh_token })}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(account("otherAccountTitle"));
    await expect(page.getByRole("main")).toContainText(stranger.email);
    await expect(page.getByText(member.email)).toBeVisible();

    // Navigating away is an answer, too: the open account stays.
    await page.getByRole("banner").locator('a[href="/"]').first().click();
    await expect(page).toHaveURL("/");
    await expect(userMenu(page)).toBeVisible();
    await page.goto("/settings");
    await expect(page.getByText(member.email).first()).toBeVisible();
  });
});

test("the settings show how far a change of address has come", async ({
  page,
  visit,
  server,
  complaints,
}) => {
  complaints.tolerate(/\/settings/, /403/);
  const person = await makeAccount(server);
  const device = otherDevice(server);
  await device.auth.signInWithPassword(person);
  const email = `new-${person.email}`;
  await device.auth.updateUser({ email }, { emailRedirectTo: `${server.url}/settings` });

  const visitor = await visit({});
  const atOldAddress = await linkTo(server, person.email);
  await page.goto(atOldAddress);
  await expect(page).toHaveURL(/\/settings|\/auth\?next/);
  await expect.poll(() => toldOfChange(page)).toBe("half");
  await page.goto(await linkTo(server, email));
  await expect.poll(() => toldOfChange(page)).toBe("done");
  await visitor.goto(atOldAddress);
  await expect.poll(() => toldOfChange(visitor)).toBe("failed");
  await visitor.goto("/auth");
  await signIn(visitor, { ...person, email });
  await expect(visitor).toHaveURL("/profile");
});
