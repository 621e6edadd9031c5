import { LANGUAGES } from "../contracts/languages.ts";
import { makeSession } from "./fixtures/account.ts";
import { test } from "./fixtures/test.ts";
import { expectFitting } from "./fixtures/width.ts";

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
