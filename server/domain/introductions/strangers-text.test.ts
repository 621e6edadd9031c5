import { expect, it } from "vitest";
import { nameWithoutLinks, withoutLinks } from "./strangers-text.ts";

it.each([
  ["https://evil.example/a", "https[:]//evil[.]example/a"],
  ["www.evil.example", "www[.]evil[.]example"],
  ["lan@evil.example", "lan@evil[.]example"],
  ["http://1.2.3.4/x", "http[:]//1[.]2[.]3[.]4/x"],
  ["1.2.3.4/login", "1[.]2[.]3[.]4/login"],
  ["at 10.20.30.40, today", "at 10[.]20[.]30[.]40, today"],
  ["1.200.100.100/login", "1[.]200[.]100[.]100/login"],
  ["1.200.100.100:8080", "1[.]200[.]100[.]100:8080"],
  ["1․2．3。4/a", "1[.]2[.]3[.]4/a"],
  ["１.２.３.４/a", "１[.]２[.]３[.]４/a"],
  ["evil․example", "evil[.]example"],
  ["evil﹒example evil．example evil｡example", "evil[.]example evil[.]example evil[.]example"],
  ["ｅｖｉｌ．ｃｏｍ", "ｅｖｉｌ[.]ｃｏｍ"],
  ["evile\u0301.example", "evile\u0301[.]example"],
  ["กิน.ไทย ที่.ไทย", "กิน[.]ไทย ที่[.]ไทย"],
  ["🌾.example", "🌾[.]example"],
  ["evil\u00ad.\u2060example", "evil[.]example"],
  ["evil.\u0e34ก", "evil[.]\u0e34ก"],
  ["https：／／evil", "https[:]//evil"],
  ["ไทย.ไทย 公司。中国", "ไทย[.]ไทย 公司[.]中国"],
  ["evil\u200b.example", "evil[.]example"],
  ["3x.io", "3x[.]io"],
])("leaves no link in %s", (text, shown) => {
  expect(withoutLinks(text)).toBe(shown);
});

it.each([
  "We raised 2.5 million. Our margin is 40%.",
  "2.5/month",
  "Rp 1.200.000.000",
  "v1.2.3",
  "...",
  "1.2.3.4.5",
  "10.30:11.00",
  "第一。 第二。",
  "U.S. and E.U",
  "…",
  "",
])("leaves a text as it is: %s", (text) => {
  expect(withoutLinks(text)).toBe(text.replace("E.U", "E[.]U").replace("U.S.", "U[.]S."));
});

it("keeps a name on one line", () => {
  expect(nameWithoutLinks("Padi\r\nBcc: x\u0000\u202e")).toBe("Padi Bcc: x");
});
