import { randomUUID } from "node:crypto";
import { draftOf, isDraft, REPORT, TRANSLATED } from "../server/domain/writing/test-story.ts";
import { says, startModelServer } from "../server/services/language-model/test-model-server.ts";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { makeStaff } from "./fixtures/desk.ts";
import { startServer } from "./fixtures/server.ts";
import { BACKGROUND_MS, expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const writing = (key: string) => word("en", "deskWriting", key);

async function givenStory(server: RunningServer): Promise<string> {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "insert into desk.stories (title, language) values ('Kopiora raises US$4.2m', 'en') returning id",
    );
    const id = rows[0]?.id ?? "";
    const address = `https://seed.example/${randomUUID()}`;
    await client.query(
      `insert into desk.feed_items (url, address, publisher, language, title, text, published_at, is_dated,
         state, taken_at, story_id, reading)
       values ($1, $1, 'The Daily Seed', 'en', 'Kopiora raises US$4.2m', $2, now(), true, 'taken', now(), $3,
         '{"entities": []}')`,
      [address, REPORT, id],
    );
    return id;
  });
}

test("a story is drafted on press: first stopped with the words that failed, then an article", async ({
  browser,
}) => {
  test.slow();
  let draft = draftOf("US$4.5 million");
  const model = await startModelServer((response, asked) =>
    says(isDraft(asked) ? draft : TRANSLATED)(response, asked),
  );
  const server = await startServer({
    AI_BASE_URL: model.settings.baseUrl,
    AI_MODEL: "a-model",
    AI_INPUT_PRICE: "2",
    AI_OUTPUT_PRICE: "10",
  });
  try {
    const id = await givenStory(server);
    const { browser: options } = await makeStaff(server, "editor");
    const context = await browser.newContext({
      baseURL: server.url,
      ...options,
      viewport: { width: 360, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(`/desk/stories/${id}`);
    await page.getByRole("button", { name: writing("draft"), exact: true }).click();
    await expect(page.getByText(writing("story_stopped"))).toBeVisible({ timeout: BACKGROUND_MS });
    await expect(page.locator("q", { hasText: "US$4.5 million" }).first()).toBeVisible();
    await expectNothingWider(page, "a stopped draft");
    await expectAccessible(page, "a stopped draft");

    draft = draftOf();
    await page.getByRole("button", { name: writing("draftAgain") }).click();
    await expect(page.getByText(writing("story_done"))).toBeVisible({ timeout: BACKGROUND_MS });
    await page.getByRole("link", { name: word("en", "deskStories", "open_article") }).click();
    await expect(page).toHaveURL(/\/desk\/articles\//);
    await expect(page.locator("input[value^='Kopiora raises']").first()).toBeVisible();
    // Every language is there: nothing to translate.
    await expect(page.getByRole("button", { name: writing("translate") })).toHaveCount(0);
    await expectAccessible(page, "an article by a model");

    // A machine-translated page says so to readers of that language only.
    const slug = await withDatabase(server, async (client) => {
      const { rows } = await client.query<{ slug: string }>(
        `update public.startups set description_vi = 'Do máy dịch', machine_texts = '{description_vi}'
         where id = (select id from public.startups where is_published order by name limit 1) returning slug`,
      );
      return rows[0]?.slug ?? "";
    });
    const note = word("vi", "company", "machineText");
    await page.goto(`/startups/${slug}?lang=vi`);
    await expect(page.locator("#about").getByText(note)).toBeVisible();
    await expectAccessible(page, "a page that a machine translated");
    await page.goto(`/startups/${slug}?lang=id`);
    await expect(page.locator("#about")).toBeVisible();
    await expect(
      page.locator("#about").getByText(word("id", "company", "machineText")),
    ).toHaveCount(0);
  } finally {
    await server.discard();
    await model.stop();
  }
});
