import { expectAccessible } from "./fixtures/axe.ts";
import { matchedFounder } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const say = (key: string) => word("en", "matches", key);

test("matches come first, the best with a filled button; they follow the person's own points", async ({
  visit,
  server,
}) => {
  test.slow();
  const page = await visit((await matchedFounder(server, "en")).browser);
  await page.goto("/profile?tab=match");
  const cards = page.getByRole("article");
  await expect(cards.first().getByRole("button", { name: say("invite") })).toHaveClass(
    /button-leaf/,
  );
  const top = (await cards.first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(top).toBeLessThan(400);
  // Each has the same parts, the weak ones, too, but nobody is urged to write to those.
  const count = await cards.count();
  await expect(page.getByRole("button", { name: say("details") })).toHaveCount(count);
  const weak = cards.filter({ hasText: /[1-5]\d% match/ });
  await expect(weak.first().getByRole("button", { name: say("invite") })).toHaveClass(
    /button-quiet/,
  );
  // A refusal is shown only where it is violated, and in everybody's details.
  const said = page.getByText(/token funds/).locator("visible=true");
  await expect(cards.filter({ has: said })).toHaveCount(0);
  await cards
    .first()
    .getByRole("button", { name: say("details") })
    .click();
  await expect(cards.filter({ has: said })).toHaveCount(1);
  // The parts of the rate add up to it.
  const whole = Number(/(\d+)% match/.exec((await cards.first().textContent()) ?? "")?.[1]);
  await expect(
    cards.first().getByRole("heading", { name: `How the ${whole}% adds up` }),
  ).toBeVisible();
  const parts = await cards.first().getByRole("definition").allInnerTexts();
  const points = parts.map((part) => Number(/^[−+]?\d+/.exec(part)?.[0].replace("−", "-") ?? 0));
  expect(points.length).toBeGreaterThanOrEqual(6);
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(whole);
  // One is the next to write to; that nobody there can answer is said once for all.
  await expect(cards.locator(".button-leaf")).toHaveCount(1);
  await expect(page.getByText(say("nobodyJoined"))).toBeVisible();
  await expect(cards.filter({ hasText: say("notOnBenih") })).toHaveCount(0);

  // That nothing has changed is said once another match is requested.
  const again = page.getByRole("button", { name: say("matchAgain") });
  await expect(again).toHaveClass(/button-quiet/);
  await expect(page.getByText(say("unchangedTitle"))).toHaveCount(0);
  await again.click();
  await expect(page.getByRole("dialog")).toContainText(say("unchangedTitle"));
  await page.keyboard.press("Escape");

  // Ordered by criteria, nobody who misses a point comes before one who misses none.
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
