import { describe, expect, it } from "vitest";
import { investorProfile } from "./investor-profile.ts";
import { startupProfile } from "./startup-profile.ts";

const STARTUP = {
  name: "Lúa Vàng",
  tagline: "",
  description: "",
  industries: ["agritech" as const],
  venture_round: "seed",
  team_size: "" as const,
  founded_year: "2021",
  country: "Vietnam",
  city: "",
  address: "12 Nguyễn Trãi",
  company_email: "hello@luavang.example",
  website: "",
  founder_name: "Lan",
  mobile_phone: "+84912345678",
  whatsapp: "",
  line: "",
  telegram: "",
  zalo: "",
  linkedin: "",
};
const INVESTOR = {
  name: "Straits Harvest",
  tagline: "",
  description: "",
  investor_types: ["venture_capital" as const],
  investment_stages: ["seed" as const],
  target_regions: ["Vietnam" as const],
  target_industries: ["agritech" as const],
  founded_year: "2015",
  country: "Singapore",
  city: "",
  address: "1 Raffles Place",
  company_email: "deals@straits.example",
  website: "",
};
type Answer = { kept?: object; problems?: Record<string, string> };

function answer(
  schema: {
    safeParse(
      value: unknown,
    ):
      | ReturnType<typeof investorProfile.safeParse>
      | ReturnType<ReturnType<typeof startupProfile>["safeParse"]>;
  },
  form: object,
  money: object,
): Answer {
  const { success, data, error } = schema.safeParse({ ...form, ...money });
  if (!success) {
    return {
      problems: Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message])),
    };
  }
  return { kept: Object.fromEntries(Object.entries(data).filter(([name]) => !(name in form))) };
}
const ofStartup = (money: object) => answer(startupProfile("Vietnam"), STARTUP, money);
const ofInvestor = (money: object, form: object = INVESTOR) => answer(investorProfile, form, money);

describe("what a startup says of money", () => {
  it.each<[string, object, object]>([
    [
      "amounts with their currencies",
      { raising: " 1500000 ", raising_currency: "USD", revenue: "0", revenue_currency: "VND" },
      { raising: 1_500_000, raising_currency: "USD", revenue: 0, revenue_currency: "VND" },
    ],
    [
      "nothing, and no currency of nothing",
      { raising: "", raising_currency: "USD", revenue: "", revenue_currency: "" },
      { raising: null, raising_currency: null, revenue: null, revenue_currency: null },
    ],
    [
      "as much as there is",
      { raising: "999999999999999", raising_currency: "VND", revenue: "", revenue_currency: "" },
      { raising: 999_999_999_999_999, raising_currency: "VND", revenue: null },
    ],
  ])("keeps %s", (_what, money, kept) => {
    expect(ofStartup(money).kept).toMatchObject(kept);
  });

  it("leaves alone what is not sent", () => {
    const { kept = {} } = ofStartup({});
    expect(Object.values(kept).filter((value) => value !== undefined)).toEqual([]);
  });

  it.each<[object, Record<string, string>]>([
    [{ raising: "1.5M", raising_currency: "USD" }, { raising: "invalidAmount" }],
    [{ raising: "-5", raising_currency: "USD" }, { raising: "invalidAmount" }],
    [{ raising: "1000000000000000", raising_currency: "USD" }, { raising: "invalidAmount" }],
    [{ raising: "0", raising_currency: "USD" }, { raising: "amountZero" }],
    [{ raising: "5", raising_currency: "" }, { raising_currency: "required" }],
    [{ raising: "5" }, { raising_currency: "required" }],
    [{ revenue: "5", revenue_currency: "" }, { revenue_currency: "required" }],
  ])("refuses %j", (money, problems) => {
    expect(ofStartup(money).problems).toEqual(problems);
  });
});

describe("what an investor says of cheques", () => {
  it.each<[object, object]>([
    [
      { cheque_min: "5", cheque_max: "5", cheque_currency: "SGD" },
      { cheque_min: 5, cheque_max: 5, cheque_currency: "SGD" },
    ],
    [
      { cheque_min: "", cheque_max: "5", cheque_currency: "SGD" },
      { cheque_min: null, cheque_max: 5, cheque_currency: "SGD" },
    ],
    [
      { cheque_min: "", cheque_max: "", cheque_currency: "SGD" },
      { cheque_min: null, cheque_max: null, cheque_currency: null },
    ],
  ])("keeps %j", (money, kept) => {
    expect(ofInvestor(money).kept).toEqual(kept);
  });

  it.each<[object, Record<string, string>]>([
    [{ cheque_min: "6", cheque_max: "5", cheque_currency: "SGD" }, { cheque_max: "chequeOrder" }],
    [{ cheque_min: "0", cheque_max: "", cheque_currency: "SGD" }, { cheque_min: "amountZero" }],
    [{ cheque_min: "1", cheque_max: "", cheque_currency: "" }, { cheque_currency: "required" }],
    [{ cheque_min: "1", cheque_currency: "USD" }, { cheque_max: "required" }],
  ])("refuses %j", (money, problems) => {
    expect(ofInvestor(money).problems).toEqual(problems);
  });

  it("tells that the ends are out of order beside other problems", () => {
    const money = { cheque_min: "6", cheque_max: "5", cheque_currency: "SGD" };
    expect(ofInvestor(money, { ...INVESTOR, name: "" }).problems).toEqual({
      name: "required",
      cheque_max: "chequeOrder",
    });
  });
});
