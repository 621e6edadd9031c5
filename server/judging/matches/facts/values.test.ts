import { describe, expect, it } from "vitest";
import { stageBit, stageNames } from "../../../language/stages.ts";
import { conceptAt } from "../lexicon/concepts.ts";
import { readCountry, readIndustry, readInvestorType, readPlaces, readStages } from "./values.ts";

describe("values of the closed lists, as people spell them", () => {
  it.each([
    ["FinTech", "fintech"],
    ["Finteh", "fintech"],
    ["Công nghệ nông nghiệp", "agritech"],
    ["เทคโนโลยีสุขภาพ", "healthtech"],
    ["物流", "logistics"],
    ["Perangkat keras", "hardware"],
    ["AI", "ai"],
    ["Electric vehicles", "mobility"],
  ])("industry %s", (value, industry) => {
    expect(readIndustry(value)?.[0]).toBe(conceptAt(industry));
  });

  it.each([
    ["Series A", "series_a"],
    ["series_a", "series_a"],
    ["Pre-Seed", "pre_seed"],
    ["Seed round", "seed"],
    ["Pre-Series A", "pre_series_a"],
    ["Series D+", "series_d_plus"],
    ["Series E", "series_d_plus"],
    ["A 轮", "series_a"],
    ["Hạt giống", "seed"],
    ["Seri B", "series_b"],
    ["ซีรีส์ B", "series_b"],
  ])("stage %s", (value, stage) => {
    expect(readStages(value)).toBe(stageBit(stage));
  });

  it("reads a range of stages", () => {
    expect(stageNames(readStages("Early stage") ?? 0)).toContain("seed");
  });

  it.each([
    ["Viet Nam", "Vietnam"],
    ["Việt Nam", "Vietnam"],
    ["United States", "USA"],
    ["ไทย", "Thailand"],
    ["新加坡", "Singapore"],
    ["Philipines", "Philippines"],
    ["Tiongkok", "China"],
  ])("country %s", (value, country) => {
    expect(readCountry(value)).toBe(country);
  });

  it("takes a region for its countries and the world for any", () => {
    expect(readPlaces("Southeast Asia")?.places).toContain("Vietnam");
    expect(readPlaces("Global")?.places).toEqual([]);
    expect(readCountry("Southeast Asia")).toBeUndefined();
    expect(readCountry("vn")).toBe("Vietnam");
    expect(readCountry("IDN")).toBe("Indonesia");
    expect(readPlaces("DACH")?.places).toContain("Germany");
  });

  it.each([
    ["VC", "venture_capital"],
    ["Venture Capital", "venture_capital"],
    ["PE", "private_equity"],
    ["Association/Foundation", "association"],
    ["家族办公室", "family_office"],
  ])("investor type %s", (value, type) => {
    expect(readInvestorType(value)).toBe(type);
  });

  it("does not take one stage for the typo of another, nor guess at what is none", () => {
    expect(readStages("Series A")).not.toBe(readStages("Series B"));
    expect(readIndustry("Underwater basket weaving")).toBeUndefined();
    expect(readCountry("Atlantis")).toBeUndefined();
    expect(readInvestorType("friend")).toBeUndefined();
  });
});
