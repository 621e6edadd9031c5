import { LANGUAGES } from "../contracts/languages.ts";
import { wake } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const PATHS = ["/", "/?category=Funding", "/news/bangkok-robotics-week", "/legal-disclaimer", "/x"];

for (const language of LANGUAGES) {
  for (const width of [360, 768, 1280]) {
    test(`nothing is wider than ${width} px in ${language}`, async ({ page, complaints }) => {
      complaints.announce(/404/);
      await page.setViewportSize({ width, height: 800 });
      for (const path of PATHS) {
        await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
        await wake(page);
        const menu = page.locator(`summary[aria-label="${word(language, "frame", "menu")}"]`);
        if (await menu.isVisible()) await menu.click();
        const wide = await page.evaluate(() => {
          const root = document.documentElement;
          const reaching = [...document.querySelectorAll("body *")].filter((element) => {
            const { right, left, width } = element.getBoundingClientRect();
            return width > 1 && (right > root.clientWidth + 0.5 || left < -0.5);
          });
          return {
            scrolls: root.scrollWidth > root.clientWidth,
            reaching: reaching.map(({ outerHTML }) => outerHTML.slice(0, 120)),
          };
        });
        expect(wide, path).toEqual({ scrolls: false, reaching: [] });
      }
    });
  }
}
