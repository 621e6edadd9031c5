import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { languagesOf, WIDTHS_BY_LOAD } from "./fixtures/looks.ts";
import { toast } from "./fixtures/messages.ts";
import { settle, untilAlive } from "./fixtures/page-life.ts";
import { makeMember, type SignedIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "savedItems", key);

async function openCentre(page: Page, language = "en"): Promise<void> {
  await page.goto(`/profile?lang=${language}`);
  await untilAlive(page);
  await expect(page.locator("#saved-heading")).toBeVisible();
  await expect(page.locator("#activity-heading")).toBeVisible();
}

const list = (page: Page, kind: string) =>
  page.locator(`section[aria-labelledby="saved-${kind}"]`).getByRole("listitem");

/** 25 startups, one investor, two searches, and something of each kind of activity. */
async function fill(server: RunningServer, { id }: SignedIn): Promise<void> {
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into public.saved_startups (user_id, startup_id)
       select $1, id from public.startups where is_published order by slug limit 25`,
      [id],
    );
    await client.query(
      `insert into public.saved_investors (user_id, investor_id)
       select $1, id from public.investors where slug = 'straitsview-capital'`,
      [id],
    );
    await client.query(
      `insert into public.saved_searches (user_id, address, label, created_at) values
       ($1, '/startups?country=Vietnam', 'Vietnam', now()),
       ($1, '/search?q=kopi', 'Coffee', now() - interval '1 day')`,
      [id],
    );
    await client.query(
      `insert into public.account_activity (user_id, kind, detail) values
       ($1, 'pitch_deck_uploaded', 'A deck with a rather long name, version 12 (final).pdf'),
       ($1, 'sessions_ended', ''), ($1, 'kind_of_tomorrow', '')`,
      [id],
    );
  });
}

test("saved things have links, and can be removed and restored", async ({ visit, server }) => {
  const me = await makeMember(server);
  await fill(server, me);
  const page = await visit(me.browser);
  await openCentre(page);
  await expect(list(page, "startups")).toHaveCount(20);
  await page.getByRole("button", { name: say("showMore") }).click();
  await expect(list(page, "startups")).toHaveCount(25);
  await expect(page.getByRole("button", { name: say("showMore") })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Coffee" })).toHaveAttribute(
    "href",
    "/search?q=kopi",
  );

  const investors = list(page, "investors");
  await investors.getByRole("button", { name: /^Remove / }).click();
  await expect(investors).toHaveCount(0);
  await expect(page.locator("#saved-heading")).toBeFocused();
  await page.getByRole("button", { name: say("undo") }).click();
  await expect(investors).toHaveCount(1);
  await openCentre(page);
  await expect(investors.getByRole("link")).toHaveAttribute(
    "href",
    "/investors/straitsview-capital",
  );
});

test("a search is renamed with the keyboard alone", async ({ visit, server }) => {
  const me = await makeMember(server);
  await fill(server, me);
  const page = await visit(me.browser);
  await openCentre(page);
  await page.getByRole("button", { name: "Rename Coffee" }).press("Enter");
  const name = page.getByLabel(say("newName"));
  await expect(name).toBeFocused();
  await name.fill(" ");
  await name.press("Enter");
  await expect(page.getByText(say("nameMissing"))).toBeVisible();
  await name.fill("Kopi");
  const kept = page.waitForResponse(/saved_searches/);
  await name.press("Enter");
  await kept;
  await expect(page.getByRole("link", { name: "Kopi" })).toBeVisible();
  const pencil = page.getByRole("button", { name: "Rename Kopi" });
  await expect(pencil).toBeFocused();
  await pencil.press("Enter");
  await page.keyboard.press("Escape");
  await expect(pencil).toBeFocused();
  await openCentre(page);
  await expect(page.getByRole("link", { name: "Kopi" })).toBeVisible();
});

test("a failed removal is undone and reported", async ({ visit, server, complaints }) => {
  complaints.announce(/saved_searches/, /What is saved could not be changed/);
  const me = await makeMember(server);
  await fill(server, me);
  const page = await visit(me.browser);
  await openCentre(page);
  await page.route("**/rest/v1/saved_searches*", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Remove Coffee" }).click();
  await expect(toast(page, say("changeFailed"))).toBeVisible();
  await expect(page.getByRole("link", { name: "Coffee" })).toBeVisible();
});

test("saved items and activity show once there are any; activity is described in words", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  const read = page.waitForResponse(/account_activity/);
  await page.goto("/profile");
  await (await read).finished();
  await expect(page.getByText("0 of 5 done")).toBeVisible();
  await settle(page);
  await expect(page.locator("#saved-heading")).toHaveCount(0);
  await expect(page.locator("#activity-heading")).toHaveCount(0);

  // Removing the last one shows where to find more.
  await withDatabase(server, (client) =>
    client.query(
      `insert into public.saved_investors (user_id, investor_id)
       select $1, id from public.investors where slug = 'straitsview-capital'`,
      [me.id],
    ),
  );
  await page.reload();
  await list(page, "investors")
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect(page.getByText(say("nothingSaved"))).toBeVisible();
  await expect(page.locator("#saved-heading")).toBeFocused();
  await expect(page.getByRole("link", { name: say("browseStartups") })).toHaveAttribute(
    "href",
    "/startups",
  );

  const busy = await makeMember(server);
  await fill(server, busy);
  const other = await visit(busy.browser);
  await openCentre(other);
  const activity = other.locator('section[aria-labelledby="activity-heading"]');
  await expect(activity.getByRole("listitem")).toHaveCount(3);
  await expect(activity).toContainText(word("en", "activity", "pitch_deck_uploaded"));
  await expect(activity).toContainText("1 minute ago");
  await expect(activity).toContainText(word("en", "activity", "something"));
});

for (const language of languagesOf("th")) {
  test(`saved things and activity are accessible and fit in ${language}`, async ({
    visit,
    server,
  }) => {
    const me = await makeMember(server);
    await fill(server, me);
    const colorScheme = language === "th" || language === "vi" ? "dark" : "light";
    const page = await visit({ ...me.browser, colorScheme, reducedMotion: "reduce" });
    for (const widths of WIDTHS_BY_LOAD) {
      await openCentre(page, language);
      await expect(list(page, "startups")).toHaveCount(20);
      await expectNothingWider(page, language, widths);
    }
    await list(page, "searches").first().getByRole("button").first().click();
    await list(page, "investors").getByRole("button").click();
    await expect(page.locator("[data-sonner-toast]")).toHaveCSS("opacity", "1");
    await expectAccessible(page, "with a name being changed and a toast");
  });
}
