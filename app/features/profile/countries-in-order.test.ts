import { expect, it } from "vitest";
import { COUNTRIES } from "../../../contracts/catalogue.ts";
import { countriesInOrder } from "./countries-in-order.ts";

it("Southeast Asia comes first, then the others by the reader's alphabet, and Other last", () => {
  const names: Record<string, string> = { UK: "Vương quốc Anh", Germany: "Đức", Australia: "Úc" };
  const { all, farther } = countriesInOrder((country) => names[country] ?? country, "vi");
  expect(all.slice(0, 7)).toEqual([
    "Singapore",
    "Indonesia",
    "Malaysia",
    "Vietnam",
    "Thailand",
    "Philippines",
    "Angola",
  ]);
  expect(farther.indexOf("Germany")).toBeLessThan(farther.indexOf("El Salvador"));
  expect(farther.slice(-4)).toEqual(["Australia", "USA", "UK", "Other"]);
  expect([...all].sort()).toEqual([...COUNTRIES].sort());
});
