import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { leaveNothingPublished, makeStaff, savedStatus } from "./fixtures/desk.ts";
import { keptKeys } from "./fixtures/page-life.ts";
import { makeMember, type SignedIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "deskDocuments", key);
const desk = (key: string) => word("en", "desk", key);

leaveNothingPublished();

async function begin(page: Page): Promise<void> {
  await page.goto("/desk/articles");
  await page.getByRole("button", { name: say("begin_article") }).click();
  await expect(page).toHaveURL(/\/desk\/articles\/[0-9a-f-]{36}$/);
}

const section = (page: Page, language: string) => page.getByRole("region", { name: language });

async function write(page: Page, language: string, text: { title: string; body: string }) {
  const part = section(page, language);
  await part.getByLabel(say("title"), { exact: true }).fill(text.title);
  await part.getByLabel(say("excerpt")).fill(`${text.title}.`);
  await part.getByRole("textbox", { name: say("body") }).click();
  await page.keyboard.insertText(text.body);
  await expect(savedStatus(page)).toBeVisible();
}

test("visitors and members find the desk closed, and the way in", async ({
  page,
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/open/);
  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: desk("closedOutTitle") })).toBeVisible();
  await expect(page.getByRole("link", { name: desk("signIn") })).toHaveAttribute(
    "href",
    "/auth?next=/desk",
  );
  await expectAccessible(page, "closed to visitors");
  const member = await visit((await makeMember(server)).browser);
  await member.goto("/desk");
  await expect(member.getByRole("heading", { name: desk("closedRoleTitle") })).toBeVisible();
});

test("signing in for the desk leads there", async ({ page, server }) => {
  const editor = await makeStaff(server, "editor");
  await page.goto("/desk");
  await page.getByRole("link", { name: desk("signIn") }).click();
  const auth = (key: string) => word("en", "auth", key);
  await page.getByLabel(auth("email")).fill(editor.email);
  await page.getByLabel(auth("password"), { exact: true }).fill(editor.password);
  await page.getByRole("button", { name: auth("signIn"), exact: true }).click();
  await expect(page.getByRole("navigation", { name: desk("rooms") })).toBeVisible();
  await expect(page.getByText(desk("role_editor"), { exact: true })).toBeVisible();
});

test("an editor writes in two languages and hands in; a publisher publishes, corrects and takes it back", async ({
  visit,
  page: reader,
  server,
  complaints,
}) => {
  complaints.announce(/news\/a-seed-of-the-desk/);
  const [editor, publisher] = [
    await makeStaff(server, "editor"),
    await makeStaff(server, "publisher"),
  ];
  const page = await visit(editor.browser);
  await begin(page);
  await write(page, "English", { title: "A seed of the desk", body: "It grows in Hanoi." });
  await page.getByRole("button", { name: /Tiếng Việt/ }).click();
  await write(page, "Tiếng Việt", { title: "Một hạt giống", body: "Nó lớn lên ở Hà Nội." });
  await expect(page.getByRole("button", { name: /Tiếng Việt/ })).toContainText(
    say("translation_read"),
  );
  await expectAccessible(page, "writing");
  await page.getByLabel(say("category")).selectOption("Insight");
  await page.getByRole("button", { name: say("addSource") }).click();
  const sources = page.getByRole("region", { name: say("sources") });
  await sources.getByLabel(say("source_title")).fill("The register");
  await sources.getByLabel(say("source_url")).fill("https://example.org/register");
  await expect(savedStatus(page)).toBeVisible();
  await expect(page.getByRole("button", { name: say("move_publish"), exact: true })).toHaveCount(0);
  await expect(
    page.getByText("Only the publisher and administrator can publish it."),
  ).toBeVisible();
  await page.getByRole("button", { name: say("move_hand_in") }).click();
  await expect(page.getByText(say("state_waiting")).first()).toBeVisible();
  const address = new URL(page.url()).pathname;
  await reader.goto("/news/a-seed-of-the-desk");
  await expect(reader.getByText("It grows in Hanoi.")).toHaveCount(0);

  const other = await visit(publisher.browser);
  await other.goto("/desk/articles?state=waiting");
  await other.getByRole("link", { name: "A seed of the desk" }).click();
  await expect(other).toHaveURL(address);
  await other.getByRole("button", { name: say("view_preview") }).click();
  await other.getByRole("button", { name: "Tiếng Việt" }).click();
  const preview = other.frameLocator(`iframe[title="${say("view_preview")}"]`);
  await expect(preview.getByRole("heading", { name: "Một hạt giống" })).toBeVisible();
  await other.getByRole("button", { name: say("move_publish"), exact: true }).click();
  await expect(other.getByRole("link", { name: say("openPage") })).toBeVisible();

  await reader.goto("/news/a-seed-of-the-desk?lang=vi");
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Một hạt giống");
  await expect(reader.getByText("The register")).toBeVisible();

  await other.getByRole("button", { name: say("view_write") }).click();
  await other.getByRole("button", { name: say("addCorrection") }).click();
  await other.getByLabel(`${say("correction")} (English)`).fill("It grows in Hue, not Hanoi.");
  await expect(savedStatus(other)).toBeVisible();
  await other.getByRole("button", { name: say("publishChanges") }).click();
  // The page is dropped from the server's cache a moment after the change.
  await expect(async () => {
    await reader.goto("/news/a-seed-of-the-desk?lang=en");
    await expect(
      reader.getByRole("region", { name: word("en", "article", "corrections") }),
    ).toContainText("It grows in Hue, not Hanoi.", { timeout: 1000 });
  }).toPass();
  await other.getByRole("button", { name: say("move_unpublish") }).click();
  await expect(other.getByText(say("state_unpublished")).first()).toBeVisible();
  await expect(async () => {
    await reader.reload();
    await expect(
      reader.getByRole("heading", { name: word("en", "status", "articleNotFoundTitle") }),
    ).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("two who write at once see both versions, and nothing is lost", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/(save|read)-document/);
  const one = await visit((await makeStaff(server, "editor")).browser);
  const theirs = await makeStaff(server, "publisher");
  const other = await visit(theirs.browser);
  await begin(one);
  await write(one, "English", { title: "Both write", body: "Mine." });
  await other.goto(one.url());
  await section(other, "English").getByLabel(say("title"), { exact: true }).fill("Theirs");
  await expect(savedStatus(other)).toBeVisible();
  // The other version cannot be read at first: the page tries again.
  await one.route("**/api/desk/read-document", (route) => route.abort(), { times: 1 });
  await section(one, "English").getByLabel(say("title"), { exact: true }).fill("Mine stays");
  await expect(one.getByText(say("saving_offline"))).toBeVisible();
  const conflict = one.getByRole("alert").filter({ hasText: say("conflictTitle") });
  await expect(conflict).toContainText(theirs.email);
  await expect(conflict.getByText(`${say("title")} · English`)).toBeVisible();
  await expectAccessible(one, "two versions");
  await one.getByRole("button", { name: say("keepMine") }).click();
  await expect(savedStatus(one)).toBeVisible();
  await one.getByRole("button", { name: say("view_versions") }).click();
  const versions = one.getByRole("list", { name: say("versions") });
  await versions.getByRole("button").filter({ hasText: theirs.email }).click();
  await expect(one.locator("del")).toContainText(["Theirs"]);
  await one.getByRole("button", { name: say("restore") }).click();
  await one.getByRole("button", { name: say("view_write") }).click();
  await expect(section(one, "English").getByLabel(say("title"), { exact: true })).toHaveValue(
    "Theirs",
  );
});

test("text typed offline is there after a reload, and saved when the connection is back", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/save-document/);
  const page = await visit((await makeStaff(server, "editor")).browser);
  await begin(page);
  await page.route("**/api/desk/save-document", (route) => route.abort());
  const title = section(page, "English").getByLabel(say("title"), { exact: true });
  await title.fill("Typed in a tunnel");
  await expect(page.getByText(say("saving_offline"))).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(title).toHaveValue("Typed in a tunnel");
  await page.unroute("**/api/desk/save-document");
  await title.fill("Typed in a tunnel, and after it");
  await expect(savedStatus(page)).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue("Typed in a tunnel, and after it");
});

test("unsaved text is not shown to the next member at this device", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/save-document/);
  const next = await makeStaff(server, "publisher");
  const page = await visit((await makeStaff(server, "editor")).browser);
  await begin(page);
  const address = page.url();
  const title = section(page, "English").getByLabel(say("title"), { exact: true });
  const enter = ({ session: { key, value } }: SignedIn) =>
    page.evaluate(([name = "", text = ""]) => localStorage.setItem(name, text), [key, value]);
  await title.fill("Saved");
  await expect(savedStatus(page)).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.route("**/api/desk/save-document", (route) => route.abort());
  await title.fill("Typed by somebody else");
  await expect(page.getByText(say("saving_offline"))).toBeVisible();

  // Another member's session, as one begins after the previous one has ended.
  await enter(next);
  await page.goto(address);
  await expect(title).toHaveValue("Saved");
  await title.fill("Typed by the next");
  await expect(page.getByText(say("saving_offline"))).toBeVisible();
  await page.getByRole("button", { name: desk("signOut") }).click();
  await expect(page).toHaveURL("/");
  expect((await keptKeys(page)).filter((key) => key.includes(next.id))).toEqual([]);
});

test("support reads an article, and changes nothing", async ({ visit, server }) => {
  const page = await visit((await makeStaff(server, "support")).browser);
  await page.goto("/desk/articles");
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.getByText("Editor, Publisher, and Administrator can change it.")).toBeVisible();
  const body = page.getByRole("textbox", { name: say("body") });
  await expect(body).toHaveAttribute("contenteditable", "false");
  await expect(section(page, "English").getByLabel(say("title"), { exact: true })).toBeDisabled();
  await expect(page.getByRole("toolbar")).toBeHidden();
  for (const key of ["move_hand_in", "move_publish", "move_unpublish", "addSource", "markRead"]) {
    await expect(page.getByRole("button", { name: say(key), exact: true })).toHaveCount(0);
  }
  await page.getByRole("button", { name: /Tiếng Việt/ }).click();
  await expect(
    section(page, "Tiếng Việt").getByLabel(say("title"), { exact: true }),
  ).toBeDisabled();
  await expectAccessible(page, "an article, read only");
  await page.getByRole("button", { name: say("view_versions") }).click();
  await page
    .getByRole("list", { name: say("versions") })
    .getByRole("button")
    .first()
    .click();
  await expect(page.getByRole("button", { name: say("restore") })).toHaveCount(0);
});

test("an administrator invites, and reads what was done", async ({ visit, server }) => {
  const page = await visit((await makeStaff(server, "administrator")).browser);
  await page.goto("/desk/staff");
  const newcomer = await makeMember(server);
  await page.getByLabel(desk("inviteEmail")).fill(newcomer.email);
  await page.getByRole("button", { name: desk("invite"), exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: newcomer.email })).toContainText(
    desk("invited"),
  );
  // Without its last message, which fades in and out.
  await page.reload();
  await expect(page.getByRole("row").filter({ hasText: newcomer.email })).toBeVisible();
  await expectAccessible(page, "staff");
  const theirs = await visit(newcomer.browser);
  await theirs.goto("/desk");
  await expect(theirs.getByRole("navigation", { name: desk("rooms") })).toBeVisible();
  await page.goto("/desk/acts");
  await page.getByLabel(desk("filter_act")).fill("invitations");
  await expect(page.getByText("invitations.insert").first()).toBeVisible();
  await expectAccessible(page, "acts");
});

test("the desk fits a phone", async ({ visit, server }) => {
  const page = await visit((await makeStaff(server, "administrator")).browser);
  for (const path of ["/desk/articles", "/desk/staff", "/desk/acts"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingWider(page, path, [360]);
  }
});
