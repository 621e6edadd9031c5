import { readFileSync } from "node:fs";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { toast } from "./fixtures/messages.ts";
import { keptKeys } from "./fixtures/page-life.ts";
import { makeMember, openSession } from "./fixtures/people.ts";
import { button, openSettings, problem, say, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

async function accounts(server: RunningServer, id: string): Promise<number> {
  const { rowCount } = await withDatabase(server, (client) =>
    client.query("select from auth.users where id = $1", [id]),
  );
  return rowCount ?? 0;
}

test("sessions are ended one by one, or all others at once", async ({ visit, server }) => {
  const me = await makeMember(server);
  for (let more = 0; more < 3; more += 1) await openSession(server, me.email, me.password);
  const page = await visit(me.browser);
  await openSettings(page);
  const rows = section(page, "sessions").getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText(say("thisDevice"));
  await expect(rows.first().getByRole("button")).toHaveCount(0);
  await rows
    .last()
    .getByRole("button", { name: say("endSession") })
    .click();
  await expect(toast(page, say("sessionEnded"))).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(page.locator("#sessions-heading")).toBeFocused();
  await button(page, "sessions", "endOthers").click();
  await expect(rows).toHaveCount(1);
  // Nothing is left to end, so the page does not say how.
  await expect(section(page, "sessions").getByText(say("sessionsText"))).toHaveCount(0);
});

test("a session that could not be ended stays, with a message", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/end-session/, /A session could not be ended/);
  const me = await makeMember(server);
  await openSession(server, me.email, me.password);
  const page = await visit(me.browser);
  await openSettings(page);
  await page.route("**/api/account/end-session", (route) => route.abort());
  await button(page, "sessions", "endSession").click();
  await expect(toast(page, problem("networkError"))).toBeVisible();
  await expect(section(page, "sessions").getByRole("listitem")).toHaveCount(2);
});

test("all data is downloaded as one file", async ({ visit, server, complaints }) => {
  complaints.announce(/export-data/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  await page.route("**/api/account/export-data", (route) => route.abort(), { times: 1 });
  await button(page, "data", "download").click();
  await expect(section(page, "data").getByText(problem("networkError"))).toBeVisible();
  const downloaded = page.waitForEvent("download");
  await button(page, "data", "download").click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^benih-\d{4}-\d\d-\d\d\.json$/);
  const file: unknown = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(file).toMatchObject({
    format: 1,
    account: { id: me.id, email: me.email },
    profile: { role: "Startup" },
    saved_startups: [],
  });
  await expect(section(page, "data").getByText(say("downloaded"))).toBeVisible();
});

test("an account is deleted only with its address and password, and is then gone", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/400.*account\/delete/);
  complaints.tolerate(/console error: Failed to load resource/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  const form = section(page, "delete");
  await button(page, "delete", "deleteStart").click();
  await button(page, "delete", "deleteConfirm").click();
  await expect(form.getByText(problem("correctFields"))).toBeVisible();
  const email = form.getByLabel(say("deleteEmail"));
  await expect(email).toBeFocused();
  await email.fill("somebody@example.com");
  await form.getByLabel(say("currentPassword")).fill("not my password");
  await button(page, "delete", "deleteConfirm").click();
  await expect(form.getByText(problem("emailDiffers"))).toBeVisible();
  await email.fill(me.email);
  await button(page, "delete", "deleteConfirm").click();
  await expect(form.getByText(problem("wrongPassword"))).toBeVisible();
  expect(await accounts(server, me.id)).toBe(1);
  await form.getByLabel(say("currentPassword")).fill(me.password);
  await button(page, "delete", "deleteConfirm").click();
  await expect(page).toHaveURL("/goodbye");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    word("en", "goodbye", "goodbyeTitle"),
  );
  await expect(page.getByRole("link", { name: word("en", "frame", "login") })).toBeVisible();
  expect(await keptKeys(page)).toEqual([]);
  expect(await accounts(server, me.id)).toBe(0);
});

test("without a password a deletion requires a fresh sign-in", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/403.*account\/delete/);
  complaints.tolerate(/console error: Failed to load resource/, /404.*\/auth/);
  const me = await makeMember(server, { hasPassword: false });
  await withDatabase(server, (client) =>
    client.query(
      "update auth.sessions set created_at = now() - interval '1 h' where user_id = $1",
      [me.id],
    ),
  );
  const page = await visit(me.browser);
  await openSettings(page);
  const form = section(page, "delete");
  await button(page, "delete", "deleteStart").click();
  await expect(form.getByLabel(say("currentPassword"))).toHaveCount(0);
  await form.getByLabel(say("deleteEmail")).fill(me.email);
  await button(page, "delete", "deleteConfirm").click();
  await expect(form.getByText(problem("freshSignInNeeded"))).toBeVisible();
  await button(page, "delete", "signInAgain").click();
  await expect(page).toHaveURL("/auth?next=%2Fsettings");
  expect(await accounts(server, me.id)).toBe(1);
});

test("a visitor is sent to sign in and back", async ({ page, complaints }) => {
  complaints.tolerate(/404.*\/auth/, /console error: Failed to load resource/);
  await page.goto("/settings");
  await expect(page).toHaveURL("/auth?next=%2Fsettings");
});
