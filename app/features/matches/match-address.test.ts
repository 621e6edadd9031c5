import { expect, it } from "vitest";
import { matchAddress } from "./match-address.ts";

it("leads to the tab, to a run or to an introduction, as in mails", () => {
  expect(matchAddress()).toBe("/profile?tab=match");
  expect(matchAddress({ run: "a" })).toBe("/profile?tab=match&run=a");
  expect(matchAddress({ introduction: "a&b" })).toBe("/profile?tab=match&introduction=a%26b");
});
