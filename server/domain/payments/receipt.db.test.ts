import { expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { handleEvent } from "./handle-event.ts";
import { composeReceipt } from "./payment-mail.ts";
import { noticeOf, testGateway } from "./test-gateway.ts";
import { paidPack, paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer } = paymentsDatabase();

/** The receipt for 30 credits bought by somebody with this debt, in each language. */
async function receipts(owed: number) {
  const { actor, accountId, customer: reference } = await customer();
  if (owed > 0) {
    await pool().query(
      "select internal.post_credit_entry($1, 'adjustment', $2, $3, 'test', 'operator', 'test')",
      [accountId, -owed, `owed:${accountId}`],
    );
  }
  const gateway = testGateway();
  const pack = paidPack(reference);
  gateway.invoices.set(pack.reference, pack);
  await handleEvent(means(gateway), noticeOf("invoice", pack.reference));
  const { rows } = await pool().query<{ id: string }>(
    "select id from public.invoices where reference = $1",
    [pack.reference],
  );
  const texts: Record<string, string> = {};
  for (const language of LANGUAGES) {
    await pool().query("update public.profiles set language = $2 where user_id = $1", [
      actor.userId,
      language,
    ]);
    const mail = await composeReceipt(pool(), rows[0]?.id ?? "", "https://benih.example");
    texts[language] = mail?.text ?? "";
    expect(texts[language]).not.toMatch(/\{\w+\}/);
  }
  return texts;
}

it("a receipt says that the credits are there", async () => {
  const { en } = await receipts(0);
  expect(en).toContain("Your credits are in your account, ready to use.");
  expect(en).not.toContain("owed");
});

it("a receipt says how many credits settled what was owed, and how many are there", async () => {
  const texts = await receipts(12);
  expect(texts.en).toContain("12 credits settled what your account owed.");
  expect(texts.en).toContain("18 credits are in your account, ready to use.");
  for (const language of LANGUAGES) {
    expect(texts[language]).toContain("12");
    expect(texts[language]).toContain("18");
  }
});

it.each([30, 45])("a receipt promises no credits where %i were owed", async (owed) => {
  const { en } = await receipts(owed);
  expect(en).toContain("30 credits settled what your account owed.");
  expect(en).not.toContain("ready to use");
});
