import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../contracts/languages.ts";
import { makeSession } from "./fixtures/account.ts";
import { wake } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";

const PATHS = [
  "/",
  "/?category=Funding",
  "/news/bangkok-robotics-week",
  "/startups?country=Vietnam&country=Indonesia&industry=fintech",
  "/investors",
  "/startups/wau-pay",
  "/investors/straitsview-capital",
  "/funding-tracker",
  "/funding-tracker?period=year&tab=difficulty",
  "/funding-tracker/method",
  "/search?q=kopi",
  "/legal-disclaimer",
  "/x",
];

/** What can be seen and reaches beyond the window on a side, and whether the page scrolls there. */
function overflow(page: Page): Promise<{ scrolls: boolean; reaching: string[] }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const reaching = [...document.querySelectorAll("body *")].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      // A text for screen readers only is a pixel wide.
      if (width <= 1 || !element.checkVisibility({ visibilityProperty: true })) return false;
      return right > root.clientWidth + 0.5 || left < -0.5;
    });
    return {
      scrolls: root.scrollWidth > root.clientWidth,
      reaching: reaching.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
}

async function expectFitting(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
  await wake(page);
  expect(await overflow(page), path).toEqual({ scrolls: false, reaching: [] });
  // The menus; other disclosures are part of the page and stay as they are.
  for (const summary of await page.locator("summary[aria-label]:visible").all()) {
    await summary.click();
    await expect(page.locator("details[open] > summary[aria-label]")).toHaveCount(1);
    const label = `${path}, ${await summary.getAttribute("aria-label")}`;
    expect(await overflow(page), label).toEqual({ scrolls: false, reaching: [] });
    await page.keyboard.press("Escape");
    await expect(page.locator("details[open] > summary[aria-label]")).toHaveCount(0);
  }
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  await page.locator("details:has(> summary[aria-label])").evaluateAll((menus) => {
    for (const menu of menus) menu.removeAttribute("open");
  });
  expect(await overflow(page), `${path}, opened`).toEqual({ scrolls: false, reaching: [] });
}

for (const language of LANGUAGES) {
  for (const width of [360, 768, 1280]) {
    test(`nothing is wider than ${width} px in ${language}`, async ({ page, complaints }) => {
      complaints.announce(/404/);
      await page.setViewportSize({ width, height: 800 });
      for (const path of PATHS) await expectFitting(page, path, language);
    });

    test(`nor for who is signed in, ${width} px in ${language}`, async ({ visit, server }) => {
      const { key, value } = await makeSession(server, "Startup");
      const page = await visit({
        viewport: { width, height: 800 },
        storageState: {
          cookies: [],
          origins: [{ origin: server.url, localStorage: [{ name: key, value }] }],
        },
      });
      await expectFitting(page, "/legal-disclaimer", language);
    });
  }
}
