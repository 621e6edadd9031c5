import { expect, it } from "vitest";
import { emptyArticle } from "../../contracts/desk/article.ts";
import type { DeskPicture } from "../../contracts/desk/pictures.ts";
import { describedBy } from "./described-by.ts";

const PICTURE: DeskPicture = {
  id: "0a1b2c3d-1111-4222-8333-444455556666",
  kind: "photo",
  name: "rice.jpg",
  address: "/pictures/0a1b2c3d-1111-4222-8333-444455556666-9x9-aaaaaa-50-50",
  alt: { en: "Rice", vi: "Lúa", th: " " },
  credit: "",
  licence: "",
  addedAt: "2026-11-27T00:00:00Z",
  isShown: false,
  revision: 1,
};

it("a chosen picture describes itself where the article does not yet, in each language", () => {
  const { texts } = emptyArticle();
  const before = { ...texts, en: { ...texts.en, imageAlt: "Our own words" } };
  const after = describedBy(before, PICTURE);
  expect(after.en).toBe(before.en);
  expect(after.vi).toEqual({ ...before.vi, imageAlt: "Lúa" });
  for (const language of ["th", "zh", "id"] as const)
    expect(after[language]).toBe(before[language]);
  expect(describedBy(before, undefined)).toEqual(before);
});
