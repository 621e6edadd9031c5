import type { Page } from "@playwright/test";
import { TYPEWRITER_DELETE_MS, TYPEWRITER_TYPE_MS } from "../contracts/news-feed.ts";
import { silenceLiveNews } from "./fixtures/live-feed.ts";
import { drain, open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const PHRASES = [
  "phraseTrends",
  "phraseMentorship",
  "phraseData",
  "phrasePromotion",
  "phraseFunding",
].map((key) => word("en", "home", key));

function typed(page: Page): Promise<string | null> {
  return page.locator(".typewriter-text").textContent();
}

/** Advances the page's otherwise stopped clock. @returns the text typed then. */
async function pass(page: Page, ms: number): Promise<string | null> {
  await page.clock.runFor(ms);
  await drain(page);
  return typed(page);
}

/** The whole first phrase stays longer than this. */
const HELD_MS = 1500;

/** Opens home with a clock that only `pass` advances. */
async function openWithStandingClock(page: Page): Promise<void> {
  await silenceLiveNews(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  await page.keyboard.press("Shift");
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return page.evaluate(() => window.pageIsAlive === true);
    })
    .toBe(true);
}

test("deletes a character in 60 ms and types one in 90 ms", async ({ page }) => {
  const [first = "", second = ""] = PHRASES;
  await openWithStandingClock(page);
  expect(await pass(page, HELD_MS)).toBe(first);
  while ((await pass(page, 1)) === first);
  for (let left = first.length - 1; left > 0; left -= 1) {
    expect(await pass(page, TYPEWRITER_DELETE_MS - 1)).toBe(first.slice(0, left));
    expect(await pass(page, 1)).toBe(first.slice(0, left - 1));
  }
  await pass(page, TYPEWRITER_TYPE_MS);
  for (let length = 1; length <= second.length; length += 1) {
    expect(await pass(page, TYPEWRITER_TYPE_MS - 1)).toBe(second.slice(0, length - 1));
    expect(await pass(page, 1)).toBe(second.slice(0, length));
  }
});

test("goes through the phrases and starts again", async ({ page }) => {
  await openWithStandingClock(page);
  await pass(page, HELD_MS);
  const wholes: string[] = [];
  while (wholes.length <= PHRASES.length) {
    const text = await pass(page, TYPEWRITER_TYPE_MS);
    if (text !== null && PHRASES.includes(text) && wholes.at(-1) !== text) wholes.push(text);
  }
  expect(wholes).toEqual([...PHRASES, PHRASES[0]]);
});

test("does not move for people who prefer less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page, "/");
  await page.clock.runFor(10_000);
  await drain(page);
  expect(await typed(page)).toBe(PHRASES[0]);
});

test("people who cannot see it hear all phrases at once", async ({ page }) => {
  await page.goto("/");
  const spoken = page.locator("main section p .sr-only").first();
  await expect(spoken).toHaveText(new RegExp(PHRASES.join(".+")));
  await expect(
    page.locator("[aria-hidden=true]", { has: page.locator(".typewriter-text") }),
  ).toHaveCount(1);
});
