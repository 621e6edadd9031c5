import { describe, expect, it } from "vitest";
import { readInvestors, readStartups } from "./read-profiles.ts";

function reading(read: typeof readStartups | typeof readInvestors, parsed: unknown) {
  const warnings: string[] = [];
  const profiles = read(parsed, (warning) => warnings.push(warning));
  return { profiles, warnings };
}

const whole = {
  id: "s1",
  startupName: "Kasirin",
  industry: ["FinTech"],
  ventureRound: "Seed",
  country: "Indonesia",
  description: "Payments",
};

describe("profiles from a file", () => {
  it("are found under names in snake case and other names of the same", () => {
    const { profiles } = reading(readInvestors, [
      { id: 1, investor_name: "Angin", target_regions: "Indonesia", check_size: "$1M" },
    ]);
    expect(profiles).toEqual([
      { id: "1", name: "Angin", targetRegions: ["Indonesia"], cheque: "$1M" },
    ]);
  });

  it("keep a text that is given as its lines", () => {
    const { profiles, warnings } = reading(readStartups, [
      { ...whole, matchCriteria: ["No token funds", "No accelerators"] },
    ]);
    expect(warnings).toEqual([]);
    expect(profiles[0]).toMatchObject({ matchCriteria: "No token funds\nNo accelerators" });
  });

  it("are read without a word where all is well; unknown fields are ignored", () => {
    const { profiles, warnings } = reading(readStartups, [{ ...whole, shoeSize: 43 }]);
    expect(warnings).toEqual([]);
    expect(profiles).toEqual([
      {
        id: "s1",
        name: "Kasirin",
        industry: ["FinTech"],
        ventureRound: "Seed",
        country: "Indonesia",
        description: "Payments",
      },
    ]);
  });

  it("lose only what cannot be read", () => {
    const { profiles, warnings } = reading(readStartups, [
      { ...whole, industry: { main: "fintech" }, ventureRound: "Series Z9", country: "Atlantis" },
    ]);
    expect(profiles).toHaveLength(1);
    expect(warnings).toEqual([
      'startup s1: "industry" cannot be read and is ignored.',
      "startup s1: no industry.",
      'startup s1: "Series Z9" is no ventureRound that we know and is ignored.',
      'startup s1: "Atlantis" is no country that we know and is ignored.',
    ]);
  });

  it("need an id of their own", () => {
    const { profiles, warnings } = reading(readStartups, [
      whole,
      { ...whole, id: undefined },
      { ...whole },
      "Kasirin",
      null,
      { ...whole, id: 7 },
    ]);
    expect(profiles.map(({ id }) => id)).toEqual(["s1", "7"]);
    expect(warnings).toEqual([
      "startup 2: left out, as it has no id.",
      "startup s1: left out, as another has the same id.",
      "startup 4: left out, as it is no profile.",
      "startup 5: left out, as it is no profile.",
    ]);
  });

  it("may be inside an object, with one value instead of a list, and other names of fields", () => {
    const { profiles } = reading(readInvestors, {
      investors: [
        {
          id: "i1",
          name: "A",
          targetIndustries: "Fintech, SaaS",
          stages: "Seed",
          regions: ["SEA"],
        },
      ],
    });
    expect(profiles).toEqual([
      {
        id: "i1",
        name: "A",
        targetedIndustries: ["Fintech", "SaaS"],
        investmentStages: ["Seed"],
        targetRegions: ["SEA"],
      },
    ]);
  });

  it.each([undefined, 5, "x", {}, { a: 1 }])("are none in %j", (parsed) => {
    const { profiles, warnings } = reading(readInvestors, parsed);
    expect(profiles).toEqual([]);
    expect(warnings).toEqual(["The investors are no array of profiles."]);
  });
});
