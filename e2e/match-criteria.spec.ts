import { expectAccessible } from "./fixtures/axe.ts";
import { mendCriteria } from "./fixtures/criteria.ts";
import { inEachLook, LOOKS, languagesWith } from "./fixtures/looks.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "criteria", key);

for (const language of languagesWith("id")) {
  test(`criteria are read back, mended and confirmed, in ${language}`, async ({
    visit,
    server,
  }) => {
    test.slow();
    await mendCriteria({ visit, server }, language, (page, state) =>
      inEachLook(page, LOOKS, (look) => expectAccessible(page, `${state}, ${look}`)),
    );
  });
}

test("criteria saved elsewhere meanwhile are not confirmed unseen", async ({
  visit,
  server,
  complaints,
}) => {
  const me = await makeMember(server);
  const [page, other] = [await visit(me.browser), await visit(me.browser)];
  const save = async (tab: typeof page, text: string) => {
    await tab.goto("/profile?tab=match");
    await tab.getByLabel(word("en", "centre", "criteria"), { exact: true }).fill(text);
    await tab.getByRole("button", { name: word("en", "centre", "saveCriteria") }).click();
    await expect(tab.getByRole("heading", { name: say("title") })).toBeVisible();
  };
  await save(page, "No token funds.");
  await expect(page.getByText("token funds", { exact: true })).toBeVisible();
  await save(other, "Only family offices.");
  complaints.announce(/409|edited_elsewhere|could not be confirmed/);
  await page.getByRole("button", { name: say("confirm") }).click();
  await expect(page.getByText(word("en", "problems", "editedElsewhere"))).toBeVisible();
  await expect(page.locator("blockquote")).toHaveText("Only family offices");
  await expect(page.getByLabel(word("en", "centre", "criteria"), { exact: true })).toHaveValue(
    "Only family offices.",
  );
  await expect(page.getByText(say("confirmedText"))).toHaveCount(0);
});
