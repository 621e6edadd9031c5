import type { Page } from "@playwright/test";
import { LANGUAGE_TAGS, LANGUAGES } from "../contracts/languages.ts";
import { SITE_PAGES } from "../contracts/site-pages.ts";
import { withDatabase } from "../testing/database.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { leaveNothingPublished, makeStaff } from "./fixtures/desk.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (namespace: string, key: string) => word("en", namespace, key);

leaveNothingPublished();

/** A heading of level one, once the screen is there. */
function title(page: Page, name: string) {
  return page.getByRole("heading", { level: 1, name });
}

test("the desk begins with figures, each with its table", async ({ visit, server }) => {
  await withDatabase(server, (client) =>
    client.query(
      `insert into desk.empty_searches values (current_date, 'kelp farms', 3)
       on conflict (day, query) do update set times = 3`,
    ),
  );
  const support = await makeStaff(server, "support");
  const page = await visit(support.browser);
  await page.goto("/desk/");
  await expect(title(page, say("deskToday", "title"))).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/today$/);

  const name = say("deskToday", "figure_signUps");
  const signUps = page.getByRole("region", { name });
  await signUps.getByText(say("deskToday", "showTable")).press("Enter");
  await expect(signUps.getByRole("row")).toHaveCount(9);
  // The member who is looking has just signed up.
  await expect(signUps.getByRole("row").last().getByRole("cell").nth(1)).not.toHaveText("0");
  await expect(page.getByRole("link", { name: "kelp farms" })).toHaveAttribute(
    "href",
    "/search?q=kelp%20farms",
  );
  await expectAccessible(page, "figures");
  await expectNothingWider(page, "figures");
  await expect(
    page.getByRole("link", { name: say("desk", "roomSettings"), exact: true }),
  ).toHaveCount(0);
});

test("a publisher changes a page, and readers have it at once", async ({ visit, server }) => {
  const publisher = await makeStaff(server, "publisher");
  const page = await visit(publisher.browser);
  const reader = await visit({});
  await open(reader, "/contact?lang=en");
  await expect(title(reader, "Contact")).toBeVisible();

  await page.goto("/desk/pages");
  await expect(page.getByRole("row")).toHaveCount(1 + SITE_PAGES.length);
  await expectAccessible(page, "pages");
  await page.getByRole("link", { name: "Contact" }).click();
  await page.getByLabel(say("deskDocuments", "title"), { exact: true }).fill("Write to us");
  const body = page.getByRole("textbox", { name: "Text (English)" });
  await body.press("Control+Home");
  await body.pressSequentially("We answer within two days. ");
  const publish = page.getByRole("button", { name: say("deskDocuments", "publishChanges") });
  await expect(publish).toBeVisible();
  await expectAccessible(page, "a page at work");
  await expectNothingWider(page, "a page at work");
  // Readers see nothing of it yet.
  expect(await (await fetch(`${server.url}/contact?lang=en`)).text()).not.toContain("two days");

  await page.setViewportSize({ width: 1280, height: 800 });
  await publish.click();
  await expect(page.locator("[data-sonner-toast]")).toContainText(
    say("deskDocuments", "done_publish"),
  );
  await open(reader, "/contact?lang=en");
  await expect(title(reader, "Write to us")).toBeVisible();
  await expect(reader.getByText("We answer within two days.")).toBeVisible();
  // A link that Tiptap has rewritten still leads to the same place.
  const settings = reader.getByRole("main").getByRole("link", { name: "Settings", exact: true });
  await expect(settings.first()).toHaveAttribute("href", "/settings");
  await open(reader, "/contact?lang=th");
  await expect(title(reader, "ติดต่อเรา")).toBeVisible();
});

test("an editor may write a page and not publish it", async ({ visit, server }) => {
  const editor = await makeStaff(server, "editor");
  const page = await visit(editor.browser);
  await page.goto("/desk/pages");
  await page.getByRole("link", { name: "About Benih" }).click();
  await expect(page.getByLabel(say("deskDocuments", "title"), { exact: true })).toBeVisible();
  for (const move of ["move_publish", "move_unpublish", "move_delete"]) {
    await expect(
      page.getByRole("button", { name: say("deskDocuments", move), exact: true }),
    ).toHaveCount(0);
  }
});

test("an administrator says who runs the site, and pages say so at once", async ({
  visit,
  server,
}) => {
  const administrator = await makeStaff(server, "administrator");
  const page = await visit(administrator.browser);
  const read = async (path: string) => (await fetch(server.url + path)).text();
  expect(await read("/privacy?lang=en")).not.toContain("PT Benih Media");

  await page.goto("/desk/settings");
  const field = (key: string) => page.getByLabel(say("deskSite", `operator_${key}`));
  await field("name").fill("PT Benih Media");
  await field("address").fill("Jl. Sudirman 52, Jakarta");
  await field("mailbox").fill("hello");
  await page.getByRole("button", { name: say("deskSite", "save") }).click();
  await expect(page.getByText(say("deskSite", "problem_invalidEmail"))).toBeVisible();
  await expectAccessible(page, "settings with a problem");
  await expectNothingWider(page, "settings");
  await field("mailbox").fill("hello@benih.example");
  await field("mailbox").press("Enter");
  await expect(page.getByText(say("deskSite", "saved"))).toBeVisible();

  for (const path of ["/privacy?lang=vi", "/legal-disclaimer?lang=en", "/?lang=zh"]) {
    await expect.poll(() => read(path)).toContain("PT Benih Media");
  }
  expect(await read("/contact?lang=en")).toContain('href="mailto:hello@benih.example"');

  await page.reload();
  for (const key of ["name", "address", "mailbox"]) await field(key).fill("");
  await page.getByRole("button", { name: say("deskSite", "save") }).click();
  await expect(page.getByText(say("deskSite", "saved"))).toBeVisible();
  await expect.poll(() => read("/contact?lang=en")).not.toContain("hello@benih.example");
});

test("the footer and the sign-up lead to the pages, in five languages", async ({ page }) => {
  await open(page, "/auth?mode=signup&lang=en");
  for (const key of ["terms", "privacy"]) {
    await expect(
      page.getByRole("main").getByRole("link", { name: say("auth", key) }),
    ).toHaveAttribute("href", `/${key}`);
  }
  const titles = new Set<string>();
  for (const language of LANGUAGES) {
    for (const slug of SITE_PAGES) {
      await page.goto(`/${slug}?lang=${language}`);
      titles.add((await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
      await expect(
        page.getByRole("contentinfo").getByRole("link", {
          name: word(language, "footer", `page_${slug}`),
          exact: true,
        }),
      ).toHaveAttribute("href", `/${slug}`);
      await expect(page.locator(`link[hreflang="${LANGUAGE_TAGS[language]}"]`)).toHaveAttribute(
        "href",
        new RegExp(`/${slug}\\?lang=${language}$`),
      );
    }
    await expectNothingWider(page, `terms in ${language}`);
  }
  await expectAccessible(page, "terms");
  expect(titles.size).toBe(LANGUAGES.length * SITE_PAGES.length);
});
