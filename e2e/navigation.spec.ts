import type { Page } from "@playwright/test";
import { SCREENS } from "../app/features/frame/screens.ts";
import { LANGUAGES } from "../contracts/languages.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const say = (key: string) => word("en", "frame", key);

function focused(page: Page) {
  return page.locator(":focus");
}

test("the skip link comes first and skips the navigation", async ({ page }) => {
  await open(page, "/");
  const skip = page.getByRole("link", { name: say("skipToContent") });
  const box = await skip.boundingBox();
  expect(box?.width, "out of sight until it has the focus").toBeLessThanOrEqual(1);
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: word("en", "home", "exploreProjects") }),
  ).toBeFocused();
});

test("after a press in the content the keyboard continues on the next page, whose title is announced", async ({
  page,
}) => {
  await open(page, "/startups?name=Kopiora");
  await page.locator('main a[href="/startups/kopiora"]').first().press("Enter");
  await expect(page).toHaveURL("/startups/kopiora");
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
});

test("after a press in the navigation the keyboard stays there, and the title is said", async ({
  page,
}) => {
  await open(page, "/");
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(0);
  const link = page
    .getByRole("navigation")
    .getByRole("link", { name: say("navInvestors") })
    .first();
  await link.press("Enter");
  await expect(page).toHaveURL("/investors");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    word("en", "directory", "investorsTitle"),
  );
  await expect(link).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
});

test("the tab key moves through the navigation in reading order", async ({ page }) => {
  await open(page, "/");
  const names: (string | null)[] = [];
  for (let step = 0; step < 11; step += 1) {
    await page.keyboard.press("Tab");
    names.push(
      await focused(page).evaluate(
        (element) =>
          element.getAttribute("aria-label") ??
          element.getAttribute("placeholder") ??
          element.textContent,
      ),
    );
  }
  expect(names).toEqual([
    say("skipToContent"),
    "Benih",
    say("navNews"),
    say("navStartups"),
    say("navInvestors"),
    say("navFunding"),
    say("navFounders"),
    say("searchPlaceholder"),
    `${say("languageMenu")}: English`,
    say("theme"),
    say("login"),
  ]);
  await expect(focused(page)).toHaveCSS("outline-style", "solid");
});

test("a menu opens with Enter, Escape closes it and returns the focus", async ({ page }) => {
  await open(page, "/");
  const summary = page.locator("header summary", { hasText: "English" });
  const bahasa = page.getByRole("link", { name: "Bahasa" });
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(bahasa).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(bahasa).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bahasa).toBeHidden();
  await expect(summary).toBeFocused();
});

test("a menu closes on a press outside, and when another one opens", async ({ page }) => {
  await open(page, "/");
  const bahasa = page.getByRole("link", { name: "Bahasa" });
  await page.locator("header summary", { hasText: "English" }).click();
  await expect(bahasa).toBeVisible();
  await page.locator(`summary[aria-label="${say("theme")}"]`).click();
  await expect(bahasa).toBeHidden();
  await expect(page.getByRole("button", { name: say("themeDark") })).toBeVisible();
  await page.mouse.click(300, 500);
  await expect(page.getByRole("button", { name: say("themeDark") })).toBeHidden();
});

test("the links of the screens work, and the current one is marked", async ({ page }) => {
  await open(page, "/");
  const navigation = page.getByRole("navigation", { name: say("mainNavigation") });
  await expect(navigation.getByRole("link", { name: say("navNews") })).toHaveAttribute(
    "aria-current",
    "page",
  );
  for (const [key, path] of [
    ["navStartups", "/startups"],
    ["navInvestors", "/investors"],
    ["navFunding", "/funding-tracker"],
  ] as const) {
    await navigation.getByRole("link", { name: say(key) }).click();
    await expect(page).toHaveURL(path);
    await expect(navigation.getByRole("link", { name: say(key) })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  await page.getByRole("link", { name: "Benih" }).click();
  await expect(page).toHaveURL("/");
});

test("desktop links show from 768 px, the search box from 640 px except on tablets", async ({
  page,
}) => {
  await open(page, "/");
  const links = page.getByRole("navigation", { name: say("mainNavigation") });
  const search = page.getByRole("combobox");
  const searchLink = page.getByRole("link", { name: say("searchLabel") });
  const menu = page.locator(`summary[aria-label="${say("menu")}"]`);
  for (const [width, hasLinks, hasSearch] of [
    [639, false, false],
    [640, false, true],
    [767, false, true],
    [768, true, false],
    [1023, true, false],
    [1024, true, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(links).toBeVisible({ visible: hasLinks });
    await expect(search).toBeVisible({ visible: hasSearch });
    await expect(searchLink).toBeVisible({ visible: !hasSearch });
    await expect(menu).toBeVisible({ visible: !hasLinks });
  }
});

test("on a tablet no link of the navigation and no button beside it is missing, in any language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  for (const language of LANGUAGES) {
    await page.goto(`/legal-disclaimer?lang=${language}`);
    const links = page.getByRole("navigation", { name: word(language, "frame", "mainNavigation") });
    await expect(links.getByRole("link")).toHaveCount(SCREENS.length);
    const cut = await page.locator("header > div").evaluate((header) => {
      const end = header.getBoundingClientRect().right;
      const shown = [...header.querySelectorAll("a, summary")].filter((one) =>
        one.checkVisibility(),
      );
      return shown
        .filter((one) => {
          const { width, right } = one.getBoundingClientRect();
          return right > end || width < Math.min(44, one.scrollWidth);
        })
        .map((one) => one.outerHTML);
    });
    expect(cut, language).toEqual([]);
    await expectNothingWider(page, language, [768]);
  }
});

test("search text is trimmed and encoded, and the box is cleared", async ({ page }) => {
  await open(page, "/");
  const box = page.getByRole("combobox");
  await box.fill("  kopi & roti #1  ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=kopi%20%26%20roti%20%231$/);
  // There the page has its own box, and the header's is hidden.
  await expect(page.getByRole("banner").getByRole("combobox")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Benih" }).click();
  await expect(page).toHaveURL("/");
  await expect(box).toHaveValue("");
});

test("blank search text is ignored", async ({ page }) => {
  await open(page, "/");
  const box = page.getByRole("combobox");
  for (const blank of ["", "   "]) {
    await box.fill(blank);
    await box.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(box).toHaveValue(blank);
  }
});

test("without scripts nothing is offered that needs them", async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  for (const [path, name] of [
    ["/startups", "Export CSV"],
    ["/startups/wau-pay", "Copy link"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(name)).toHaveCount(1);
    await expect(page.getByText(name)).toBeHidden();
  }
});
