import type pg from "pg";
import { expect, it } from "vitest";
import { ledgerDatabase } from "../../credits/test-ledger.ts";
import { Actor } from "../actor.ts";
import { moneyParts } from "./money-parts.ts";

const { pool, open, post } = ledgerDatabase();

async function read(userId: string): Promise<Record<string, unknown>> {
  const actor = new Actor({ userId, email: "", sessionId: "" });
  const client = await pool().connect();
  try {
    const file: Record<string, unknown> = {};
    for (const part of moneyParts) file[part.name] = await part.read(client, actor);
    // As in the answer.
    return JSON.parse(JSON.stringify(file));
  } finally {
    client.release();
  }
}

/** A row in every table of money, each containing `mark`. */
async function leaveTraces({ accountId, mark }: { accountId: string; mark: string }) {
  const insert = (table: string, row: Record<string, unknown>): Promise<pg.QueryResult> =>
    pool().query(
      `insert into public.${table} (account_id, ${Object.keys(row).join(", ")})
       values ($1, ${Object.keys(row).map((_, index) => `$${index + 2}`)})`,
      [accountId, ...Object.values(row)],
    );
  const item = { item_kind: "pack", item_id: "pack_30", credits: 30, amount: 2900 };
  const plan = { plan_id: "startup_monthly", next_plan_id: "startup_monthly", state: "active" };
  const period = { period_start: "2026-11-01", period_end: "2026-12-01" };
  const url = `https://pay.example/${mark}`;
  await post({ accountId, kind: "purchase", amount: 30, reason: mark });
  await post({ accountId, kind: "spend", amount: -5, reason: "match" });
  await insert("payment_customers", { gateway: "sandbox", reference: `cus_${mark}` });
  await insert("checkouts", {
    ...item,
    gateway: "sandbox",
    idempotency_key: mark,
    reference: `cs_${mark}`,
    url,
    return_to: "/credits",
  });
  await insert("subscriptions", {
    ...plan,
    ...period,
    gateway: "sandbox",
    reference: `sub_${mark}`,
  });
  await insert("invoices", {
    ...item,
    gateway: "sandbox",
    reference: `in_${mark}`,
    document_url: url,
    state: "paid",
  });
}

it("holds the person's credits and purchases, and nothing of anybody else", async () => {
  const [me, other] = [await open(), await open()];
  await leaveTraces({ ...me, mark: "mine" });
  await leaveTraces({ ...other, mark: "theirs" });
  const file = await read(me.userId);
  expect(file).toMatchObject({
    credits: {
      balance: 25,
      owed: 0,
      entries: [
        { kind: "purchase", amount: 30, balance_after: 30, reason: "mine" },
        { kind: "spend", amount: -5, balance_after: 25, reason: "match" },
      ],
      lots: [{ amount: 30, remaining: 25, expires_at: null }],
    },
    payment_customers: [{ gateway: "sandbox", reference: "cus_mine" }],
    checkouts: [{ reference: "cs_mine", item_id: "pack_30", credits: 30, state: "open" }],
    plans: [{ reference: "sub_mine", plan_id: "startup_monthly", state: "active" }],
    invoices: [{ reference: "in_mine", amount: 2900, state: "paid" }],
  });
  const text = JSON.stringify(file);
  for (const strange of ["theirs", other.accountId, other.userId]) {
    expect(text).not.toContain(strange);
  }
});

it("holds no address of the gateway: anybody with one could use it", async () => {
  const me = await open();
  await leaveTraces({ ...me, mark: "secret" });
  const file = await read(me.userId);
  expect(JSON.stringify(file)).not.toContain("pay.example");
  const keys = new Set(
    Object.values(file).flatMap((part) => [part].flat().flatMap((row) => Object.keys(row ?? {}))),
  );
  expect([...keys].filter((key) => key.includes("url"))).toEqual([]);
});

it("is empty for somebody who never had credits, and for a deleted person", async () => {
  const nothing = {
    credits: null,
    free_reviews: [],
    payment_customers: [],
    checkouts: [],
    plans: [],
    invoices: [],
  };
  expect(await read("00000000-0000-4000-8000-000000000000")).toEqual(nothing);
  const me = await open();
  await leaveTraces({ ...me, mark: "gone" });
  await pool().query("delete from auth.users where id = $1", [me.userId]);
  expect(await read(me.userId)).toEqual(nothing);
});
