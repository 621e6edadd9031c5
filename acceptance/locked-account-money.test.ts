import { expect, inject, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { callOperation } from "../testing/operations.ts";
import { employ, makeMember } from "../testing/people.ts";
import { sandboxOf, startCheckout } from "../testing/sandbox.ts";

const server = inject("server");

it("whose account is locked is never charged again and keeps their credits, and the desk sees it", async () => {
  const sandbox = sandboxOf(server);
  const [me, support] = [await makeMember(server), await makeMember(server, { role: "Investor" })];
  await employ(server, support, "support");
  const { session } = await startCheckout(server, me, { kind: "plan", id: "startup_monthly" });
  await sandbox.pay(session, "pay");
  await sandbox.delivered();
  const seen = async () => {
    const { data } = await callOperation(server, support.token, "desk/read-person", { id: me.id });
    return data;
  };
  expect(await seen()).toMatchObject({ credits: { plan: { state: "active", endedAt: null } } });

  const lock = { personId: me.id, locked: true, reason: "Asked for by their bank" };
  expect(await callOperation(server, support.token, "desk/lock-account", lock)).toMatchObject({
    status: 200,
  });
  const plan = await eventually("the plan has ended", PATIENCE_MS, async () => {
    const { rows } = await withDatabase(server, (client) =>
      client.query<{ reference: string }>(
        `select s.reference from public.subscriptions s
           join public.credit_accounts a on a.id = s.account_id
          where a.user_id = $1 and s.state = 'canceled'`,
        [me.id],
      ),
    );
    return rows[0]?.reference;
  });
  expect(await sandbox.stripe.subscriptions.retrieve(plan)).toMatchObject({ status: "canceled" });
  await expect(sandbox.help(`/subscriptions/${plan}/renew`)).rejects.toThrow(/does not renew/);
  expect(await seen()).toMatchObject({
    account: { lockedUntil: expect.any(String) },
    credits: { balance: 40, plan: { state: "canceled", endedAt: expect.any(String) } },
  });
});
