import type { Row } from "./database.ts";

type Case = [what: string, changes: Row];

/** What both kinds of profile hold alike, at the limits that their forms name. */
export const DRAFT_LIMITS_KEPT: Case[] = [
  ["nothing but its person", {}],
  ["a name of 120 characters", { name: "ก".repeat(120) }],
  ["a line of 200", { tagline: "t".repeat(200) }],
  ["a description of 5000", { description: "d".repeat(5000) }],
  ["an address of 300", { address: "a".repeat(300) }],
  ["an e-mail address of 254", { company_email: "e".repeat(254) }],
  ["criteria of 2000", { match_criteria: "c".repeat(2000) }],
  ["a website", { website: "https://padi.example/about?us=1" }],
  ["no country, no year", { country: null, founded_year: null }],
];

export const DRAFT_LIMITS_BROKEN: Case[] = [
  ["a name of 121 characters", { name: "n".repeat(121) }],
  ["a line of 201", { tagline: "t".repeat(201) }],
  ["a description of 5001", { description: "d".repeat(5001) }],
  ["a city of 121", { city: "c".repeat(121) }],
  ["an address of 301", { address: "a".repeat(301) }],
  ["an e-mail address of 255", { company_email: "e".repeat(255) }],
  ["criteria of 2001", { match_criteria: "c".repeat(2001) }],
  ["a website of 301", { website: `https://${"w".repeat(293)}` }],
  ["a website that is a script", { website: "javascript:alert(1)" }],
  ["a website with a tag", { website: "https://padi.example/<b>" }],
  ["a website with a blank", { website: "https://padi.example/ x" }],
  ["a website of two lines", { website: "https://padi.example\njavascript:alert(1)" }],
  ["a country that is not on the list", { country: "Atlantis" }],
  ["a year before 1800", { founded_year: 1799 }],
  ["a year after 2200", { founded_year: 2201 }],
];
