import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { atProvider, choose, news, openCredits, part, say } from "./fixtures/credits.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

// The stand-ins for payments and sign-in answer only on their own machine.
test.use({ isAtServer: true });

type Visit = Parameters<Parameters<typeof test>[2]>[0]["visit"];

const press = (page: Page, key: string) =>
  part(page, "plan")
    .getByRole("button", { name: say(key), exact: true })
    .click();

test("a plan is begun, makes packs cheaper, is cancelled after a confirmation, and then kept after all", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openCredits(page);
  await expect(part(page, "plan")).toContainText("40 credits a month");
  await expect(part(page, "plan")).toContainText("$29 a month");
  await expect(part(page, "packs").locator("s")).toHaveCount(0);
  await press(page, "startPlan");
  await choose(page, "Pay");
  await expect(news(page)).toContainText(word("en", "purchase", "planBegun", { count: 40 }));
  await expect(part(page, "balance")).toContainText(/40 of them expire on \w+\s\d+,\s\d{4}/);
  await expect(part(page, "plan")).toContainText(say("planActive"));
  await expect(part(page, "plan")).toContainText(/Renews on .+ for US\$29\./);
  const card = part(page, "packs").locator("> ul > li").nth(1);
  await expect(card.locator("s")).toHaveText("US$29");
  await expect(card).toContainText("$23.20");
  await expect(card).toContainText("Your plan saves US$5.80");

  await press(page, "cancelPlan");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/It runs until \w+\s\d+,\s\d{4}/);
  await dialog.getByRole("button", { name: say("keepPlan") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(part(page, "plan").getByRole("button", { name: say("cancelPlan") })).toBeFocused();
  await press(page, "cancelPlan");
  await dialog.getByRole("button", { name: say("confirmCancel") }).click();
  await expect(part(page, "plan")).toContainText(say("planEnding"));
  await expect(part(page, "plan")).toContainText(/It ends on .+ and won’t renew\./);
  await expect(page.locator("#plan-heading")).toBeFocused();
  await expect(part(page, "packs").locator("s")).toHaveCount(4);
  await press(page, "resumePlan");
  await expect(part(page, "plan")).toContainText(say("planActive"));
  await expect(page.locator("#plan-heading")).toBeFocused();
});

/** Starts the plan, whose first renewal then cannot be charged. @returns its page, which nobody has touched since. */
async function missPayment(visit: Visit, server: RunningServer): Promise<Page> {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openCredits(page);
  await press(page, "startPlan");
  await choose(page, "Pay");
  await expect(part(page, "plan")).toContainText(say("planActive"));
  const reference = await withDatabase(server, async (client) => {
    const { rows } = await client.query<{ reference: string }>(
      `select s.reference from public.subscriptions s
         join public.credit_accounts a on a.id = s.account_id where a.user_id = $1`,
      [me.id],
    );
    return rows[0]?.reference;
  });
  await atProvider(server, `/subscriptions/${reference}/fail_renewals`, { failing: "true" });
  await atProvider(server, `/subscriptions/${reference}/renew`);
  await expect(part(page, "plan")).toContainText(say("pastDueTitle"));
  return page;
}

test("a missing payment is shown live, with its last day and a link to pay it", async ({
  visit,
  server,
}) => {
  const page = await missPayment(visit, server);
  await expect(part(page, "plan")).toContainText(/stays active until \w+\s\d+,\s\d{4}/);
  await expect(part(page, "plan")).toContainText(say("planPastDue"));
  await press(page, "portal");
  await page.getByRole("button", { name: "Pay with another card" }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/credits");
  await expect(part(page, "plan")).toContainText(say("planActive"));
  await expect(part(page, "balance")).toContainText("80 credits");
  await expect(part(page, "invoices").getByRole("listitem")).toHaveCount(2);
});

test("an invoice that could not be charged can be paid where it is listed", async ({
  visit,
  server,
}) => {
  const page = await missPayment(visit, server);
  const pay = part(page, "invoices").getByRole("link", { name: say("payInvoice") });
  const popup = page.waitForEvent("popup");
  await pay.click();
  await (await popup).getByRole("button", { name: "Pay with another card" }).click();
  await expect(part(page, "plan")).toContainText(say("planActive"));
  await expect(pay).toHaveCount(0);
});
