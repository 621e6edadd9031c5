import { describe, expect, it } from "vitest";
import { guessMapping } from "./known-words.ts";
import { readCell, readMoney } from "./read-cell.ts";

describe("headings", () => {
  it.each([
    ["en", ["Company name", "Industry", "Stage", "Country", "Nonsense"]],
    ["zh", ["公司名称", "行业", "融资阶段", "国家", "无关"]],
    ["vi", ["Tên công ty", "Ngành", "Giai đoạn", "Quốc gia", "Khác"]],
    ["th", ["ชื่อบริษัท", "อุตสาหกรรม", "ระยะ", "ประเทศ", "อื่น"]],
    ["id", ["Nama perusahaan", "Industri", "Tahap", "Negara", "Lainnya"]],
  ])("are understood in %s", (_language, headings) => {
    expect(guessMapping("startup", headings)).toEqual([
      "name",
      "industries",
      "venture_round",
      "country",
      null,
    ]);
  });

  it("our own names go first, and each field is taken once", () => {
    expect(guessMapping("round", ["Company", "startup", "Company name"])).toEqual([
      null,
      "startup",
      null,
    ]);
  });
});

describe("cells", () => {
  it.each([
    ["country", "Việt Nam", "Vietnam"],
    ["country", "ไทย", "Thailand"],
    ["country", "印度尼西亚", "Indonesia"],
    ["country", "SG", "Singapore"],
    ["venture_round", "Vòng hạt giống", "seed"],
    ["venture_round", "种子轮", "seed"],
    ["venture_round", "Series-A", "series_a"],
    ["kind", "Hibah", "grant"],
    ["kind", "过桥轮", "bridge"],
    ["industries", "fintech; Logistik", ["fintech", "logistics"]],
    ["team_size", "11–50", "11-50"],
    ["announced_on", "2026/3/4", "2026-03-04"],
    ["announced_on", "2026年3月4日", "2026-03-04"],
    ["is_published", "ya", true],
    ["is_published", "ไม่", false],
    ["website", "sawah.co.id", "https://sawah.co.id"],
    ["founder_name", "'=Anna", "=Anna"],
    ["published_at", "2026-02-28", "2026-02-28T00:00:00.000Z"],
    ["published_at", "2026-02-28 23:59", "2026-02-28T23:59:00.000Z"],
    ["published_at", "2026-02-28T10:00:00.123456+07", "2026-02-28T10:00:00.123456+07"],
    ["tagline_vi", "", null],
    ["tagline", "", ""],
    ["tagline", "Ri\u0002ce\vand more\u0002", "Rice and more"],
  ] as const)("%s: %s", (field, cell, value) => {
    expect(readCell(field, cell)).toEqual({ value });
  });

  it.each([
    ["country", "Atlantis", "unknownValue"],
    ["name", " ", "required"],
    ["name", "\u0002", "required"],
    ["name", "Sa\u0000wah", "unknownValue"],
    ["name", "x".repeat(121), "tooLong"],
    ["announced_on", "03/04/2026", "invalidDay"],
    ["announced_on", "2026-02-30", "invalidDay"],
    ["published_at", "2026-02-30", "invalidMoment"],
    ["published_at", "2026-02-30T10:00Z", "invalidMoment"],
    ["published_at", "2026-02-28T24:30Z", "invalidMoment"],
    ["published_at", "2026-02-28T10:00+19:00", "invalidMoment"],
    ["published_at", "0000-01-01T00:00Z", "invalidMoment"],
    ["published_at", "2026-02-28Z", "invalidMoment"],
    ["published_at", "10:00", "invalidMoment"],
    ["founded_year", "26", "invalidYear"],
    ["slug", "Not a slug", "invalidSlug"],
    ["id", "7", "invalidId"],
    ["website", "nowhere", "invalidWebsite"],
    ["is_published", "perhaps", "invalidYesNo"],
  ] as const)("%s: %s is %s", (field, cell, problem) => {
    expect(readCell(field, cell)).toEqual({ problem });
  });
});

describe("money", () => {
  const cells = { amount: "", currency: "", rate: "", usdThousand: "" };
  it("is kept in its currency, and counted in dollars at its rate", () => {
    expect(readMoney({ ...cells, amount: "Rp 5 miliar", rate: "16000" }, "USD")).toEqual({
      amount: 5e9,
      currency: "IDR",
      rate: 16_000,
      usdThousand: 312.5,
    });
    expect(readMoney({ ...cells, amount: "1500000.50" }, "USD")).toMatchObject({
      amount: 1_500_000.5,
      currency: "USD",
      rate: null,
      usdThousand: 1500,
    });
    expect(readMoney({ ...cells, usdThousand: "12.34" }, "USD")).toMatchObject({
      amount: null,
      usdThousand: 12.3,
    });
  });

  it("is read as it is written in Jakarta, Hanoi and New York, and never a thousand times too large", () => {
    const rupiah = { ...cells, amount: "160,000,000,000", currency: "IDR" };
    expect(readMoney({ ...rupiah, rate: "16,000" }, "USD")).toMatchObject({
      rate: 16_000,
      usdThousand: 10_000,
    });
    expect(readMoney({ ...cells, usdThousand: "1.500" }, "USD")).toMatchObject({
      usdThousand: 1500,
    });
    expect(readMoney({ ...cells, usdThousand: "1,500.5" }, "USD")).toMatchObject({
      usdThousand: 1500.5,
    });
  });

  it("has the rate that its dollars were counted by, where no other is given", () => {
    const given = { ...cells, amount: "5000000000", currency: "IDR", usdThousand: "300" };
    expect(readMoney(given, "USD")).toMatchObject({ rate: 16_666.666667, usdThousand: 300 });
    expect(readMoney({ ...given, rate: "16300" }, "USD")).toMatchObject({ rate: 16_300 });
  });

  it.each([
    [{ amount: "5000000", usdThousand: "5000000" }],
    [{ amount: "5000000", usdThousand: "5200" }],
    [{ amount: "5000000000", currency: "IDR", rate: "16000", usdThousand: "5000" }],
    [{ amount: "5000000000", currency: "IDR", rate: "16000", usdThousand: "321" }],
    [{ amount: "5000000", currency: "MYR", usdThousand: "5000" }],
    [{ amount: "5000000000", currency: "IDR", usdThousand: "5000" }],
  ])("that its dollars contradict is not: %o", (given) => {
    expect(readMoney({ ...cells, ...given }, "USD")).toEqual({
      field: "amount_usd_thousand",
      problem: "invalidAmount",
    });
  });

  it.each([
    [{ amount: "5060000", usdThousand: "5000" }, 5000],
    [{ amount: "12345", usdThousand: "12" }, 12],
    [{ amount: "5000000000", currency: "IDR", rate: "16000", usdThousand: "313" }, 313],
    // In the year 2011.
    [{ amount: "5000000000", currency: "IDR", usdThousand: "588" }, 588],
    [{ amount: "760000000", currency: "JPY", usdThousand: "10000" }, 10_000],
  ])("is as its dollars say, in round figures: %o", (given, usdThousand) => {
    expect(readMoney({ ...cells, ...given }, "USD")).toMatchObject({ usdThousand });
  });

  it.each([
    [{ amount: "5000000000", currency: "IDR" }, "rate", "required"],
    [
      { amount: "5000000000", currency: "IDR", usdThousand: "300000" },
      "amount_usd_thousand",
      "invalidAmount",
    ],
    [{ amount: "a lot" }, "amount", "invalidAmount"],
    [{ amount: "-5" }, "amount", "invalidAmount"],
    [{ amount: "5", currency: "DOGE" }, "currency", "invalidCurrency"],
    [{ amount: "5", currency: "KRW" }, "currency", "invalidCurrency"],
    [{ amount: "Rp 5 miliar", currency: "THB" }, "currency", "invalidCurrency"],
    [{ amount: "5000", currency: "SGD", rate: "0" }, "rate", "invalidRate"],
    [{ amount: "160,000,000,000", currency: "IDR", rate: "16.300" }, "rate", "invalidRate"],
    [{ usdThousand: "1.234.5" }, "amount_usd_thousand", "invalidAmount"],
    [{ usdThousand: "0" }, "amount_usd_thousand", "invalidAmount"],
    [{ usdThousand: "0.04" }, "amount_usd_thousand", "invalidAmount"],
    [{ usdThousand: "99999999999.96" }, "amount_usd_thousand", "invalidAmount"],
    [{ amount: "999999999999999" }, "amount", "invalidAmount"],
    [{ amount: "49" }, "amount", "invalidAmount"],
  ])("%o", (given, field, problem) => {
    expect(readMoney({ ...cells, ...given }, "USD")).toEqual({ field, problem });
  });
});
