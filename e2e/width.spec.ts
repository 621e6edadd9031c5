import { expectAccessible } from "./fixtures/axe.ts";
import { inTurn, languagesOf } from "./fixtures/looks.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { founderWithProfile } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectFitting, expectFrameFitting, expectNothingWider } from "./fixtures/width.ts";

const NOWHERE = "/x";

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
  "/deck-review",
  "/pricing",
  "/report?page=/startups/wau-pay",
  "/search?q=kopi",
  "/search?q=seed",
  "/search?q=quantum%20fintech%20Vietnam",
  "/legal-disclaimer",
  "/privacy",
  "/newsletter",
  "/newsletter?outcome=asked",
  "/newsletter/leave",
  NOWHERE,
];

for (const { language, shown } of inTurn(PATHS)) {
  test(`pages fit the window in ${language}, and are accessible`, async ({ page, complaints }) => {
    test.slow();
    for (const path of shown) {
      if (path === NOWHERE) complaints.announce(/404/);
      await expectFitting(page, path, language);
      await expectAccessible(page, `${path} in ${language}`);
    }
    await expectFrameFitting(page, `the frame in ${language}`);
  });
}

for (const language of languagesOf("th")) {
  test(`nothing is wider for signed-in people, in ${language}`, async ({ visit, server }) => {
    const page = await visit((await makeMember(server)).browser);
    await expectFitting(page, "/legal-disclaimer", language);
    await expectFrameFitting(page, `signed in, in ${language}`);
  });
}

test("no label of a button is cut off or widens the smallest phone", async ({ visit, server }) => {
  const page = await visit((await founderWithProfile(server, "vi")).browser);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/pricing?lang=id", "/profile?tab=publish&lang=vi"]) {
    await open(page, path);
    const longest = page.locator("main .button").filter({ hasText: /(\S+\s+){3}/ });
    await expect(longest.first()).toBeVisible();
    const cut = await longest.evaluateAll((buttons) =>
      buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    await expectNothingWider(page, path, [320]);
  }
});

test("tables fit with the longest headings that they have", async ({ page }) => {
  for (const path of ["/startups", "/investors"]) await expectFitting(page, path, "vi");
});
