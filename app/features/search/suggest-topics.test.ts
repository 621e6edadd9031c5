import { expect, it } from "vitest";
import zh from "../../i18n/locales/zh/labels.json";
import { labeller } from "../../i18n/messages.ts";
import { suggestTopics } from "./suggest-topics.ts";

const inEnglish = (value: string) => value;
const inChinese = labeller({ labels: zh });

it("finds a sector by its beginning, in the reader's language or in English", () => {
  expect(suggestTopics("fin", inChinese)).toContainEqual({
    id: "fintech",
    label: zh.fintech,
    address: "/sectors/fintech",
  });
  expect(suggestTopics(zh.fintech, inChinese)[0]?.address).toBe("/sectors/fintech");
});

it("finds countries", () => {
  expect(suggestTopics("viet", inEnglish)).toEqual([
    { id: "Vietnam", label: "Vietnam", address: "/countries/vietnam" },
  ]);
});

it("finds nothing for a letter, for signs, or for words that no topic has", () => {
  for (const text of ["f", "!!", "fin zz"]) expect(suggestTopics(text, inEnglish)).toEqual([]);
});
