import { describe, expect, it } from "vitest";
import { investor, startup } from "../test-profiles.ts";
import { investorActivity, startupActivity } from "./activity.ts";
import { chequeScore } from "./cheque.ts";
import { criteriaScore } from "./criteria-text.ts";
import { geographyScore } from "./geography.ts";
import { rarityOf } from "./likeness.ts";
import { sectorScore } from "./sector.ts";
import { stageScore } from "./stage.ts";

const TODAY = Date.UTC(2026, 10, 22);

describe("sector", () => {
  it("prefers the same over a close industry, and that over another", () => {
    const same = sectorScore(startup(), investor()) ?? 0;
    const close = sectorScore(startup(), investor({ targetedIndustries: ["insurtech"] })) ?? 0;
    const other = sectorScore(
      startup(),
      investor({ targetedIndustries: ["biotech"], description: "" }),
    );
    expect(same).toBeGreaterThan(0.9);
    expect(close).toBeGreaterThan(0.1);
    expect(close).toBeLessThan(same / 2);
    expect(other).toBe(0);
  });

  it("prefers a specialist over an investor in everything", () => {
    const everything = investor({
      targetedIndustries: [
        "fintech",
        "saas",
        "ai",
        "travel",
        "media",
        "web3",
        "edtech",
        "climate",
        "hardware",
        "biotech",
        "proptech",
        "mobility",
      ],
    });
    expect(sectorScore(startup(), everything)).toBeLessThan(
      sectorScore(startup(), investor()) ?? 0,
    );
  });

  it("reads the industry of a startup that names none, and knows nothing where nothing is said", () => {
    expect(sectorScore(startup({ industry: undefined }), investor())).toBeGreaterThan(0.8);
    expect(
      sectorScore(startup({ industry: undefined, description: "" }), investor()),
    ).toBeUndefined();
    const silent = investor({ targetedIndustries: undefined, description: "" });
    expect(sectorScore(startup(), silent)).toBeUndefined();
  });
});

describe("stage", () => {
  it.each([
    [["seed"], 1],
    [["pre_seed"], 1 / 3],
    [["series_b"], 0],
  ])("of an investor at %s", (investmentStages, score) => {
    expect(stageScore(startup(), investor({ investmentStages }))).toBeCloseTo(score);
  });

  it("is unknown where either side is silent", () => {
    expect(stageScore(startup({ ventureRound: undefined }), investor())).toBeUndefined();
    expect(stageScore(startup(), investor({ investmentStages: undefined }))).toBeUndefined();
  });
});

describe("cheque", () => {
  it("fits within a round, and falls with the distance", () => {
    const of = (chequeMin: number, chequeMax: number) =>
      chequeScore(startup(), investor({ chequeMin, chequeMax })) ?? -1;
    expect(of(300_000, 1_000_000)).toBe(1);
    expect(of(4_000_000, 9_000_000)).toBeCloseTo(2 / 3);
    expect(of(50_000_000, 90_000_000)).toBe(0);
    expect(of(10_000, 25_000)).toBe(0);
  });

  it("reads both sides from texts in other currencies", () => {
    const asks = startup({ raising: undefined, description: "กำลังระดมทุน 66 ล้านบาท" });
    const writes = investor({
      chequeMin: undefined,
      chequeMax: undefined,
      matchCriteria: "Tiket Rp 5–20 miliar.",
    });
    expect(chequeScore(asks, writes)).toBe(1);
    expect(chequeScore(startup({ raising: undefined }), writes)).toBeUndefined();
  });
});

describe("geography", () => {
  it.each([
    [["Indonesia"], 1],
    [["Southeast Asia"], 1],
    [["Global"], 0.8],
    [["Thailand"], 0.2],
    [["Brazil"], 0],
  ])("of an investor in %s", (targetRegions, score) => {
    expect(geographyScore(startup(), investor({ targetRegions }))).toBe(score);
  });
});

describe("activity", () => {
  it("is best in the same field, less elsewhere, and nothing when a year has passed", () => {
    const of = (industries: string[], date: string) =>
      investorActivity(startup(), investor({ deals: [{ company: "X", industries, date }] }), TODAY);
    expect(of(["fintech"], "2026-07-01")).toBe(1);
    expect(of(["travel"], "2026-07-01")).toBeGreaterThan(0.5);
    expect(of(["travel"], "2026-07-01")).toBeLessThan(1);
    expect(of(["fintech"], "2025-11-01")).toBe(0);
    expect(of(["fintech"], "2027-02-01")).toBe(0);
    expect(investorActivity(startup(), investor({ deals: [] }), TODAY)).toBeUndefined();
  });

  it("of a startup is its own last round", () => {
    expect(startupActivity(startup({ rounds: [{ date: "2026-03" }] }), TODAY)).toBe(1);
    expect(startupActivity(startup({ rounds: [{ date: "2021" }] }), TODAY)).toBeLessThan(0.5);
    expect(startupActivity(startup(), TODAY)).toBeUndefined();
  });
});

describe("criteria text", () => {
  const score = (description: string, matchCriteria: string) => {
    const one = startup({ description });
    const other = investor({ description: "", matchCriteria });
    return criteriaScore(one, other, rarityOf(one.words, [other]), other) ?? 0;
  };

  it.each([
    ["Telemedicine for rural clinics", "ลงทุนในการแพทย์ทางไกลสำหรับคลินิก", "ลงทุนในเกม"],
    ["Cold chain for shrimp farmers", "关注冷链和水产养殖", "关注房地产"],
    ["Chuỗi lạnh cho nông sản", "Cold storage for farm produce", "Esports and games"],
    ["Tukar baterai untuk motor listrik", "Trạm sạc và xe điện", "Bảo hiểm nhân thọ"],
  ])("compares across languages: %s", (description, alike, other) => {
    expect(score(description, alike)).toBeGreaterThan(score(description, other) + 0.3);
  });
});
