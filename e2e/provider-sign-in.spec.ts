import type { Page } from "@playwright/test";
import { newAddress, userMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "auth", key);
const account = (key: string) => word("en", "account", key);
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

const provider = (page: Page, name: string) =>
  page.getByRole("button", { name: say("withSampleProvider").replace("{provider}", name) });

async function beSomebody(page: Page, email: string, verified: boolean): Promise<void> {
  await page.getByLabel("Name").fill("Dewi Lestari");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("checkbox").setChecked(verified);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("by Google, then on to the page the person wanted; the role is asked once", async ({
  page,
  complaints,
}) => {
  complaints.tolerate(/_sign-in|favicon/);
  await page.goto("/auth?next=/startup-profile-submission");
  await provider(page, "Google").click();
  await beSomebody(page, newAddress(), true);
  await expect(page).toHaveURL("/startup-profile-submission");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(account("chooseRoleTitle"));
  await page.getByRole("button", { name: account("continue") }).click();
  await expect(page.getByText(account("roleMissing"))).toBeVisible();
  await page.getByRole("radio", { name: account("roleStartup") }).check();
  await page.getByRole("button", { name: account("continue") }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(account("chooseRoleTitle"));
  await page.goto("/profile");
  await userMenu(page).click();
  await expect(
    page.getByRole("banner").getByRole("link", { name: word("en", "frame", "startupCenter") }),
  ).toBeVisible();
  await expect(page.getByText(account("chooseRoleTitle"))).toHaveCount(0);
});

test("a cancelled sign-in, or an unverified address, is reported", async ({ page, complaints }) => {
  complaints.tolerate(/_sign-in|favicon/);
  await page.goto("/auth");
  await provider(page, "Google").click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(alert(page)).toHaveText(account("arrivedProviderCancelled"));
  await expect(page).toHaveURL("/auth");

  await provider(page, "Facebook").click();
  await beSomebody(page, newAddress(), false);
  await expect(alert(page)).toHaveText(account("arrivedProviderNoAddress"));
  await expect(userMenu(page)).toHaveCount(0);
});

test("a redirect back to a browser that did not begin it is refused", async ({ page }) => {
  await page.goto("/auth/v1/callback?state=forged&code=stolen");
  await expect(alert(page)).toHaveText(account("arrivedProviderLost"));
  expect(page.url()).toMatch(/\/auth$/);
  await expect(userMenu(page)).toHaveCount(0);
});

test("a failed sign-in says so, and an unavailable provider is not offered", async ({
  page,
  complaints,
}) => {
  await page.goto("/#error=server_error&error_code=unexpected_failure&error_description=x");
  await expect(alert(page)).toHaveText(account("arrivedProviderFailed"));

  complaints.tolerate(/auth\/v1\/settings/);
  await page.route("**/auth/v1/settings", (route) =>
    route.fulfill({ json: { external: { google: true, facebook: false } } }),
  );
  await page.goto("/auth");
  await expect(
    page.getByRole("button", { name: say("withProvider").replace("{provider}", "Google") }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /Facebook/ })).toHaveCount(0);
});
