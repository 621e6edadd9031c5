import { expect, it } from "vitest";
import { withinSentence } from "./within-sentence.ts";

it.each([
  ["Food tech", "food tech"],
  ["Venture Capital", "venture capital"],
  ["Association/Foundation", "association/foundation"],
  ["E-commerce", "e-commerce"],
  ["Pre-seed", "pre-seed"],
  ["Pre-Series A", "pre-Series A"],
  ["Series D+", "Series D+"],
  ["AI", "AI"],
  ["SaaS", "SaaS"],
  ["HR tech", "HR tech"],
  ["Web3", "Web3"],
  ["Phần mềm SaaS", "phần mềm SaaS"],
  ["Công nghệ y tế", "công nghệ y tế"],
  ["Pra-Seri A", "pra-Seri A"],
  ["人工智能", "人工智能"],
])("%s is %s within a sentence", (label, within) => {
  expect(withinSentence(label)).toBe(within);
});
