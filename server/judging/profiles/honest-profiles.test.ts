import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { reviewProfileByRules } from "./review-profile.ts";
import { evidenceOf, rejectedBy, STORIES } from "./test-evidence.ts";
import { HONEST } from "./test-honest-profiles.ts";

it.each(HONEST)("$name is approved", (draft) => {
  const { verdict, findings } = reviewProfileByRules(evidenceOf(draft));
  expect(findings.filter(({ weight }) => weight === "rejects")).toEqual([]);
  expect(verdict).toBe("approved");
});

it.each(LANGUAGES)("a plain story in %s gives nothing to say at all", (language) => {
  expect(reviewProfileByRules(evidenceOf({ description: STORIES[language] }))).toEqual({
    verdict: "approved",
    findings: [],
  });
});

const inLanguages = z.record(z.enum(LANGUAGES), z.string());
const sample = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    city: z.string(),
    address: z.string(),
    industries: z.array(z.string()).default([]),
    types: z.array(z.string()).default([]),
    foundedYear: z.number(),
    founderName: z.string().default(""),
    website: z.string(),
    tagline: inLanguages,
    description: inLanguages,
  }),
);

describe.each(["startups", "investors"])("every one of our sample %s", (file) => {
  const seed = path.resolve(import.meta.dirname, "../../../supabase/seed/sample");
  const companies = sample.parse(JSON.parse(readFileSync(path.join(seed, `${file}.json`), "utf8")));

  it.each(LANGUAGES)("is approved in %s", (language) => {
    for (const { tagline, description, types, ...company } of companies) {
      const evidence = evidenceOf({
        ...company,
        investorTypes: types,
        tagline: tagline[language],
        description: description[language],
      });
      expect([company.name, ...rejectedBy(evidence)]).toEqual([company.name]);
    }
  });
});
