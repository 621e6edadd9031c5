import type { Page } from "@playwright/test";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "suggest", key);

const box = (page: Page) => page.getByRole("combobox");
const options = (page: Page) => page.getByRole("option");

/** First in the header's box, then in that of the page of results, which hides it. */
async function search(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await box(page).fill(text);
    await box(page).press("Enter");
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole("main").getByRole("combobox")).toHaveValue(text);
  }
}

/** Focuses the empty box of another page, as for a new search. */
async function focusBox(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Benih" }).click();
  await expect(page).toHaveURL("/");
  await page.locator("main").focus();
  await box(page).focus();
}

test("the empty box offers the last six searches, newest first and each once", async ({ page }) => {
  await open(page, "/");
  await focusBox(page);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await search(page, "one", "two", "three", "four", "five", "six", "seven", "Three");
  await focusBox(page);
  await expect(options(page)).toHaveText([
    "Three",
    "seven",
    "six",
    "five",
    "four",
    "two",
    say("forgetAll"),
  ]);
  await expect(page.getByRole("status").filter({ hasText: /recent/ })).toHaveText(
    "6 recent searches",
  );
  await box(page).press("ArrowDown");
  await box(page).press("ArrowDown");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=seven");
});

test("a search can be removed with its button or Delete, or all at once", async ({ page }) => {
  await open(page, "/");
  await search(page, "one", "two", "three");
  await focusBox(page);
  await page.getByRole("button", { name: "Remove “two”" }).click();
  await expect(options(page)).toHaveText(["three", "one", say("forgetAll")]);
  await expect(box(page)).toBeFocused();
  await box(page).press("ArrowDown");
  await box(page).press("Delete");
  await expect(options(page)).toHaveText(["one", say("forgetAll")]);

  await page.reload();
  await box(page).focus();
  await expect(options(page)).toHaveText(["one", say("forgetAll")]);
  await options(page).last().click();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("benih-recent-searches"))).toBeNull();
});

test("a browser that refuses storage can still search", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", {
      value: { getItem: refuse, setItem: refuse, removeItem: refuse },
    });
  });
  await open(page, "/");
  await box(page).fill("saigon");
  await expect(page.getByRole("listbox")).toBeVisible();
  await box(page).press("Enter");
  await expect(page.getByRole("region", { name: /^Startups/ })).toBeVisible();
});

test("foreign data in the storage is ignored", async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("benih-recent-searches") === null) {
      localStorage.setItem("benih-recent-searches", '{"not":"a list"}');
    }
  });
  await open(page, "/");
  await search(page, "one");
  await focusBox(page);
  await expect(options(page)).toHaveText(["one", say("forgetAll")]);
});
