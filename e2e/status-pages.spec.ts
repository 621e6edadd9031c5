import type { Request } from "@playwright/test";
import { followFooterLink } from "./fixtures/footer.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const frame = (key: string) => word("en", "frame", key);

test("a page that does not exist offers a search and the sections", async ({
  page,
  complaints,
}) => {
  complaints.announce(/404/);
  await page.goto("/nowhere");
  const main = page.getByRole("main");
  for (const key of ["navNews", "navStartups", "navInvestors", "navFunding"]) {
    await expect(main.getByRole("link", { name: frame(key), exact: true })).toBeVisible();
  }
  const box = main.getByRole("combobox");
  await expect(page.getByRole("banner").getByRole("combobox")).toBeHidden();
  await box.fill("padi");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=padi");
});

test("a page that fails without a connection says so, and comes back by itself", async ({
  page,
  context,
  complaints,
}) => {
  complaints.tolerate(/ERR_|503/, /^console error: /);
  await open(page, "/");
  const code = page.waitForResponse(/\/legal-disclaimer-.*\.js$/);
  const loading = new Set<Request>();
  page.on("request", (request) => /\.js$/.test(request.url()) && loading.add(request));
  page.on("requestfinished", (request) => loading.delete(request));
  await page.route(/\/legal-disclaimer\.data/, async (route) => {
    await code;
    // The code's own imports are loaded beside it, and may arrive later.
    await expect.poll(() => loading.size).toBe(0);
    await context.setOffline(true);
    await route.fulfill({ status: 503 });
  });
  await followFooterLink(page, word("en", "footer", "legalDisclaimer"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    word("en", "crash", "offlineTitle"),
  );
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unroute(/\/legal-disclaimer\.data/);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "legal", "title"));
});

test("printing gives the text alone, on white, even if the page is dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/legal-disclaimer");
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("html")).toHaveCSS("color", "rgb(22, 35, 29)");
  await expect(page.getByText(word("en", "legal", "aiText"))).toBeVisible();
});
