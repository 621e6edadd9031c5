import { expect, test } from "vitest";
import { searchAddress } from "./query.ts";

test("an address holds any text", () => {
  expect(searchAddress("kopi & roti #1")).toBe("/search?q=kopi%20%26%20roti%20%231");
  expect(searchAddress("加", "startups")).toBe("/search?q=%E5%8A%A0&in=startups");
});
