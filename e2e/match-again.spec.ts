import { expectAccessible } from "./fixtures/axe.ts";
import { matchedFounder } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "matches", key);

test("where nothing has changed the next step comes first, and the matches follow the person's own points", async ({
  visit,
  server,
}) => {
  test.slow();
  const page = await visit((await matchedFounder(server, "en")).browser);
  await page.goto("/profile?tab=match");
  const next = page.getByRole("region", {
    name: new RegExp(`^${word("en", "nextStep", "nextStep")}`),
  });
  await expect(next.getByRole("link")).toHaveClass(/button-leaf/);
  await expect(page.getByText(say("unchangedTitle"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("matchAgain") })).toHaveClass(/button-quiet/);

  // By criteria nobody who misses a point stands above one who misses none.
  const order = page.getByLabel(say("sort"));
  await order.selectOption("criteria");
  const tiers = page.getByRole("heading", { level: 3, name: /^(Meets|May meet|Misses)/ });
  const [first, ...later] = await tiers.allTextContents();
  expect(first).toMatch(/^(Meets all|May meet all) /);
  expect(later.length).toBeGreaterThan(0);
  await expect(page.getByText(/^You asked for Thailand; they /).first()).toBeVisible();
  await expectAccessible(page, "matches by the person's points");
  await order.selectOption("rate");
  await expect(tiers).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await order.selectOption("criteria");
  await expectNothingWider(page, "matches by the person's points");
});
