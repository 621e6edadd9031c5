import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { leaveNothingPublished, makeStaff, savedStatus } from "./fixtures/desk.ts";
import { settle } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "deskDocuments", key);
const keys = (key: string) => word("en", "deskKeys", key);
const queue = (key: string) => word("en", "deskQueue", key);

leaveNothingPublished();

/** Presses keys one after the other, wherever the focus is, each once the page has handled the last. */
async function press(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await settle(page);
    await page.keyboard.press(name);
  }
}

test("a list is searched, gone through, chosen from and opened by keys, and says so", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeStaff(server, "publisher")).browser);
  await page.goto("/desk/articles");
  const rows = page.getByRole("table").getByRole("row");
  const link = (row: number) => rows.nth(row).getByRole("link");
  await expect(link(1)).toBeVisible();
  await press(page, "/");
  const search = page.getByRole("searchbox");
  await expect(search).toBeFocused();
  await press(page, "j", "x", "?");
  await expect(search).toHaveValue("jx?");
  // The list has followed: it must not change again while a row has the focus.
  await expect(link(1)).toHaveCount(0);
  await search.fill("");
  await press(page, "Escape");
  await expect(search).not.toBeFocused();
  await expect(link(2)).toBeVisible();
  await press(page, "j");
  await expect(link(1)).toBeFocused();
  await press(page, "j", "ArrowDown", "k");
  await expect(link(2)).toBeFocused();
  await press(page, "x");
  await expect(rows.nth(2).getByRole("checkbox")).toBeChecked();
  await press(page, "a");
  await expect(rows.nth(1).getByRole("checkbox")).toBeChecked();
  await press(page, "b");
  await expect(page.getByRole("button", { name: say("move_publish"), exact: true })).toBeFocused();

  await press(page, "?");
  const help = page.getByRole("dialog", { name: keys("title") });
  for (const key of ["next", "select", "search", "begin", "pageAfter", "openOne"]) {
    await expect(help.getByRole("cell", { name: keys(key), exact: true })).toHaveCount(1);
  }
  await expectAccessible(page, "the keys");
  await help.getByRole("checkbox", { name: keys("single") }).uncheck();
  await press(page, "Escape");
  await expect(help).toHaveCount(0);
  await link(3).focus();
  await press(page, "j");
  await expect(link(3)).toBeFocused();
  await press(page, "ArrowDown");
  await expect(link(4)).toBeFocused();
  await press(page, "?");
  await help.getByRole("checkbox", { name: keys("single") }).check();
  await help.getByRole("button", { name: keys("close") }).click();

  await link(1).focus();
  await press(page, "Enter");
  await expect(savedStatus(page)).toBeVisible();
  await press(page, "p");
  await expect(page.getByTitle(say("view_preview"))).toBeVisible();
  await press(page, "v");
  await expect(page.getByRole("list", { name: say("versions") })).toBeVisible();
  await press(page, "w", "u");
  await expect(page).toHaveURL(/\/desk\/articles$/);
});

test("an article is begun, saved and handed in by keys", async ({ visit, server }) => {
  const page = await visit((await makeStaff(server, "editor")).browser);
  await page.goto("/desk/articles");
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  await press(page, "n");
  const title = page.getByLabel(say("title"), { exact: true });
  await title.fill("Keys only");
  const saved = page.waitForResponse(/desk\/save-document/);
  await press(page, "ControlOrMeta+s");
  await saved;
  await expect(savedStatus(page)).toBeVisible();
  // In the editor, where the same keys break a line.
  await page.getByRole("textbox", { name: say("body") }).click();
  await page.keyboard.insertText("Whole.");
  await press(page, "ControlOrMeta+Enter");
  await expect(page.getByText(say("state_waiting")).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: say("body") })).toHaveText("Whole.");
  await expect(page.locator(".tiptap br:not(.ProseMirror-trailingBreak)")).toHaveCount(0);
});

test("a case is taken and decided by keys", async ({ visit, server }) => {
  const text = `By keys ${Date.now()}`;
  await withDatabase(server, (client) =>
    client.query(
      `insert into desk.cases (kind, subject_kind, field, text, origin)
       values ('correction', 'site', 'text', $1, $1)`,
      [text],
    ),
  );
  const page = await visit((await makeStaff(server, "support")).browser);
  await page.goto("/desk/queue?kind=correction");
  const row = page.getByRole("row").filter({ hasText: text });
  await expect(row).toBeVisible();
  while (!(await row.getByRole("link").evaluate((link) => link === document.activeElement))) {
    await press(page, "j");
  }
  await press(page, "Enter");
  await expect(page.getByRole("radio").first()).toBeVisible();
  await press(page, "t");
  await expect(page.getByRole("button", { name: queue("take") })).toHaveCount(0);
  await press(page, "2");
  await expect(page.getByLabel(queue("decision_declined"))).toBeChecked();
  await page.getByLabel(queue("reason")).fill("It is right");
  await press(page, "ControlOrMeta+Enter");
  await expect(page.locator("[data-sonner-toast]")).toContainText(queue("decidedDone"));
});

test("every room and everything in it can be reached without a mouse", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeStaff(server, "administrator")).browser);
  await page.goto("/desk/");
  const nav = page.getByRole("navigation", { name: word("en", "desk", "rooms") });
  const rooms = nav.getByRole("link");
  await expect(rooms.first()).toHaveAttribute("aria-current", "page");
  for (let at = 1; at < (await rooms.count()); at++) {
    await press(page, "Escape", "g", "j");
    await expect(rooms.nth(at)).toBeFocused();
    await press(page, "Enter");
    await expect(rooms.nth(at)).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const items = page.locator("main [data-item]");
    const path = new URL(page.url()).pathname;
    if (["/desk/articles", "/desk/people", "/desk/pages", "/desk/staff"].includes(path)) {
      await expect(items.first()).toBeVisible();
      await page.locator("main").focus();
      await press(page, "j");
      await expect(items.locator(":focus")).toHaveCount(1);
    }
  }
});
