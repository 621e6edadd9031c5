import { followFooterLink } from "./fixtures/footer.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const crash = (key: string) => word("en", "crash", key);

test("a failed navigation shows the error page, without any detail", async ({
  page,
  complaints,
}) => {
  complaints.announce(/500/, /^console error: /);
  await open(page, "/");
  const failing = /\/legal-disclaimer\.data/;
  await page.route(failing, (route) => route.fulfill({ status: 500, body: "secret detail" }));
  await followFooterLink(page, "Legal");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error");
  await expect(page.getByText(crash("crashText"))).toBeVisible();
  await expect(page.getByRole("banner").getByRole("navigation")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const shown = await page.getByRole("main").ariaSnapshot();
  expect(shown).not.toMatch(/secret|500|decode|\bat \w+ \(|\.js/);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(251, 248, 241)");

  await page.unroute(failing);
  await page.getByRole("button", { name: crash("tryAgain") }).click();
  await expect(heading).toHaveText(word("en", "legal", "title"));
});

test("the error page links to home", async ({ page, complaints }) => {
  complaints.announce(/500/, /^console error: /);
  await open(page, "/");
  await page.route(/\/legal-disclaimer\.data/, (route) => route.fulfill({ status: 500 }));
  await followFooterLink(page, "Legal");
  await page
    .getByRole("main")
    .getByRole("link", { name: crash("goHome") })
    .click();
  await expect(page.locator("ol > li article")).toHaveCount(6);
});

test("a spinner turns while a page loads", async ({ page }) => {
  await open(page, "/");
  const gate = Promise.withResolvers<void>();
  await page.route(/\/legal-disclaimer\.data/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const spinner = page.getByRole("status").filter({ hasText: /^Loading$/ });
  await expect(spinner).toHaveCount(0);
  await followFooterLink(page, "Legal");
  await expect(spinner).toBeVisible();
  gate.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "legal", "title"));
  await expect(spinner).toHaveCount(0);
});

test("code that is gone, as after an update, makes the page load as a new document", async ({
  page,
  complaints,
}) => {
  complaints.announce(/ERR_FAILED/, /code of a page could not be loaded/);
  await open(page, "/");
  const code = /\/assets\/legal-disclaimer-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await followFooterLink(page, "Legal");
  await expect(page).toHaveURL("/legal-disclaimer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "legal", "title"));
});

test("a long text has its contents named beside it, in the middle of a desktop; else folded above", async ({
  page,
}) => {
  for (const path of ["/funding-tracker/method", "/legal-disclaimer"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const contents = page.getByRole("navigation", { name: word("en", "legal", "contents") });
    await expect(contents.getByText(word("en", "legal", "contents"))).toBeVisible();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    const text = await page.locator(".article-body").last().boundingBox();
    // The free space on its left equals that on its right.
    const left = title?.x ?? 0;
    const right = 1280 - (text?.x ?? 0) - (text?.width ?? 0);
    expect(Math.abs(left - right), path).toBeLessThan(16);
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(contents).toBeHidden();
    await page
      .locator("summary")
      .filter({ hasText: word("en", "legal", "contents") })
      .click();
    await expect(contents).toBeVisible();
  }
});
