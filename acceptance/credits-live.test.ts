import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { signedIn, visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { callOperation } from "../testing/operations.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { type Sandbox, sandboxOf, startCheckout } from "../testing/sandbox.ts";

const server = inject("server");
const PACK = { kind: "pack", id: "pack_30" } as const;
const TABLES = ["credit_accounts", "checkouts", "subscriptions"];

type Row = Record<string, unknown>;
type Heard = { table: string; row: Row };

let sandbox: Sandbox;
const clients: SupabaseClient[] = [];
beforeAll(() => {
  sandbox = sandboxOf(server);
});
afterAll(async () => {
  for (const client of clients) await client.removeAllChannels();
});

/** Subscribes like the person's page, to everything it may, and collects what arrives. */
async function listen(client: SupabaseClient, filters: Record<string, string> = {}) {
  clients.push(client);
  await client.realtime.setAuth();
  const heard: Heard[] = [];
  const channel = client.channel("my-money");
  for (const table of TABLES) {
    const filter = filters[table];
    channel.on<Row>(
      "postgres_changes",
      { event: "*", schema: "public", table, ...(filter && { filter }) },
      (change) => {
        heard.push({ table, row: { ...change.new } });
      },
    );
  }
  const answered = new Promise<string>((resolve) => {
    channel.on("system", {}, (message) => {
      if (message.extension === "postgres_changes") resolve(message.status);
    });
  });
  channel.subscribe();
  return { heard, status: await answered };
}

/** A person with an account of credits, subscribed to their rows. */
async function listener() {
  const member = await makeMember(server);
  const account = await openAccount(member);
  const { heard, status } = await listen(signedIn(server, member.token));
  expect(status).toBe("ok");
  return { member, account, heard };
}

async function openAccount({ id }: Member): Promise<string> {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query("select internal.credit_account($1) as id", [id]);
    return String(rows[0]?.id);
  });
}

/** Buys a pack and waits until its notices are handled. */
async function buy(member: Member): Promise<string> {
  const { id, session } = await startCheckout(server, member, PACK);
  await sandbox.pay(session);
  await sandbox.delivered();
  return id;
}

const balanceArrives = (heard: Heard[], balance: number) =>
  eventually(`a balance of ${balance} arrives`, PATIENCE_MS, () =>
    heard.some(({ table, row }) => table === "credit_accounts" && row.balance === balance)
      ? true
      : undefined,
  );

/** Waits for all of a purchase: its rows change in one transaction and arrive one by one. */
async function purchaseArrives(heard: Heard[], balance: number) {
  await balanceArrives(heard, balance);
  await eventually("the purchase arrives as paid", PATIENCE_MS, () =>
    heard.some(({ table, row }) => table === "checkouts" && row.state === "paid")
      ? true
      : undefined,
  );
}

describe("a person who listens", () => {
  it("hears of their own purchase and balance, and of nobody else's", async () => {
    const [me, other] = [await listener(), await listener()];
    const theirs = await buy(other.member);
    await purchaseArrives(other.heard, 30);
    // Comes last, so the other person's changes would have arrived by then.
    const mine = await buy(me.member);
    await purchaseArrives(me.heard, 30);

    for (const [{ account, heard }, id, strange] of [
      [me, mine, other.account],
      [other, theirs, me.account],
    ] as const) {
      const states = heard.filter(({ table }) => table === "checkouts").map(({ row }) => row.state);
      expect(states[0]).toBe("open");
      expect(states.at(-1)).toBe("paid");
      for (const { table, row } of heard) {
        expect(table === "credit_accounts" ? row.id : row.account_id).toBe(account);
        if (table === "checkouts") expect(row.id).toBe(id);
      }
      expect(JSON.stringify(heard)).not.toContain(strange);
    }
  });

  it("hears of their plan: that it began, and that it will end", async () => {
    const me = await listener();
    const { session } = await startCheckout(server, me.member, {
      kind: "plan",
      id: "startup_monthly",
    });
    await sandbox.pay(session);
    await sandbox.delivered();
    const planArrives = (cancels: boolean) =>
      eventually("the plan arrives", PATIENCE_MS, () =>
        me.heard.find(
          ({ table, row }) => table === "subscriptions" && row.cancel_at_period_end === cancels,
        ),
      );
    expect((await planArrives(false)).row).toMatchObject({
      account_id: me.account,
      plan_id: "startup_monthly",
      state: "active",
    });
    await callOperation(server, me.member.token, "plans/cancel");
    await planArrives(true);
  });

  it("hears nothing of an account requested by its id", async () => {
    const [victim, curious] = [await listener(), await makeMember(server)];
    const { heard, status } = await listen(signedIn(server, curious.token), {
      checkouts: `account_id=eq.${victim.account}`,
      subscriptions: `account_id=eq.${victim.account}`,
    });
    expect(status).toBe("ok");
    await buy(victim.member);
    await balanceArrives(victim.heard, 30);
    // Their own account is opened last, and reported.
    const own = await openAccount(curious);
    await balanceArrives(heard, 0);
    expect(heard.map(({ table, row }) => [table, row.id])).toEqual([["credit_accounts", own]]);
  });

  it("hears nothing more of their former account once they are deleted", async () => {
    const [gone, me] = [await listener(), await listener()];
    await buy(gone.member);
    await purchaseArrives(gone.heard, 30);
    const before = gone.heard.length;
    const { email, password, token } = gone.member;
    await callOperation(server, token, "account/delete", { email, password });
    const { rowCount } = await withDatabase(server, (client) =>
      client.query("update public.credit_accounts set owed = owed where id = $1", [gone.account]),
    );
    expect(rowCount).toBe(1);
    await buy(me.member);
    await purchaseArrives(me.heard, 30);
    expect(gone.heard.slice(before)).toEqual([]);
  });
});

it("a visitor may not listen to money at all", async () => {
  const { heard, status } = await listen(visitor(server));
  expect(status).toBe("error");
  expect(heard).toEqual([]);
});
