import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import type { Member } from "../testing/people.ts";
import { differencesIn, startCheckout } from "../testing/sandbox.ts";
import { buyingOn } from "./buying.ts";

const server = inject("server");
let on: ReturnType<typeof buyingOn>;
beforeAll(() => {
  on = buyingOn(server);
});

const PACKS: Record<string, number> = { pack_10: 10, pack_30: 30, pack_100: 100 };
const BEHAVIOURS = ["pay", "twice", "late", "out_of_order", "decline", "abandon"] as const;

type Purchase = {
  pack: string;
  behaviour: (typeof BEHAVIOURS)[number];
  /** What happens to the money afterwards. */
  aftermath: "stays" | "half back" | "all back" | "disputed" | "dispute won";
  spends: number[];
  deliverAgain: boolean;
};

const purchase: fc.Arbitrary<Purchase> = fc.record({
  pack: fc.constantFrom(...Object.keys(PACKS)),
  behaviour: fc.constantFrom(...BEHAVIOURS),
  aftermath: fc.constantFrom("stays", "half back", "all back", "disputed", "dispute won"),
  spends: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }),
  deliverAgain: fc.boolean(),
});

/** @returns whether there were enough credits. */
async function spend({ id }: Member, amount: number): Promise<boolean> {
  return withDatabase(server, (client) =>
    client
      .query(
        `select internal.post_credit_entry(internal.credit_account($1), 'spend', $2, $3, 'match', 'run', $3)`,
        [id, -amount, randomUUID()],
      )
      .then(() => true)
      .catch((error: { code?: string }) => {
        if (error.code === "BN402") return false;
        throw error;
      }),
  );
}

/**
 * Makes one purchase and what may follow.
 * @returns the credits it should have brought, less those spent.
 */
async function goThrough(who: Member, wanted: Purchase): Promise<number> {
  const { sandbox } = on;
  const { session } = await startCheckout(server, who, { kind: "pack", id: wanted.pack });
  await sandbox.pay(session, wanted.behaviour);
  if (wanted.behaviour === "decline" || wanted.behaviour === "abandon") return 0;
  const spending = wanted.spends.map(async (amount) => ((await spend(who, amount)) ? amount : 0));
  const { payment_intent } = await sandbox.stripe.checkout.sessions.retrieve(session);
  const { latest_charge } = await sandbox.stripe.paymentIntents.retrieve(String(payment_intent));
  const charge = String(latest_charge);
  if (wanted.aftermath === "half back" || wanted.aftermath === "all back") {
    await sandbox.help(`/charges/${charge}/refund`, { half: wanted.aftermath === "half back" });
  }
  if (wanted.aftermath === "disputed" || wanted.aftermath === "dispute won") {
    const { id } = await sandbox.help(`/charges/${charge}/dispute`);
    if (wanted.aftermath === "dispute won") {
      await sandbox.help(`/disputes/${String(id)}/close`, { status: "won" });
    }
  }
  if (wanted.deliverAgain) await sandbox.deliverAllAgain();
  const spent = (await Promise.all(spending)).reduce((all, amount) => all + amount, 0);
  return keptOf(wanted) - spent;
}

function keptOf({ pack, aftermath }: Purchase): number {
  const credits = PACKS[pack] ?? 0;
  if (aftermath === "half back") return credits - Math.floor(credits / 2);
  return aftermath === "all back" || aftermath === "disputed" ? 0 : credits;
}

it("whatever order purchases, spends, refunds, disputes and notices come in, the books are right", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(purchase, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      async (lives) => {
        const expected = await Promise.all(
          lives.map(async (purchases) => {
            const who = await on.founder();
            const kept = await Promise.all(purchases.map((each) => goThrough(who, each)));
            return { who, sum: kept.reduce((all, amount) => all + amount, 0) };
          }),
        );
        await on.sandbox.deliverLate();
        for (const { who, sum } of expected) {
          expect(await on.ask(who, "credits/read-summary")).toMatchObject({
            balance: Math.max(sum, 0),
            owed: Math.max(-sum, 0),
          });
        }
      },
    ),
    { numRuns: 12, seed: 20_261_122 },
  );
  expect(await differencesIn(server)).toEqual([]);
}, 240_000);
