import { expect, test } from "./fixtures/test.ts";

test.use({ hasBrandLetters: true });

test("the brand's letters come after the first paint, and at once on the next page", async ({
  page,
}) => {
  const state = () =>
    page.evaluate(() => ({
      hasLetters: [...document.fonts].some(
        ({ family, status }) => family === "Fraunces" && status === "loaded",
      ),
      hasScripts: performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".js")),
    }));
  await page.goto("/");
  expect(await state()).toEqual({ hasLetters: false, hasScripts: false });
  await page.keyboard.press("Shift");
  await expect.poll(state).toEqual({ hasLetters: true, hasScripts: true });

  await page.goto("/startups");
  await expect.poll(state).toEqual({ hasLetters: true, hasScripts: false });
});
