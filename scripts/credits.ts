import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { MOST_CREDITS } from "../contracts/price-list.ts";
import { adjustCredits } from "../server/domain/credits/adjust.ts";
import { reconcile } from "../server/domain/credits/reconcile.ts";
import { openRunningDatabase } from "./running-database.ts";

/**
 * For whoever runs the site, on a database whose server is running (docs/operations.md):
 *
 *     npm run credits -- reconcile
 *     npm run credits -- give ana@kopiora.example 20 "Sorry for the outage" [--key outage-2026-11]
 *
 * `give` with an amount below zero takes. The same key again does nothing more.
 */
const USAGE = `npm run credits -- reconcile
npm run credits -- give <email> <amount> <reason> [--key <name of this act>]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  // An amount below zero looks like an option.
  args: process.argv.slice(2).map((part) => (/^-\d+$/.test(part) ? ` ${part}` : part)),
  options: { key: { type: "string" } },
});
const [command, email = "", amountText = "", reason = ""] = positionals;

const pool = openRunningDatabase();
try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await pool.end();
}

async function run(): Promise<number> {
  if (command === "reconcile") return printReconciliation();
  const amount = Number(amountText);
  const isAct = command === "give" && email !== "" && reason.trim() !== "";
  const isAmount = Number.isInteger(amount) && amount !== 0 && Math.abs(amount) <= MOST_CREDITS;
  if (!isAct || !isAmount) {
    console.error(USAGE);
    return 2;
  }
  const key = values.key ?? randomUUID();
  const posted = await adjustCredits(pool, { email, amount, reason, key });
  if (!posted) {
    console.error(`Nobody has the address ${email}.`);
    return 1;
  }
  const what = posted.isNew ? "Done" : "Done before, under the same key";
  console.log(`${what}: the balance is ${posted.balance}, owed are ${posted.owed}.`);
  return 0;
}

async function printReconciliation(): Promise<number> {
  const { accounts, differences } = await reconcile(pool);
  if (differences.length === 0) {
    console.log(`The books of ${accounts} accounts agree.`);
    return 0;
  }
  console.table(differences);
  console.error(`${differences.length} differences in ${accounts} accounts.`);
  return 1;
}
