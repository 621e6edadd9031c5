import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { makeAccount } from "../testing/people.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { post } from "./fixtures/credits.ts";
import { leaveNothingPublished, makeStaff } from "./fixtures/desk.ts";
import { deck } from "./fixtures/documents.ts";
import { inEachLook, LOOKS } from "./fixtures/looks.ts";
import { mailsTo } from "./fixtures/mails.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember, type SignedIn, signIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string, values?: Record<string, string | number>) =>
  word("en", "deskPeople", key, values);

leaveNothingPublished();

/** A founder of a company, with 20 credits of which a finished review has cost 5. */
async function givenFounder(server: RunningServer, company: string): Promise<SignedIn> {
  const founder = await makeMember(server);
  await post(server, founder, {
    kind: "grant",
    amount: 20,
    reason: "Welcome",
    subject: "operator",
  });
  const run = randomUUID();
  await withDatabase(server, async (client) => {
    await client.query("insert into public.startup_profiles (user_id, name) values ($1, $2)", [
      founder.id,
      company,
    ]);
    await client.query(
      `insert into public.runs (id, user_id, service, idempotency_key, language, price, state, fingerprint, finished_at)
       values ($1, $2, 'match', gen_random_uuid()::text, 'en', 5, 'done', repeat('0', 64), now())`,
      [run, founder.id],
    );
  });
  await post(server, founder, { kind: "spend", amount: -5, reason: "match", key: `spend:${run}` });
  return founder;
}

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true }).first();

/** Gives the reason that every act asks for, and performs the act. */
async function act(page: Page, button: string, reason = "They wrote to us"): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("reason")).fill(reason);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("support finds a founder by company, returns credits once, gives some and ends sessions", async ({
  visit,
  server,
}) => {
  const company = `Kopi Senja ${randomUUID().slice(0, 6)}`;
  const founder = await givenFounder(server, company);
  const page = await visit((await makeStaff(server, "support")).browser);
  await page.goto("/desk/people");
  await page.getByRole("searchbox", { name: say("searchLabel") }).fill(company.toUpperCase());
  await inEachLook(page, LOOKS, (look) => expectAccessible(page, `people: ${look}`));
  await page.getByRole("link", { name: founder.email }).click();
  await expect(page.getByRole("heading", { level: 1, name: founder.email })).toBeVisible();
  await inEachLook(page, LOOKS, (look) => expectAccessible(page, `a person: ${look}`));
  await expectNothingWider(page, "a person");

  // A missing reason is reported.
  await page.getByRole("button", { name: `${say("payBack")} ${say("service_match")}` }).click();
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(say("reasonNeeded"))).toBeVisible();
  await expectAccessible(page, "asked for a reason");
  await act(page, say("payBack"));
  await expect(part(page, say("runs")).getByText(say("paidBack_by_desk"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("payBack") })).toHaveCount(0);

  await page.getByLabel(say("howMany")).fill("7");
  await page.getByRole("button", { name: say("give"), exact: true }).click();
  await dialog.getByLabel(say("reason")).fill("For the trouble");
  await dialog.getByRole("button", { name: say("give"), exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  const credits = part(page, say("creditsTitle"));
  await expect(credits.getByText(say("credits", { count: 27 }), { exact: true })).toBeVisible();
  await expect(credits.getByText("For the trouble")).toHaveCount(1);

  await page.getByRole("button", { name: say("endAll") }).click();
  await act(page, say("end"));
  await expect(page.getByText(say("noSessions"))).toBeVisible();

  // The record shows what was done, and by whom.
  await page.getByRole("link", { name: word("en", "desk", "roomActs") }).click();
  for (const name of ["run.pay_back", "credits.move", "sessions.end", "person.read"]) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
});

test("support sends a confirmation again, locks and unlocks an account, and deletes it when asked", async ({
  visit,
  server,
  complaints,
}) => {
  const somebody = await makeAccount(server, { confirmed: false });
  const page = await visit((await makeStaff(server, "support")).browser);
  await page.goto(`/desk/people/${somebody.id}`);
  await page.getByRole("button", { name: say("resendConfirmation") }).click();
  await act(page, say("resend"));
  await mailsTo(server, somebody.email);
  await page.reload();
  await expect(part(page, say("mails")).getByText(say("mail_signup"))).toBeVisible();

  await withDatabase(server, (client) =>
    client.query("update auth.users set email_confirmed_at = now() where id = $1", [somebody.id]),
  );
  await page.getByRole("button", { name: say("lock"), exact: true }).click();
  await act(page, say("lock"));
  await expect(page.getByText(say("lockedNotice"))).toBeVisible();
  const [locked] = await mailsTo(server, somebody.email, 2);
  expect(locked?.subject).toBe(word("en", "staffActMails", "account_lockedSubject"));
  const theirs = await visit({});
  complaints.announce(/400/);
  await open(theirs, "/auth");
  await signIn(theirs, somebody);
  await expect(theirs.getByText(word("en", "problems", "userBanned"))).toBeVisible();
  await page.getByRole("button", { name: say("unlock"), exact: true }).click();
  await act(page, say("unlock"));
  await expect(page.getByText(say("lockedNotice"))).toBeHidden();

  await page.getByRole("button", { name: say("delete"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  const typed = dialog.getByLabel(say("typeAddress", { email: somebody.email }));
  await typed.fill("somebody@else.example");
  await dialog.getByLabel(say("reason")).fill("Asked by mail");
  await dialog.getByRole("button", { name: say("delete"), exact: true }).click();
  await expect(dialog.getByText(say("addressDiffers"))).toBeVisible();
  await typed.fill(somebody.email);
  await dialog.getByRole("button", { name: say("delete"), exact: true }).click();
  await expect(page).toHaveURL(/\/desk\/people$/);
  await expect(page.getByText(say("deleteDone", { email: somebody.email }))).toBeVisible();
  await expect(page.getByRole("link", { name: somebody.email })).toHaveCount(0);
});

test("a founder shows the deck to support, who may download it until it is taken back", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/500.*support_grants/);
  const files = (key: string, values?: Record<string, string>) => word("en", "files", key, values);
  const founder = await makeMember(server);
  const theirs = await visit(founder.browser);
  await open(theirs, "/pitch-deck-upload");
  await theirs.locator("input[type=file]").setInputFiles(await deck("Sawah.pdf", 3));
  await expect(theirs.getByText(files("deckDone"))).toBeVisible();
  const page = await visit((await makeStaff(server, "support")).browser);
  await page.goto(`/desk/people/${founder.id}`);
  await expect(page.getByText("Sawah.pdf")).toBeVisible();
  await expect(page.getByText(say("notShown"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("openDeck") })).toHaveCount(0);

  await theirs.getByRole("button", { name: files("showToSupport") }).click();
  await expect(theirs.getByRole("button", { name: files("hideFromSupport") })).toBeVisible();
  await inEachLook(theirs, LOOKS, (look) => expectAccessible(theirs, `a shown deck: ${look}`));
  await page.reload();
  await page.getByRole("button", { name: say("openDeck") }).click();
  const download = page.waitForEvent("download");
  await act(page, say("openDeck"));
  expect((await download).suggestedFilename()).toBe("Sawah.pdf");
  const [mail] = await mailsTo(server, founder.email);
  expect(mail?.subject).toBe(word("en", "staffActMails", "deck_openedSubject"));
  expect(mail?.text).toContain("They wrote to us");

  // A failed read does not claim that nobody sees it.
  await theirs.route(/support_grants/, (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await theirs.reload();
  await theirs.getByRole("button", { name: files("hideFromSupport") }).click();
  await expect(theirs.getByRole("button", { name: files("showToSupport") })).toBeVisible();
  await page.reload();
  await expect(page.getByText(say("notShown"))).toBeVisible();
});

test("editors have no such room, and support cannot act on staff", async ({ visit, server }) => {
  const editor = await makeStaff(server, "editor");
  const writing = await visit(editor.browser);
  await writing.goto("/desk");
  await expect(
    writing.getByRole("link", { name: word("en", "desk", "roomArticles") }),
  ).toBeVisible();
  const room = { name: word("en", "desk", "roomPeople"), exact: true };
  await expect(writing.getByRole("link", room)).toHaveCount(0);
  const page = await visit((await makeStaff(server, "support")).browser);
  await page.goto(`/desk/people/${editor.id}`);
  await expect(page.getByText(say("mayNotStaff"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("lock"), exact: true })).toHaveCount(0);
});
