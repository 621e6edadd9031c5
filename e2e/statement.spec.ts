import { readFile } from "node:fs/promises";
import { withDatabase } from "../testing/database.ts";
import { openCredits, part, post, say } from "./fixtures/credits.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

test("the statement has pages, filters, links to runs, and a download", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  const neighbour = await makeMember(server);
  await post(server, neighbour, {
    kind: "grant",
    amount: 999,
    reason: "Not yours",
    subject: "operator",
  });
  await post(server, me, {
    kind: "grant",
    amount: 100,
    reason: '=HYPERLINK("http://evil.example"), with love',
    subject: "operator",
  });
  for (let run = 0; run < 24; run += 1) {
    await post(server, me, {
      kind: "spend",
      amount: -3,
      reason: "match",
      key: `spend:${me.id}${run}`,
    });
  }
  await post(server, me, { kind: "refund", amount: 3, reason: "match" });
  const page = await visit(me.browser);
  await openCredits(page);
  const statement = part(page, "statement");
  const rows = statement.locator("tbody tr");
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText("Returned after a technical failure: Smart match");
  await expect(rows.first()).toContainText("+3");
  await expect(rows.first()).toContainText("31");
  await statement.getByRole("button", { name: say("showMore") }).click();
  await expect(rows).toHaveCount(26);
  await expect(rows.last()).toContainText(say("entry_grant"));
  await expect(statement).not.toContainText("Not yours");
  await expect(statement.getByRole("button", { name: say("showMore") })).toHaveCount(0);

  await statement.getByLabel(say("filterKind")).selectOption("refund");
  await expect(rows).toHaveCount(1);
  await statement.getByLabel(say("filterPeriod")).selectOption("last_year");
  await expect(statement).toContainText(say("statementNoneOfThese"));
  await statement.getByRole("button", { name: say("showAllEntries") }).click();
  // Opened pages stay open.
  await expect(rows).toHaveCount(26);

  await statement.getByLabel(say("filterPeriod")).selectOption("this_month");
  const downloaded = page.waitForEvent("download");
  await statement.getByRole("button", { name: say("downloadCsv") }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^benih-credits-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(27);
  expect(lines[0]).toBe(
    "\uFEFFDate (UTC),Type,What happened,Credits,Balance after,Owed after,Invoice or reference",
  );
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,Returned,.+,3,31,0,/);
  expect(lines[26]).toContain(
    '"Credits from Benih: =HYPERLINK(""http://evil.example""), with love"',
  );

  await rows.first().getByRole("link").click();
  await expect(page).toHaveURL("/profile?tab=match");
});

test("debt is shown and explained, and refunds of a payment", async ({ visit, server }) => {
  const me = await makeMember(server);
  await post(server, me, { kind: "purchase", amount: 30, reason: "pack_30" });
  await post(server, me, { kind: "spend", amount: -20, reason: "publish" });
  await post(server, me, { kind: "reversal", amount: -30, reason: "payment_disputed" });
  await withDatabase(server, (client) =>
    client.query(
      `insert into public.invoices (account_id, gateway, reference, number, item_kind, item_id,
         credits, amount, state, amount_refunded, amount_disputed, document_url)
       select internal.credit_account($1), 'sandbox', $1 || state, 'X-' || state, 'pack', 'pack_30',
         30, 2900, 'paid', refunded, disputed, null
       from (values ('a', 0, 2900), ('b', 2900, 0), ('c', 1000, 0)) as v (state, refunded, disputed)`,
      [me.id],
    ),
  );
  const page = await visit(me.browser);
  await openCredits(page);
  const balance = part(page, "balance");
  await expect(balance).toContainText("0 credits");
  await expect(balance.getByRole("alert")).toContainText("You owe 20 credits");
  await expect(balance.getByRole("alert")).toContainText(say("owedText"));
  await expect(part(page, "statement")).toContainText(say("reversal_payment_disputed"));
  await expect(part(page, "statement")).toContainText("20 owed");
  const invoices = part(page, "invoices");
  for (const key of ["invoice_disputed", "invoice_refunded", "invoice_partly_refunded"]) {
    await expect(invoices.getByText(say(key), { exact: true })).toBeVisible();
  }
});
