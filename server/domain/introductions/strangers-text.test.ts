import { expect, it } from "vitest";
import { nameWithoutLinks, withoutLinks } from "./strangers-text.ts";

it.each([
  ["https://evil.example/a", "https[:]//evil[.]example/a"],
  ["www.evil.example", "www[.]evil[.]example"],
  ["lan@evil.example", "lan@evil[.]example"],
  ["http://1.2.3.4/x", "http[:]//1.2.3.4/x"],
  ["ไทย.ไทย 公司。中国", "ไทย[.]ไทย 公司[.]中国"],
  ["evil\u200b.example", "evil[.]example"],
  ["3x.io", "3x[.]io"],
])("leaves no link in %s", (text, shown) => {
  expect(withoutLinks(text)).toBe(shown);
});

it.each(["We raised 2.5 million. Our margin is 40%.", "第一。 第二。", "U.S. and E.U", "…", ""])(
  "leaves a text as it is: %s",
  (text) => {
    expect(withoutLinks(text)).toBe(text.replace("E.U", "E[.]U").replace("U.S.", "U[.]S."));
  },
);

it("keeps a name on one line", () => {
  expect(nameWithoutLinks("Padi\r\nBcc: x\u0000\u202e")).toBe("Padi Bcc: x");
});
