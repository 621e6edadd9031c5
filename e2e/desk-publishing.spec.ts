import { expectAccessible } from "./fixtures/axe.ts";
import {
  leaveNothingPublished,
  makeStaff,
  retitle,
  savedStatus,
  titleOf,
  waitingArticle,
} from "./fixtures/desk.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "deskDocuments", key);
const queue = (key: string) => word("en", "deskQueue", key);

leaveNothingPublished();

test("what was saved since a publisher opened it is shown before it is published", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/move-documents/);
  const id = await waitingArticle(server, await makeStaff(server, "editor"), "Rice as read");
  const page = await visit((await makeStaff(server, "publisher")).browser);
  await page.goto(`/desk/articles/${id}`);
  await expect(titleOf(page)).toHaveValue("Rice as read");
  await retitle(server, id, "Rice as saved since");
  const publish = page.getByRole("button", { name: say("move_publish"), exact: true });
  await publish.click();
  await expect(page.getByText(say("editedSince"))).toBeVisible();
  await expect(titleOf(page)).toHaveValue("Rice as saved since");
  await expect(page.getByText(say("state_waiting")).first()).toBeVisible();
  await publish.click();
  await expect(page.getByRole("link", { name: say("openPage") })).toBeVisible();
});

test("a draft that was saved since its case was opened is read again before it is accepted", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/decide-case/);
  const id = await waitingArticle(server, await makeStaff(server, "editor"), "Padi as read");
  const page = await visit((await makeStaff(server, "publisher")).browser);
  await page.goto("/desk/queue?kind=document");
  await page.getByRole("link", { name: "Padi as read" }).click();
  await page.getByLabel(queue("decision_accepted")).check();
  await page.getByLabel(queue("reason")).fill("Good.");
  await retitle(server, id, "Padi as saved since");
  const decide = page.getByRole("button", { name: queue("decideAndAnswer"), exact: true });
  await decide.click();
  await expect(page.getByText(queue("draftChanged"))).toBeVisible();
  await expect(page.getByLabel(queue("reason"))).toHaveValue("Good.");
  await decide.click();
  await expect(page.getByText(queue("decidedAndAnswered"))).toBeVisible();
});

test("the end of a schedule is shown, and can be taken away", async ({ visit, server }) => {
  const id = await waitingArticle(server, await makeStaff(server, "editor"), "Rice for a week");
  const page = await visit((await makeStaff(server, "publisher")).browser);
  await page.goto(`/desk/articles/${id}`);
  await page.getByRole("button", { name: say("move_schedule"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("publishAt"), { exact: true }).fill("2199-12-01T09:00");
  await dialog.getByLabel(say("unpublishAt")).fill("2199-12-10T09:00");
  await dialog.getByRole("button", { name: say("move_schedule") }).click();
  await expect(page.getByText(say("state_scheduled"), { exact: true }).first()).toBeVisible();
  const end = page.getByText(/^Until .*2199/);
  await expect(end).toBeVisible();
  await expectAccessible(page, "a scheduled article");
  await expectNothingWider(page, "a scheduled article", [360]);
  // Another start keeps the end.
  await page.getByRole("button", { name: say("move_schedule"), exact: true }).click();
  const begins = dialog.getByLabel(say("publishAt"), { exact: true });
  await expect(begins).toHaveValue("2199-12-01T09:00");
  await expect(dialog.getByLabel(say("unpublishAt"))).toHaveValue("2199-12-10T09:00");
  await begins.fill("2199-12-02T09:00");
  await dialog.getByRole("button", { name: say("move_schedule") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/2 Dec 2199|Dec 2, 2199/).first()).toBeVisible();
  await expect(end).toBeVisible();
  await page.getByRole("button", { name: say("move_stay") }).click();
  await expect(end).toHaveCount(0);
  await expect(page.getByText(say("state_scheduled"), { exact: true }).first()).toBeVisible();
});

test("a failed invitation keeps its address, and a failed export of the record says so", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/(invite-staff|list-acts)/);
  const desk = (key: string) => word("en", "desk", key);
  const page = await visit((await makeStaff(server, "administrator")).browser);
  await page.route("**/api/desk/invite-staff", (route) => route.abort());
  await page.goto("/desk/staff");
  const address = page.getByLabel(desk("inviteEmail"));
  await address.fill("new@people.example");
  await page.getByRole("button", { name: desk("invite"), exact: true }).click();
  const offline = page.getByText(word("en", "problems", "networkError"));
  await expect(offline.first()).toBeVisible();
  await expect(address).toHaveValue("new@people.example");
  const read = page.waitForResponse("**/api/desk/list-acts");
  await page.goto("/desk/acts");
  await read;
  const exporting = page.getByRole("button", { name: desk("exportCsv") });
  await page.route("**/api/desk/list-acts", (route) => route.abort());
  await exporting.click();
  await expect(offline.first()).toBeVisible();
  await expect(exporting).toBeVisible();
});

test("a table is still there after a word beside it was corrected", async ({
  visit,
  server,
  page: reader,
}) => {
  const body =
    "Thre rounds.\n\n| Startup | Lead | Amount |\n| --- | --- | ---: |\n| [Sawah](/startups/sawah) |  | US$5M |";
  const editor = await makeStaff(server, "editor");
  const id = await waitingArticle(server, editor, "Rice in figures", body);
  const page = await visit((await makeStaff(server, "publisher")).browser);
  await page.goto(`/desk/articles/${id}`);
  const field = page.getByRole("textbox", { name: say("body") });
  await expect(field.getByRole("cell", { name: "US$5M" })).toBeVisible();
  await expectAccessible(page, "an article with a table");
  await expectNothingWider(page, "an article with a table", [360]);
  await field.getByText("Thre rounds.").click();
  await page.keyboard.press("Home");
  await page.keyboard.type("All ");
  await expect(savedStatus(page)).toBeVisible();
  await page.getByRole("button", { name: say("move_publish"), exact: true }).click();
  await expect(page.getByRole("link", { name: say("openPage") })).toBeVisible();
  await reader.goto("/news/rice-in-figures");
  await expect(reader.getByText("All Thre rounds.")).toBeVisible();
  await expect(reader.getByRole("cell", { name: "US$5M" })).toBeVisible();
});

test("a text that the editor cannot keep is edited as Markdown", async ({ visit, server }) => {
  const editor = await makeStaff(server, "editor");
  const id = await waitingArticle(server, editor, "Rice by hand", "# Rice\n\nIt grows.");
  const page = await visit(editor.browser);
  await page.goto(`/desk/articles/${id}`);
  const field = page.getByLabel(say("body"), { exact: true });
  await expect(field).toHaveValue("# Rice\n\nIt grows.");
  await expect(page.getByText(say("bodyPlain"))).toBeVisible();
  await field.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" On.");
  await expect(savedStatus(page)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("# Rice\n\nIt grows. On.");
});
