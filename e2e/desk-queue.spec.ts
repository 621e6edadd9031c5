import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { newAddress } from "../testing/people.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { leaveNothingPublished, makeStaff } from "./fixtures/desk.ts";
import { mailsTo } from "./fixtures/mails.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const queue = (key: string) => word("en", "deskQueue", key);
const mistake = (key: string, language: "en" | "vi" = "en") => word(language, "mistake", key);
const PAGE = "/startups/wau-pay";

leaveNothingPublished();

/** Decides the case that is open, and waits until it says so. */
async function decide(page: Page, decision: string, reason: string, button: string) {
  await page.getByLabel(queue(decision)).check();
  await page.getByLabel(queue("reason")).fill(reason);
  await page.getByRole("button", { name: queue(button), exact: true }).click();
}

test("a reader reports a mistake without an account, support answers, and the mail says why", async ({
  page,
  visit,
  server,
}) => {
  const email = newAddress();
  const text = `Vòng gọi vốn là 5 triệu ${email}`;
  await open(page, `${PAGE}?lang=vi`);
  await page.getByRole("link", { name: word("vi", "company", "reportMistake") }).click();
  await expect(page.getByRole("heading", { name: mistake("title", "vi") })).toBeVisible();
  await expectAccessible(page, "reporting");
  await page.getByLabel(mistake("field", "vi")).selectOption("figure");
  await page.getByLabel(mistake("text", "vi")).fill(text);
  await page.getByLabel(mistake("email", "vi")).fill(email);
  await page.getByRole("button", { name: mistake("send", "vi") }).click();
  await expect(page.getByText(mistake("sent", "vi"))).toBeVisible();
  await expectAccessible(page, "reported");

  const support = await makeStaff(server, "support");
  const desk = await visit(support.browser);
  await desk.goto("/desk/queue?kind=correction");
  const row = desk.getByRole("row").filter({ hasText: text });
  await expect(row).toContainText(mistake("field_figure"));
  await expectAccessible(desk, "the queue");
  await row.getByRole("link").click();
  await expect(desk.getByText(email).first()).toBeVisible();
  await desk.getByRole("button", { name: queue("take") }).click();
  await expect(desk.getByLabel(queue("assignee"))).toHaveValue(support.id);
  await expectAccessible(desk, "a case");
  await desk.getByRole("button", { name: queue("decideAndAnswer") }).click();
  await expect(desk.getByText(queue("chooseDecision"))).toBeVisible();
  await decide(desk, "decision_accepted", "Đúng là 5 triệu.", "decideAndAnswer");
  await expect(desk.getByText(queue("decidedAndAnswered"))).toBeVisible();

  const [mail] = await mailsTo(server, email);
  expect(mail?.subject).toContain("Báo lỗi của bạn");
  expect(mail?.text).toContain("> Đúng là 5 triệu.");

  await desk.goto("/desk/queue?state=decided");
  await desk.getByRole("row").filter({ hasText: text }).getByRole("link").click();
  await expect(desk.getByText("Đúng là 5 triệu.")).toBeVisible();
  await desk.goto("/desk/acts");
  await expect(desk.getByText("cases.update").first()).toBeVisible();
});

test("the report works without scripts, and what a program fills in is not kept", async ({
  browser,
  server,
  request,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const text = `No scripts here ${newAddress()}`;
  await page.goto(`/report?page=${PAGE}&lang=en`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByLabel(mistake("field")).selectOption("name");
  await page.getByLabel(mistake("text")).fill(text);
  await page.getByRole("button", { name: mistake("send") }).click();
  await expect(page.getByText(mistake("sent"))).toBeVisible();
  await context.close();

  const send = (report: object) => request.post("/api/report/send", { data: report });
  const bot = await send({ field: "other", text: `bot ${text}`, homepage: "https://spam.example" });
  expect(bot.status()).toBe(200);
  expect((await send({ field: "other", text: "" })).status()).toBe(400);
  expect((await send({ field: "other", text: "x".repeat(50_000) })).status()).toBe(400);
  const kept = await withDatabase(server, (client) =>
    client.query("select subject_path, asker_email from desk.cases where text like '%' || $1", [
      text,
    ]),
  );
  expect(kept.rows).toEqual([{ subject_path: PAGE, asker_email: null }]);
});

test("a founder claims the company's page, and a publisher gives it to them", async ({
  visit,
  server,
}) => {
  const slug = `claimed-${newAddress().slice(0, 8)}`;
  const founder = await makeMember(server);
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into public.startups (slug, name, industries, venture_round, country, website, is_published, published_at)
       values ($1, 'Padi Claimed', array['fintech'], 'seed', 'Indonesia', 'https://example.com', true, now())`,
      [slug],
    );
    await client.query("insert into public.startup_profiles (user_id, name) values ($1, 'Padi')", [
      founder.id,
    ]);
  });
  const page = await visit(founder.browser);
  await open(page, `/report?page=/startups/${slug}`);
  await page.getByRole("link", { name: mistake("claimLink") }).click();
  await page.getByLabel(word("en", "claim", "text")).fill("I founded it.");
  await expectAccessible(page, "claiming");
  await page.getByRole("button", { name: word("en", "claim", "send") }).click();
  await expect(page.getByText(word("en", "claim", "domain_same"))).toBeVisible();

  const desk = await visit((await makeStaff(server, "publisher")).browser);
  await desk.goto("/desk/queue?kind=claim");
  await desk.getByRole("link", { name: "Padi Claimed" }).click();
  await expect(desk.getByText(queue("domain_same"))).toBeVisible();
  await decide(desk, "decision_accepted", "The domain is yours.", "decideAndAnswer");
  await expect(desk.getByText(queue("decidedAndAnswered"))).toBeVisible();
  const [mail] = await mailsTo(server, founder.email);
  expect(mail?.text).toContain("The domain is yours.");
  const linked = await withDatabase(server, (client) =>
    client.query(
      `select s.slug from public.startups s join public.startup_profiles p on p.startup_id = s.id
        where p.user_id = $1`,
      [founder.id],
    ),
  );
  expect(linked.rows).toEqual([{ slug }]);
});

test("a rejected founder asks for another look, and hears that it stays", async ({
  visit,
  server,
}) => {
  const founder = await makeMember(server);
  await withDatabase(server, async (client) => {
    await client.query("insert into public.startup_profiles (user_id, name) values ($1, 'Padi')", [
      founder.id,
    ]);
    const { rows } = await client.query(
      `insert into public.runs (user_id, service, idempotency_key, language, price, fingerprint, state, finished_at)
       values ($1, 'publish', $2, 'en', 20, $3, 'done', now()) returning id`,
      [founder.id, founder.id, "0".repeat(64)],
    );
    const finding = { rule: "offensive", weight: "rejects", place: "name", text: "Padi" };
    await client.query(
      `insert into public.publications (run_id, user_id, version, verdict, findings, engine)
       values ($1, $2, 1, 'rejected', $3, 'rules')`,
      [rows[0].id, founder.id, JSON.stringify([{ ...finding, why: "It offends.", fix: "Else." }])],
    );
  });
  const say = (key: string) => word("en", "publishing", key);
  const page = await visit(founder.browser);
  await open(page, "/profile?tab=publish");
  await page.getByText(say("appealTitle")).click();
  await page.getByLabel(say("appealLabel")).fill("It means rice.");
  await expectAccessible(page, "appealing");
  await page.getByRole("button", { name: say("appealSend") }).click();
  await expect(page.getByText(say("appealWaits"))).toBeVisible();

  const desk = await visit((await makeStaff(server, "publisher")).browser);
  await desk.goto("/desk/queue?kind=appeal");
  await desk.getByRole("row").filter({ hasText: "It means rice." }).getByRole("link").click();
  await expect(desk.getByText(say("rule_offensive"))).toBeVisible();
  await decide(desk, "decision_declined", "It is also something else.", "decideAndAnswer");
  await expect(desk.getByText(queue("decidedAndAnswered"))).toBeVisible();
  await mailsTo(server, founder.email);
  await page.reload();
  await expect(page.getByText("It is also something else.")).toBeVisible();
});

test("drafts that wait, failed runs and duplicates are in the queue, on a phone as well", async ({
  visit,
  server,
}) => {
  const editor = await makeStaff(server, "editor");
  const name = `Twice ${newAddress().slice(0, 8)}`;
  await withDatabase(server, async (client) => {
    const { rows } = await client.query(
      `insert into desk.documents (kind, title, content, created_by, updated_by)
       values ('article', 'Rice at dawn', $2, $1, $1) returning id`,
      [
        editor.id,
        JSON.stringify({
          texts: Object.fromEntries(["en", "zh", "vi", "th", "id"].map((one) => [one, {}])),
        }),
      ],
    );
    await client.query("update desk.documents set state = 'waiting' where id = $1", [rows[0].id]);
    const run = await client.query(
      `insert into public.runs (user_id, service, idempotency_key, language, price, fingerprint)
       values ($1, 'match', $2, 'en', 5, $3) returning id`,
      [editor.id, editor.id, "0".repeat(64)],
    );
    await client.query(
      "update public.runs set state = 'failed', problem = 'took_too_long', finished_at = now() where id = $1",
      [run.rows[0].id],
    );
    for (const [at, title] of [name, name.toUpperCase()].entries()) {
      await client.query(
        `insert into public.startups (slug, name, industries, venture_round, country)
         values ($1, $2, array['fintech'], 'seed', 'Indonesia')`,
        [`${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-${at}`, title],
      );
    }
  });
  const publisher = await makeStaff(server, "publisher");
  const desk = await visit({ ...publisher.browser, viewport: { width: 360, height: 740 } });
  await desk.goto("/desk/queue");
  await expect(desk.getByRole("link", { name: "Rice at dawn" })).toBeVisible();
  await desk.getByRole("button", { name: queue("lookForPairs") }).click();
  await expect(desk.getByText("1 new pair")).toBeVisible();
  const pair = desk.getByRole("link", { name: `${name} and ${name.toUpperCase()}` });
  await expect(pair).toBeVisible();
  // Without its last message, which comes and goes by itself.
  await desk.reload();
  await expect(pair).toBeVisible();
  await expectNothingWider(desk, "the queue");
  await expectAccessible(desk, "the queue on a phone");
  await pair.click();
  await expect(desk.getByText(queue("because_name"))).toBeVisible();
  await expect(desk.getByRole("radio").first()).toBeVisible();
  await expectNothingWider(desk, "a pair");
  await expectAccessible(desk, "a pair");
  const duplicates = (key: string) => word("en", "deskDuplicates", key);
  await desk.getByLabel(duplicates("reason")).fill("Two companies.");
  await desk.getByRole("button", { name: duplicates("different") }).click();
  await expect(desk.getByText(duplicates("toldApart"))).toBeVisible();
  await desk.goto("/desk/queue?kind=duplicate&state=decided");
  await expect(desk.getByRole("row").filter({ hasText: name })).toContainText(
    queue("decision_declined"),
  );

  await desk.goto("/desk/queue?kind=run");
  await expect(desk.getByRole("link", { name: "Smart match: took too long" })).toBeVisible();

  await desk.goto("/desk/queue?kind=document");
  await desk.getByRole("link", { name: "Rice at dawn" }).click();
  await decide(desk, "decision_accepted", "Good.", "decideAndAnswer");
  await expect(desk.getByText(queue("incomplete"))).toBeVisible();
  await decide(desk, "decision_declined", "Name your source.", "decideAndAnswer");
  await expect(desk.getByText(queue("decidedAndAnswered"))).toBeVisible();
  const [mail] = await mailsTo(server, editor.email);
  expect(mail?.text).toContain("Name your source.");
});

test("an editor has no queue, and reads who has", async ({ visit, server }) => {
  const desk = await visit((await makeStaff(server, "editor")).browser);
  await desk.goto("/desk/articles");
  const rooms = desk.getByRole("navigation", { name: word("en", "desk", "rooms") });
  await expect(rooms.getByRole("link", { name: word("en", "desk", "roomArticles") })).toBeVisible();
  await expect(rooms.getByRole("link", { name: word("en", "desk", "roomQueue") })).toHaveCount(0);
  await desk.goto("/desk/queue");
  await expect(desk.getByRole("main")).toContainText("publisher, support, and administrator");
  await expectAccessible(desk, "another's room");
});

test("support reads a draft and a pair in the queue, and whose they are to decide", async ({
  visit,
  server,
}) => {
  const title = `For publishers ${newAddress().slice(0, 8)}`;
  await withDatabase(server, (client) =>
    client.query(
      `insert into desk.cases (kind, subject_kind, subject_title, origin)
       values ('document', 'document', $1, $1)`,
      [title],
    ),
  );
  const desk = await visit((await makeStaff(server, "support")).browser);
  await desk.goto("/desk/queue?kind=document");
  await desk.getByRole("link", { name: title }).click();
  await expect(
    desk.getByText("Only the publisher and administrator can decide this."),
  ).toBeVisible();
  await expect(desk.getByRole("radio")).toHaveCount(0);
  await expect(desk.getByLabel(queue("reason"))).toHaveCount(0);
  await expectAccessible(desk, "a case of others");
});
