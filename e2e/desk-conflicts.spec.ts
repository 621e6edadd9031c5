import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
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
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "deskDocuments", key);

/** More than the byline accepts; most fields cannot be filled beyond their limit. */
const TOO_LONG = "r".repeat(201);

leaveNothingPublished();

type Visit = Parameters<Parameters<typeof test>[2]>[0]["visit"];

/** An editor with their own article open, which waits for a publisher. */
async function openArticle(
  { visit, server }: { visit: Visit; server: RunningServer },
  title: string,
) {
  const editor = await makeStaff(server, "editor");
  const id = await waitingArticle(server, editor, title);
  const page = await visit(editor.browser);
  await page.goto(`/desk/articles/${id}`);
  await expect(titleOf(page)).toHaveValue(title);
  return { page, id, editor };
}

test("text typed while an article is scheduled is kept, and the editor is told that it is too late", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/save-document/);
  const { page, id } = await openArticle({ visit, server }, "Rice at noon");
  await withDatabase(server, (client) =>
    client.query(
      "update desk.documents set state = 'scheduled', publish_at = now() + interval '1 day' where id = $1",
      [id],
    ),
  );
  await titleOf(page).fill("Rice at one");
  await expect(page.getByText(say("saving_closed"))).toBeVisible();
  await expect(titleOf(page)).toBeDisabled();
  await expect(titleOf(page)).toHaveValue("Rice at one");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(titleOf(page)).toHaveValue("Rice at one");
  await expect(page.getByText(say("saving_closed"))).toBeVisible();
});

test("text typed after losing the editor's role is kept, and the person is told why", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/save-document/);
  const { page, editor } = await openArticle({ visit, server }, "Rice at two");
  await withDatabase(server, (client) =>
    client.query("update desk.staff set role = 'support' where user_id = $1", [editor.id]),
  );
  await titleOf(page).fill("Rice at three");
  await expect(page.getByText(say("saving_denied"))).toBeVisible();
  await expect(titleOf(page)).toBeDisabled();
  await expect(titleOf(page)).toHaveValue("Rice at three");
});

test("text that can never be saved is discarded on request, and an older version continues", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/save-document/, /desk\/keep-version/);
  const editor = await makeStaff(server, "editor");
  const id = await waitingArticle(server, editor, "Rice at four");
  const page = await visit(editor.browser);
  const question = page.getByRole("dialog", { name: say("giveUpTitle") });
  page.on("dialog", (dialog) => dialog.accept());
  const byline = page.getByLabel(say("author"));
  const press = (key: string) => page.getByRole("button", { name: say(key), exact: true }).click();
  await page.goto(`/desk/articles/${id}`);
  await titleOf(page).fill("Rice at five");
  await expect(savedStatus(page)).toBeVisible();
  await byline.fill(TOO_LONG);
  await expect(page.getByText(say("saving_refused"))).toBeVisible();
  await expect(page.getByText(say("problem_tooLong").replace("{max}", "200"))).toBeVisible();
  await page.reload();
  await expect(byline).toHaveValue(TOO_LONG);
  await press("view_versions");
  await page
    .getByRole("list", { name: say("versions") })
    .getByRole("button")
    .first()
    .click();
  await press("restore");
  await expectAccessible(page, "giving up what cannot be saved");
  await question.getByRole("button", { name: say("cancel") }).click();
  await expect(question).toHaveCount(0);
  await press("restore");
  await question.getByRole("button", { name: say("giveUp") }).click();
  await expect(savedStatus(page)).toBeVisible();
  await press("view_write");
  await expect(titleOf(page)).toHaveValue(/^Rice at/);

  // Nor does it keep anybody from taking over what somebody else has saved.
  await retitle(server, id, "Rice at six");
  await titleOf(page).fill("Rice at seven");
  await expect(page.getByText(say("conflictTitle"))).toBeVisible();
  await byline.fill(TOO_LONG);
  await press("takeTheirs");
  await question.getByRole("button", { name: say("giveUp") }).click();
  await expect(page.getByText(say("conflictTitle"))).toHaveCount(0);
  await expect(titleOf(page)).toHaveValue("Rice at six");
});

test("taking theirs keeps what was typed once, and what is typed meanwhile as well", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/desk\/save-document/, /desk\/keep-version/);
  const { page, id } = await openArticle({ visit, server }, "Rice at eight");
  await retitle(server, id, "Rice at nine");
  await titleOf(page).fill("Rice at ten");
  const theirs = page.getByRole("button", { name: say("takeTheirs") });
  await expect(theirs).toBeVisible();

  await page.route("**/api/desk/keep-version", (route) => route.abort(), { times: 1 });
  await theirs.click();
  await expect(page.getByText(word("en", "problems", "networkError"))).toBeVisible();
  await expect(theirs).toBeEnabled();

  const kept: string[] = [];
  const isHeld = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  await page.route("**/api/desk/keep-version", async (route) => {
    kept.push(route.request().postDataJSON().content.texts.en.title);
    isHeld.resolve();
    await mayGoOn.promise;
    await route.continue();
  });
  await theirs.dblclick();
  await isHeld.promise;
  await titleOf(page).fill("Rice at eleven");
  mayGoOn.resolve();
  await expect(theirs).toHaveCount(0);
  await expect(titleOf(page)).toHaveValue("Rice at nine");
  expect(kept).toEqual(["Rice at ten", "Rice at eleven"]);
});
