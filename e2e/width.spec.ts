import { LANGUAGES } from "../contracts/languages.ts";
import { makeSession, signedIn } from "./fixtures/account.ts";
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
  test(`nothing is wider than the window in ${language}`, async ({ page, complaints }) => {
    test.slow();
    complaints.announce(/404/);
    for (const path of PATHS) await expectFitting(page, path, language);
  });

  test(`nor for signed-in people, in ${language}`, async ({ visit, server }) => {
    const page = await visit(signedIn(server, await makeSession(server, "Startup")));
    await expectFitting(page, "/legal-disclaimer", language);
  });
}
