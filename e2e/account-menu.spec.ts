import type { Page } from "@playwright/test";
import { keptKeys, open } from "./fixtures/page-life.ts";
import { browserWith, makeMember, otherDevice, userMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "frame", key);

function explore(page: Page) {
  return page.getByRole("link", { name: word("en", "home", "exploreProjects") });
}

test("a visitor gets a login button, and explore leads to sign-up", async ({ page }) => {
  await open(page, "/");
  await expect(userMenu(page)).toHaveCount(0);
  await expect(explore(page)).toHaveAttribute("href", "/auth?mode=signup");
  await page.getByRole("link", { name: say("login") }).click();
  await expect(page).toHaveURL("/auth");
  await page.goBack();
  await explore(page).click();
  await expect(page).toHaveURL("/auth?mode=signup");
});

for (const [whose, role, label] of [
  ["of role Startup", "Startup", "startupCenter"],
  ["of another role", "Investor", "investorCenter"],
  ["without a profile", null, "investorCenter"],
] as const) {
  test(`the menu of somebody ${whose} says ${label}`, async ({ visit, server }) => {
    const page = await visit((await makeMember(server, { role })).browser);
    const profile = page.waitForResponse(/\/rest\/v1\/profiles/);
    await open(page, "/");
    await profile;
    await userMenu(page).click();
    const center = page.getByRole("link", { name: say(label) });
    await expect(center).toBeVisible();
    await expect(center).toHaveAttribute("href", "/profile");
    await expect(page.getByRole("button", { name: say("signOut") })).toBeVisible();
    await expect(page.getByRole("link", { name: say("login") })).toHaveCount(0);
    await expect(explore(page)).toHaveAttribute("href", "/profile");
  });
}

test("nobody's role is guessed while it is unknown", async ({ visit, server }) => {
  const page = await visit((await makeMember(server)).browser);
  const known = Promise.withResolvers<void>();
  await page.route("**/rest/v1/profiles?*", async (route) => {
    await known.promise;
    await route.continue();
  });
  await open(page, "/");
  await userMenu(page).click();
  const centre = page.getByRole("banner").locator('a[href="/profile"]');
  await expect(centre).toHaveText(say("userMenu"));
  known.resolve();
  await expect(centre).toHaveText(say("startupCenter"));
});

test("a signed-in person is offered neither a login nor an account, not even before the scripts run", async ({
  page: visitors,
  visit,
  server,
}) => {
  const create = (page: Page) =>
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: word("en", "footer", "signUp"), exact: true });
  await visitors.goto("/");
  await expect(create(visitors)).toBeVisible();
  const page = await visit((await makeMember(server)).browser);
  await page.goto("/");
  await expect(page.getByRole("link", { name: say("login") })).toBeHidden();
  await expect(create(page)).toBeHidden();
});

test("sign out leaves nothing of the session, even when the server fails", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/auth\/v1\/logout/, /The server could not end the session/);
  const { session } = await makeMember(server);
  const page = await visit(
    browserWith(
      server,
      session,
      { key: "sb-elsewhere-auth-token", value: "{}" },
      { key: "old-supabase.auth.token", value: "{}" },
      { key: "benih-theme", value: "dark" },
    ),
  );
  await page.route("**/auth/v1/logout*", (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "/legal-disclaimer");
  await page.evaluate(() => Object.assign(window, { before: true }));
  await userMenu(page).click();
  await page.getByRole("button", { name: say("signOut") }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: say("login") })).toBeVisible();
  expect(await page.evaluate("typeof before"), "loaded anew").toBe("undefined");
  expect(await keptKeys(page)).toEqual(["benih-theme"]);
});

test("a server that never answers does not keep anybody signed in", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.tolerate(/auth\/v1\/logout/, /The server could not end the session/);
  const page = await visit((await makeMember(server)).browser);
  await page.clock.install();
  await open(page, "/legal-disclaimer");
  const asked = page.waitForRequest(/auth\/v1\/logout/);
  await page.route("**/auth/v1/logout*", () => new Promise(() => undefined));
  await userMenu(page).click();
  await page.getByRole("button", { name: say("signOut") }).click();
  await asked;
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL("/");
  expect(await keptKeys(page)).toEqual([]);
});

test("requests that are still open at a sign-out end before the session does", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  // The server would answer only after the session has ended, and refuse.
  const leaving = page.waitForRequest(/auth\/v1\/logout/);
  await page.route("**/api/account/list-sessions", async (route) => {
    await leaving;
    await route
      .fulfill({ status: 401, json: { error: { code: "unauthenticated", message: "x" } } })
      .catch(() => undefined);
  });
  const asked = page.waitForRequest("**/api/account/list-sessions");
  const ended = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("/api/account/list-sessions"),
  );
  await page.route("**/auth/v1/logout*", async (route) => {
    await ended;
    await route.continue();
  });
  await open(page, "/settings");
  await asked;
  await userMenu(page).click();
  await page.getByRole("button", { name: say("signOut") }).click();
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(page).toHaveURL("/");
});

test("sign out on home reloads it, and this device's session is gone, no other's", async ({
  visit,
  server,
}) => {
  const member = await makeMember(server, { role: null });
  const other = otherDevice(server);
  await other.auth.signInWithPassword(member);
  const page = await visit(member.browser);
  const ended = page.waitForResponse(/auth\/v1\/logout/);
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { before: true }));
  await userMenu(page).click();
  await page.getByRole("button", { name: say("signOut") }).click();
  expect((await ended).status()).toBe(204);
  expect((await other.auth.getUser()).data.user?.id).toBe(member.id);
  await expect(page.getByRole("link", { name: say("login") })).toBeVisible();
  expect(await page.evaluate("typeof before"), "loaded anew").toBe("undefined");
  expect(await keptKeys(page)).toEqual([]);
});
