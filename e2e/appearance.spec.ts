import type { Page } from "@playwright/test";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const LIGHT = "rgb(251, 248, 241)";
const DARK = "rgb(14, 22, 19)";

async function choose(page: Page, key: string): Promise<void> {
  await page.locator(`summary[aria-label="${word("en", "frame", "theme")}"]`).click();
  const choice = page.getByRole("button", { name: word("en", "frame", key) });
  await choice.click();
  await expect(choice).toBeHidden();
}

/** Records the document's theme when its body begins, before the first paint. */
async function recordEarlyTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { earlyTheme: document.documentElement.dataset.theme ?? "none" });
    }).observe(document, { childList: true, subtree: true });
  });
}

test("follows the system until another appearance is chosen", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator("html")).toHaveCSS("background-color", LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("background-color", DARK);
});

for (const [key, theme, color, system] of [
  ["themeDark", "dark", DARK, "light"],
  ["themeLight", "light", LIGHT, "dark"],
] as const) {
  test(`${theme} survives a reload, without a flash of the system's ${system}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await recordEarlyTheme(page);
    await open(page, "/");
    expect(await page.evaluate("earlyTheme")).toBe("none");
    await choose(page, key);
    await expect(page.locator("html")).toHaveCSS("background-color", color);
    await open(page, "/legal-disclaimer");
    expect(await page.evaluate("earlyTheme")).toBe(theme);
    await expect(page.locator("html")).toHaveCSS("background-color", color);
    await page.reload();
    expect(await page.evaluate("earlyTheme")).toBe(theme);

    await choose(page, "themeSystem");
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    await page.reload();
    expect(await page.evaluate("earlyTheme")).toBe("none");
  });
}
