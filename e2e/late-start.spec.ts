import type { Page } from "@playwright/test";
import { newAddress } from "../testing/people.ts";
import { cards } from "./fixtures/feed.ts";
import { untilAlive } from "./fixtures/page-life.ts";
import { PASSWORD } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const ARTICLE = "/news/bangkok-robotics-week";
/** app/late-starter.ts waits this long for an action, then for an idle moment. */
const IDLE_START_MS = 2500;

/** A slow line: the page's scripts arrive only when `release` is called. */
async function holdScripts(page: Page): Promise<{ release(): void }> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve() };
}

function scriptRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const preload = request.url().endsWith(".js");
    if (preload || request.resourceType() === "script") asked.push(request.url());
  });
  return asked;
}

function languageMenu(page: Page) {
  return page.locator("header summary", { hasText: "English" });
}

test("no script is requested before the first action, and the page starts without one", async ({
  page,
}) => {
  const asked = scriptRequests(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/", { waitUntil: "load" });
  await page.clock.runFor(IDLE_START_MS - 1);
  expect(asked).toEqual([]);
  await expect(cards(page)).toHaveCount(6);

  // The idle moment after the wait is a browser timer, too.
  await page.clock.runFor(100);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.clock.resume();
  await untilAlive(page);
});

for (const [sign, give] of [
  ["a press of the pointer", (page: Page) => page.mouse.click(5, 300)],
  ["a key", (page: Page) => page.keyboard.press("Shift")],
  ["a turn of the wheel", (page: Page) => page.mouse.wheel(0, 10)],
  ["the focus", (page: Page) => page.getByRole("combobox").focus()],
] as const) {
  test(`${sign} starts the page's scripts`, async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = scriptRequests(page);
    await page.goto("/");
    expect(asked).toEqual([]);
    await give(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.clock.resume();
    await untilAlive(page);
  });
}

test("pressing copy link before the scripts run takes effect once", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.url });
  const scripts = await holdScripts(page);
  await page.goto(ARTICLE);
  await page.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    const written: string[] = [];
    clipboard.writeText = (text) => {
      written.push(text);
      return write(text);
    };
    Object.assign(window, { written });
  });
  await page.getByRole("button", { name: word("en", "share", "copyLink") }).click();
  scripts.release();
  await expect(page.locator("[data-sonner-toast]")).toHaveText(word("en", "share", "linkCopied"));
  await untilAlive(page);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${server.url}${ARTICLE}?lang=en`);
  expect(await page.evaluate("written")).toEqual([copied]);
});

test("text typed before the scripts run is kept", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/");
  const box = page.getByRole("combobox");
  await box.pressSequentially("coffee & co");
  scripts.release();
  await untilAlive(page);
  await expect(box).toHaveValue("coffee & co");
  await expect(box).toBeFocused();
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=coffee%20%26%20co$/);
});

test("a form filled in and sent before the scripts run is sent as it was filled in", async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  const auth = (key: string) => word("en", "auth", key);
  // The page starts its scripts itself, so it counts as loaded only once they are there.
  await page.goto("/auth?mode=signup", { waitUntil: "commit" });
  await page.getByRole("radio", { name: word("en", "account", "roleStartup") }).check();
  await page.getByRole("radio", { name: word("en", "account", "roleInvestor") }).check();
  await page.getByLabel(auth("email")).fill(newAddress());
  await page.getByLabel(auth("password"), { exact: true }).fill(PASSWORD);
  await page.getByLabel(auth("repeatPassword")).fill(PASSWORD);
  await page.getByRole("button", { name: auth("signUp"), exact: true }).click();
  scripts.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(auth("checkMailboxTitle"));
});

test("search works before the scripts run, and ignores blank text", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/");
  const box = page.getByRole("combobox");
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await box.fill("seed");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=seed$/);
});

test("a menu opens before the scripts run, stays open, and closes afterwards", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/");
  await languageMenu(page).click();
  const link = page.getByRole("link", { name: "Bahasa" });
  await expect(link).toBeVisible();
  scripts.release();
  await untilAlive(page);
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(languageMenu(page)).toBeFocused();
});

test("an appearance chosen before the scripts run takes effect afterwards", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/");
  await page.locator(`summary[aria-label="${word("en", "frame", "theme")}"]`).click();
  await page.getByRole("button", { name: word("en", "frame", "themeDark") }).click();
  scripts.release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a link followed before the scripts run works", async ({ page, newsroom }) => {
  const [newest] = await newsroom.articles();
  await holdScripts(page);
  await page.goto("/");
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(`/news/${newest?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest?.title ?? "");
});
