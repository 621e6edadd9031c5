import { expectAccessible } from "./fixtures/axe.ts";
import { mendCriteria } from "./fixtures/criteria.ts";
import { inEachLook, LOOKS, languagesWith } from "./fixtures/looks.ts";
import { makeMember } from "./fixtures/people.ts";
import { servedFounder } from "./fixtures/served.ts";
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

test("after a match the points stand behind a press, and what is mended outlives the next", async ({
  visit,
  server,
}) => {
  test.setTimeout(240_000);
  const page = await visit((await servedFounder(server, "en")).browser);
  await page.goto("/profile?tab=match");
  const heading = page.getByRole("heading", { name: say("title") });
  const refused = page.getByText("token funds", { exact: true });
  await expect(page.getByText(say("unconfirmedText"))).toBeVisible();
  await expect(refused).toBeHidden();
  await heading.click();
  await expect(refused).toBeVisible();
  await expectAccessible(page, "after a match");
  await page.getByRole("button", { name: "Remove: token funds" }).click();

  await page.getByRole("button", { name: word("en", "matches", "matchAgain") }).click();
  await page.getByRole("dialog").locator("button.button-leaf").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // There are two to choose from.
  const history = page.getByLabel(word("en", "matches", "history"));
  await expect(history).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(say("changesWait"))).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(refused).toHaveCount(0);
  await page.getByRole("button", { name: say("confirm") }).click();
  await expect(page.getByText(say("confirmedText"))).toBeVisible();
});
