import type { Locator, Page } from "@playwright/test";
import { newAddress } from "../testing/people.ts";
import { alert } from "./fixtures/messages.ts";
import { open } from "./fixtures/page-life.ts";
import { userMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

// The stand-ins for payments and sign-in answer only on their own machine.
test.use({ hasBrandLetters: true, isAtServer: true });

const say = (key: string) => word("en", "auth", key);
const account = (key: string) => word("en", "account", key);

const provider = (page: Page, name: string) =>
  page.getByRole("button", { name: say("withProvider").replace("{provider}", name) });

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

test("a failed sign-in says so", async ({ page }) => {
  await page.goto("/#error=server_error&error_code=unexpected_failure&error_description=x");
  await expect(alert(page)).toHaveText(account("arrivedProviderFailed"));
});

test("the providers are there from the first paint, and a phone shows the first field", async ({
  page,
  request,
}) => {
  for (const address of ["/auth", "/auth?mode=signup"]) {
    const text = await (await request.get(address)).text();
    expect(text).toContain(say("withProvider").replace("{provider}", "Google"));
    // That they are samples is said once.
    expect(text).toContain(say("sampleProviders").replace("{names}", "Google and Facebook"));
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0);
      document.documentElement.dataset.moved = String(
        Number(document.documentElement.dataset.moved ?? 0) + moved,
      );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, "/auth?mode=signup");
  await expect(page.getByLabel(say("email"))).toBeInViewport({ ratio: 1 });
  for (const name of ["Google", "Facebook"]) {
    // One line of text, in a button as low as a finger allows.
    expect((await provider(page, name).boundingBox())?.height).toBe(44);
  }
  const [consent] = say("consent").split("{terms}");
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  const agreed = await top(page.getByText(consent ?? ""));
  expect(agreed).toBeLessThan(await top(page.getByRole("button", { name: say("signUp") })));
  expect(agreed).toBeLessThan(await top(provider(page, "Google")));
  // Letters that arrive may make a line slightly wider; a row of buttons would move tenths.
  expect(Number((await page.locator("html").getAttribute("data-moved")) ?? 0)).toBeLessThan(0.01);
});
