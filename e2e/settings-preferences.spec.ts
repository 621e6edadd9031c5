import { withDatabase } from "../testing/database.ts";
import { toast } from "./fixtures/messages.ts";
import { settle } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { openSettings, say, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test("a language is chosen for both the pages and the mails", async ({ visit, server }) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  await section(page, "language").getByRole("radio", { name: "Tiếng Việt" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("vi", "settings", "title"));
  const kept = await withDatabase(server, (client) =>
    client.query(
      `select p.language, u.raw_user_meta_data ->> 'language' as words
         from public.profiles p join auth.users u on u.id = p.user_id where p.user_id = $1`,
      [me.id],
    ),
  );
  expect(kept.rows).toEqual([{ language: "vi", words: "vi" }]);
});

test("a person who reads in another language than their mails can align both", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server, { language: "id" });
  const page = await visit(me.browser);
  await openSettings(page);
  const language = section(page, "language");
  await expect(
    language.getByText(word("en", "settings", "mailLanguage", { language: "Indonesian" })),
  ).toBeVisible();
  await language.getByRole("button").click();
  await expect(language.getByRole("button")).toHaveCount(0);
});

test("the appearance matches the header's, both ways", async ({ visit, server }) => {
  const page = await visit({ ...(await makeMember(server)).browser, colorScheme: "light" });
  await openSettings(page);
  const theme = section(page, "language");
  await theme.getByRole("radio", { name: word("en", "frame", "themeDark") }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.locator(`summary[aria-label="${word("en", "frame", "theme")}"]`).click();
  await page.getByRole("button", { name: word("en", "frame", "themeLight") }).click();
  await expect(theme.getByRole("radio", { name: word("en", "frame", "themeLight") })).toBeChecked();
});

test("a choice of mails is saved at once; a failed one is undone and reported", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/rest\/v1\/profiles/, /The choice of mails could not be saved/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  const mails = section(page, "notifications");
  const news = mails.getByRole("checkbox", { name: say("mails_news") });
  await expect(mails.getByText(say("mailsHint"))).toBeVisible();
  await news.click();
  await expect(news).toBeChecked();
  await expect(mails.getByText(say("saved"))).toBeVisible();
  await openSettings(page);
  await expect(news).toBeChecked();

  await page.route("**/rest/v1/profiles*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await news.click();
  await expect(toast(page, say("notSaved"))).toBeVisible();
  await expect(news).toBeChecked();
});

test("only what is being changed has a button that stands out", async ({ visit, server }) => {
  const page = await visit((await makeMember(server)).browser);
  await openSettings(page);
  const filled = page.locator("main .button-leaf");
  await expect(filled).toHaveCount(0);
  await section(page, "email").locator("input").fill("somebody@example.com");
  await expect(filled).toHaveText([say("saveEmail")]);
});

test("related settings are together, each mail says when it comes, and the deletion is set apart", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await openSettings(page);
  const groups = page.getByRole("main").locator("section:has(> h2)");
  await expect(groups.getByRole("heading", { level: 2 })).toHaveText([
    say("groupSignIn"),
    say("groupPreferences"),
    say("groupData"),
  ]);
  await expect(groups.first().locator("section")).toHaveCount(4);
  await expect(groups.locator("#delete")).toHaveCount(0);
  for (const key of ["mails_resultsAbout", "mails_newsAbout"]) {
    await expect(section(page, "notifications").getByText(say(key))).toBeVisible();
  }
});

test("a choice of mails holds although an earlier look at it answers only afterwards", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await openSettings(page);
  const news = section(page, "notifications").getByRole("checkbox", { name: say("mails_news") });
  await expect(news).not.toBeChecked();
  const asked = Promise.withResolvers<void>();
  const pressed = Promise.withResolvers<void>();
  await page.route("**/rest/v1/profiles?*", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await route.fetch();
    asked.resolve();
    await pressed.promise;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await asked.promise;
  const kept = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.ok(),
  );
  await news.click();
  await kept;
  pressed.resolve();
  await settle(page);
  await expect(news).toBeChecked();
});
