import { open } from "./fixtures/page-life.ts";
import { makeAccount, signIn, userMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const signOut = word("en", "frame", "signOut");
const login = word("en", "frame", "login");

test("tabs follow each other into and out of an account", async ({
  page,
  context,
  server,
  complaints,
}) => {
  // What the other tab was just reading comes too late.
  complaints.tolerate(/401/);
  const reading = await context.newPage();
  await open(reading, "/legal-disclaimer");
  await expect(reading.getByRole("link", { name: login })).toBeVisible();

  await page.goto("/auth");
  await signIn(page, await makeAccount(server));
  await expect(page).toHaveURL("/profile");
  await expect(userMenu(reading)).toBeVisible();

  await userMenu(reading).click();
  await reading.getByRole("button", { name: signOut }).click();
  await expect(reading).toHaveURL("/");
  await expect(page).toHaveURL("/auth?next=%2Fprofile");
  await expect(page.getByRole("link", { name: login })).toBeVisible();
});

test("a sign-out that the server never hears of reaches the other tabs too", async ({
  page,
  context,
  server,
  complaints,
}) => {
  await page.goto("/auth");
  await signIn(page, await makeAccount(server));
  await expect(page).toHaveURL("/profile");
  const other = await context.newPage();
  await open(other, "/legal-disclaimer");
  complaints.announce(/auth\/v1\/logout/, /The server could not end the session/);
  await other.route("**/auth/v1/logout*", (route) => route.abort("connectionfailed"));
  await userMenu(other).click();
  await other.getByRole("button", { name: signOut }).click();
  await expect(other.getByRole("link", { name: login })).toBeVisible();
  await expect(page).toHaveURL("/auth?next=%2Fprofile");
});
