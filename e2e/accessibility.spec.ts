import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { followFooterLink } from "./fixtures/footer.ts";
import { inEachState, type States } from "./fixtures/in-order.ts";
import { silenceLiveNews } from "./fixtures/live-feed.ts";
import { firstOf, inEachLook, LOOKS_BY_LOAD, nameOf, schemesByLoad } from "./fixtures/looks.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const ARTICLE = "/news/bangkok-robotics-week";

async function openMenu(page: Page, label: string): Promise<void> {
  const summary = page.locator(`summary[aria-label^="${label}"]:visible`);
  await summary.click();
  await expect(page.locator("details[open]")).toHaveCount(1);
}

/** Every screen, and every state that looks different. */
const STATES: States = {
  home: (page) => open(page, "/"),
  "home with the menus of a phone and of a desktop": async (page) => {
    await open(page, "/");
    for (const menu of ["menu", "theme"]) {
      await page
        .locator(`summary[aria-label="${word("en", "frame", menu)}"]`)
        .evaluate((summary) => summary.parentElement?.setAttribute("open", ""));
    }
  },
  "home while a tab loads": async (page) => {
    await silenceLiveNews(page);
    await open(page, "/");
    await page.route("**/rest/v1/news?*", () => new Promise(() => undefined));
    await page.evaluate(() => {
      const link = document.querySelector('a[href="/?category=Insight"]');
      if (link instanceof HTMLElement) link.click();
    });
    await expect(page.locator("[data-skeleton]")).toHaveCount(3);
  },
  "home without articles": async (page) => {
    await open(page, "/");
    await page.route("**/rest/v1/news?*", (route) => route.fulfill({ json: [] }));
    await page.evaluate(() => {
      const link = document.querySelector('a[href="/?category=Branded"]');
      if (link instanceof HTMLElement) link.click();
    });
    await expect(page.getByText(word("en", "home", "feedEmpty"))).toBeVisible();
  },
  article: (page) => open(page, ARTICLE),
  "article with the share menu and a toast": async (page) => {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await open(page, ARTICLE);
    await page.getByRole("button", { name: word("en", "share", "copyLink") }).click();
    const toast = page.locator("[data-sonner-toast]");
    await expect(toast).toHaveAttribute("data-mounted", "true");
    await expect(toast).toHaveCSS("opacity", "1");
    await openMenu(page, word("en", "share", "share"));
  },
  "legal disclaimer": (page) => open(page, "/legal-disclaimer"),
  "not found": (page) => open(page, "/nowhere"),
  "article not found": (page) => open(page, "/news/none"),
  startups: (page) => open(page, "/startups"),
  "startups, filtered, with the reason why there is no export": async (page) => {
    await open(page, "/startups?name=a&country=Vietnam&industry=fintech");
    await page.getByRole("button", { name: word("en", "directory", "export") }).click();
    await expect(page.getByText(word("en", "directory", "exportNeedsAccount"))).toBeVisible();
  },
  "startups, the filters open": async (page) => {
    await open(page, "/startups");
    await page.locator(".filters").evaluate((filters) => filters.setAttribute("open", ""));
  },
  "startups without results": (page) => open(page, "/startups?name=zzzz"),
  investors: (page) => open(page, "/investors"),
  startup: (page) => open(page, "/startups/wau-pay"),
  investor: (page) => open(page, "/investors/straitsview-capital"),
  "startup not found": (page) => open(page, "/startups/none"),
  "investor not found": (page) => open(page, "/investors/none"),
  crash: async (page) => {
    await open(page, "/");
    await page.route(/\/legal-disclaimer\.data/, (route) => route.fulfill({ status: 500 }));
    await followFooterLink(page, "Legal");
    await expect(page.getByText(word("en", "crash", "crashText"))).toBeVisible();
  },
  "without a connection": async (page) => {
    await open(page, "/");
    await page.route(/\/legal-disclaimer\.data/, (route) => route.abort());
    await followFooterLink(page, "Legal");
    await expect(page.getByText(word("en", "crash", "unconnected"))).toBeVisible();
  },
};

for (const looks of LOOKS_BY_LOAD) {
  test.describe(nameOf(looks), () => {
    test.use(firstOf(looks));

    test("every public screen, in every state", async ({ page, complaints }) => {
      test.slow();
      complaints.tolerate(/404|500|ERR_FAILED/, /^console error: \w+ /);
      await inEachState(page, STATES, looks);
    });

    test("signed in, with the user menu", async ({ visit, server }) => {
      const { browser } = await makeMember(server);
      const page = await visit({ ...browser, ...firstOf(looks) });
      await open(page, "/");
      await openMenu(page, word("en", "frame", "userMenu"));
      await inEachLook(page, looks, (look) => expectAccessible(page, `signed in, ${look}`));
    });
  });
}

for (const looks of schemesByLoad(360)) {
  test.describe(nameOf(looks), () => {
    test.use(firstOf(looks));
    test("menu open", async ({ page }) => {
      await open(page, "/");
      await openMenu(page, word("en", "frame", "menu"));
      await inEachLook(page, looks, (look) => expectAccessible(page, `menu, ${look}`));
    });
  });
}

test("1280 px, language menu open", async ({ page }) => {
  await open(page, "/");
  await openMenu(page, word("en", "frame", "languageMenu"));
  await expectAccessible(page, "language menu");
});
