import { it } from "vitest";
import { expectSteady, repeated } from "../../language/test-pace.ts";
import { businessLicense } from "./rules/business-license.ts";
import { deckOfOtherCompany } from "./rules/pitch-deck.ts";
import { evidenceOf, fileOf } from "./test-evidence.ts";
import { publicTexts } from "./text/public-text.ts";

/** As much of a document as is read. */
const LENGTH = 100_000;

it.each([
  ["Sariloka", "ก"],
  ["Sariloka", "thị trường "],
  ["Sariloka", "Ａ\u0301 "],
  ["Sariloka", "a\u200b"],
  ["Sariloka", "а"],
  ["Sariloka", "PT é\n"],
  ["雲鏈冷鏈公司雲鏈冷鏈公司", "雲鏈冷國"],
  ["雲".repeat(120), "雲鏈國"],
])("a document is looked through for “%s” in no more time than its length: %j", (name, sign) => {
  const { draft } = evidenceOf({ name, founderName: "王 小 明 สมชาย" });
  const texts = publicTexts(draft);
  const read = (text: string) => {
    const file = fileOf("en", ["", text]);
    const evidence = { draft, pitchDeck: file, businessLicense: file };
    return [...deckOfOtherCompany({ texts, evidence }), ...businessLicense({ texts, evidence })];
  };
  expectSteady((length) => read(repeated(sign, length)), LENGTH);
});
