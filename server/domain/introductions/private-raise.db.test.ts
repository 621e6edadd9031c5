import { beforeEach, expect, it } from "vitest";
import { listIntroductions } from "./list-introductions.ts";
import { introductionsDatabase } from "./test-introductions.ts";

const market = introductionsDatabase();

beforeEach(() => market.clear());

it("tells what a startup raises to nobody but itself", async () => {
  const { startup, investor } = await market.couple();
  await market.answer(investor, await market.asked(startup, investor), "agreed");
  await market.pool().query(
    `update public.startup_profiles
        set raising = 1500000, raising_currency = 'USD', founder_name = 'Sari Wijaya'`,
  );
  const raising = { amount: 1_500_000, currency: "USD" };
  const own = await listIntroductions(market.pool(), startup.actor);
  expect(own).toMatchObject([{ own: { founder: "Sari Wijaya", raising } }]);
  const others = await listIntroductions(market.pool(), investor.actor);
  expect(JSON.stringify(others)).not.toContain("1500000");
});

it("says of one's own matches only what both sides share, and of older ones nothing", async () => {
  const { startup, investor } = await market.couple();
  await market.asked(startup, investor);
  const reasonIn = async (language: "en" | "vi") => {
    const [shown] = await listIntroductions(market.pool(), investor.actor, language);
    return shown?.match?.reason;
  };
  // Its reasons might reveal an amount.
  expect(await reasonIn("en")).toBeNull();
  await market.pool().query(
    `update public.match_results
        set shared = 'Both pay.', other_words = '{"vi": {"reasons": ["Séc."], "shared": "Cùng chi trả."}}'
      where startup_id is not null`,
  );
  expect(await reasonIn("en")).toBe("Both pay.");
  expect(await reasonIn("vi")).toBe("Cùng chi trả.");
});
