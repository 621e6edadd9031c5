import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { transaction } from "../../postgres/transaction.ts";
import { postEntry } from "../credits/post-entry.ts";
import { handleEvent } from "./handle-event.ts";
import { noticeOf, testGateway } from "./test-gateway.ts";
import { paidPlan, paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer, balanceOf } = paymentsDatabase();

describe("two notices of one person at once", () => {
  it("wait for one another and do not lock each other out", async () => {
    const { accountId } = await customer();
    const noteInvoice = (reference: string) =>
      `insert into public.invoices (account_id, gateway, reference, item_kind, item_id, credits, amount, state)
       values ('${accountId}', 'stripe', '${reference}', 'pack', 'pack_10', 10, 1000, 'paid')`;
    const entry = (id: string) => ({
      accountId,
      kind: "purchase" as const,
      amount: 10,
      key: `invoice:${id}`,
      reason: "pack_10",
      subject: { kind: "invoice" as const, id },
    });
    await transaction(pool(), async (first) => {
      await transaction(pool(), async (second) => {
        await first.query(noteInvoice(`in_1_${accountId}`));
        await second.query(noteInvoice(`in_2_${accountId}`));
        await second.query("set local lock_timeout = '5s'");
        await postEntry(second, entry(`2 ${accountId}`));
      });
      await postEntry(first, entry(`1 ${accountId}`));
    });
    expect(await balanceOf(accountId)).toEqual({ balance: 20, owed: 0 });
  });
});

describe("a gateway that takes its time", () => {
  it("does not keep a person from spending", async () => {
    const { accountId, customer: reference } = await customer();
    await transaction(pool(), (client) =>
      postEntry(client, {
        accountId,
        kind: "grant",
        amount: 9,
        key: `grant:${accountId}`,
        reason: "test",
        subject: { kind: "operator", id: "test" },
      }),
    );
    const { invoice, subscription } = paidPlan(reference);
    const spend = () =>
      transaction(pool(), async (client) => {
        await client.query("set local lock_timeout = '2s'");
        const run = randomUUID();
        await postEntry(client, {
          accountId,
          kind: "spend",
          amount: -3,
          key: `spend:${run}`,
          reason: "match",
          subject: { kind: "run", id: run },
        });
      });
    const gateway = testGateway({
      readInvoice: async () => {
        await spend();
        return invoice;
      },
      readSubscription: async () => {
        await spend();
        return subscription;
      },
    });
    await handleEvent(means(gateway), noticeOf("invoice", invoice.reference));
    expect(await balanceOf(accountId)).toEqual({ balance: 43, owed: 0 });
  });
});
