import { expect, it } from "vitest";
import { INVESTOR_ROLE } from "../../../../contracts/accounts.ts";
import { reviewProfileByRules } from "../review-profile.ts";
import { evidenceOf } from "../test-evidence.ts";

const TAGLINE = "让夜市摊位每天准时收摊";
const findingOf = (description: string) =>
  reviewProfileByRules({
    ...evidenceOf({ tagline: TAGLINE, description }),
    language: "zh",
  }).findings.find(({ rule }) => rule === "thin_description");

it("a Chinese text is counted in characters, and a Latin name in it by its words", () => {
  const finding = findingOf("Hawkerly 为摊主提供排队系统。");
  expect(finding?.weight).toBe("advice");
  expect(finding?.why).toContain("只有 21 个字");
  expect(finding?.fix).toContain("50 个字以上");
});

it("fewer than twenty characters are in the way", () => {
  const finding = findingOf("我们卖冷冻食品。");
  expect(finding?.weight).toBe("rejects");
  expect(finding?.why).toContain("合计只有 18 个字");
});

it("fifty are enough", () => {
  const description =
    "我们为新加坡的夜市摊主提供排队和收款系统，顾客扫码下单，摊主不再站着收钱，平均每晚早收摊四十分钟。";
  expect(findingOf(description)).toBeUndefined();
});

it("words are counted elsewhere, also beside a few Chinese characters", () => {
  const evidence = evidenceOf({ tagline: "小米", description: "We sell frozen food in Bandung." });
  const finding = reviewProfileByRules(evidence).findings.find(
    ({ rule }) => rule === "thin_description",
  );
  expect(finding?.why).toContain("words in total");
});

it("an investor is told to write of what an investor has, not of customers", () => {
  const description =
    "We back farm and food companies across Southeast Asia with patience and care.";
  const { findings } = reviewProfileByRules(evidenceOf({ description }, { role: INVESTOR_ROLE }));
  const finding = findings.find(({ rule }) => rule === "thin_description");
  expect(finding?.fix).toContain("portfolio");
  expect(finding?.fix).not.toContain("customers");
});
