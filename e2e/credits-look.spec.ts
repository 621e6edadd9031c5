import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { news, openCredits, part, post, say } from "./fixtures/credits.ts";
import { expectInOrder } from "./fixtures/in-order.ts";
import { firstOf, LOOKS_BY_LOAD, languagesOf, nameOf } from "./fixtures/looks.ts";
import { makeMember, type SignedIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

const CHECKOUT = "0e0f7d5c-0000-4000-8000-000000000001";
const STATES = ["open", "processing", "paid", "failed", "expired", "unsettled"] as const;

/** A ledger with every kind of entry, and the requested plan. */
async function fillBooks(
  server: RunningServer,
  me: SignedIn,
  plan: "active" | "past_due",
): Promise<void> {
  await post(server, me, { kind: "purchase", amount: 1250, reason: "pack_250" });
  for (const [kind, amount, reason, subject] of [
    ["plan", 40, "startup_monthly", "run"],
    ["spend", -20, "publish", "run"],
    ["spend", -5, "deck_review", "run"],
    ["refund", 5, "deck_review", "run"],
    ["spend", -3, "match", "run"],
    ["grant", 3, `Thank you, ${"a-long-word-of-an-operator-".repeat(4)}`, "operator"],
    ["expiry", -10, "period_over", "lot"],
    ["reversal", -1300, "payment_refunded", "run"],
  ] as const) {
    await post(server, me, { kind, amount, reason, subject });
  }
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into public.invoices (account_id, gateway, reference, number, item_kind, item_id,
         credits, amount, state, amount_refunded, amount_disputed, document_url, subscription_reference)
       select internal.credit_account($1), 'sandbox', $1 || number, 'H2YNCFPO-' || number, kind,
         'item', 1250, 121000, state, refunded, disputed, '/_payments/invoices/' || number,
         case when kind = 'plan' then $1::text end
       from (values ('0001', 'pack', 'paid', 0, 0), ('0002', 'plan', 'paid', 1000, 0),
               ('0003', 'pack', 'paid', 0, 121000), ('0004', 'plan', 'unpaid', 0, 0))
         as v (number, kind, state, refunded, disputed)`,
      [me.id],
    );
    await client.query(
      `insert into public.subscriptions (account_id, gateway, reference, plan_id, next_plan_id,
         state, period_start, period_end, past_due_since)
       values (internal.credit_account($1), 'sandbox', $1, 'startup_monthly', 'startup_monthly',
         $2, now(), now() + interval '1 month', case when $2 = 'past_due' then now() end)`,
      [me.id, plan],
    );
  });
}

/** Shows the page with a purchase in this state. */
async function showPurchase(page: Page, state: string): Promise<void> {
  // The page before still asks: it must not ask the server, which knows of no purchase.
  await page.goto("about:blank");
  await page.unrouteAll();
  await page.route("**/api/payments/read-checkout", (route) => {
    const item = { kind: "plan", id: "startup_monthly" };
    return route.fulfill({ json: { data: { state, credits: 1250, item, returnTo: "/profile" } } });
  });
  await openCredits(page, `/credits?checkout=${CHECKOUT}`);
  await expect(news(page).locator("p").first()).not.toBeEmpty();
  if (state === "paid") await expect(news(page).locator("p")).toHaveCount(2);
}

async function creditStates(
  page: Page,
  server: RunningServer,
  me: SignedIn,
  check: (state: string) => Promise<void>,
): Promise<void> {
  await openCredits(page, "/credits?from=%2Fprofile");
  await expect(part(page, "invoices").getByRole("paragraph")).toBeVisible();
  await check("empty");
  await fillBooks(server, me, "active");
  await openCredits(page);
  await expect(part(page, "statement").locator("tbody tr")).toHaveCount(9);
  await expect(part(page, "invoices").getByRole("listitem")).toHaveCount(4);
  await check("full and owing");
  await part(page, "plan").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("asking before the plan is cancelled");
  await withDatabase(server, (client) =>
    client.query(
      `update public.subscriptions set state = 'past_due', past_due_since = now()
        where reference = $1`,
      [me.id],
    ),
  );
  await openCredits(page);
  await expect(part(page, "plan").getByRole("alert")).toBeVisible();
  await check("a payment missing");
  for (const state of STATES) {
    await showPurchase(page, state);
    await check(`a purchase that is ${state}`);
  }
}

for (const language of languagesOf("id")) {
  for (const looks of LOOKS_BY_LOAD) {
    test(`credits in every state, in ${language}; ${nameOf(looks)}`, async ({ visit, server }) => {
      test.slow();
      const me = await makeMember(server, { language });
      const page = await visit({ ...me.browser, ...firstOf(looks) });
      await page.goto(`/credits?lang=${language}`);
      await creditStates(page, server, me, (state) =>
        expectInOrder(page, `${state}, ${language}`, looks),
      );
    });
  }
}

test("where nothing is for sale the page says so", async ({ visit, server }) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await page.route("**/api/credits/read-summary", async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ json: { data: { ...data, sells: false, isSandbox: false } } });
  });
  await openCredits(page);
  await expect(page.getByText(say("nothingSoldTitle"))).toBeVisible();
  await expect(part(page, "packs")).toHaveCount(0);
  await expect(page.getByText(/no money moves/)).toHaveCount(0);
  await expectAccessible(page, "nothing sold");
});
