import { expect, it } from "vitest";
import { takeIn } from "./take-in.ts";

const text = (title: string, at: string | null = null) => ({ title, body: "", at });

it("keeps what was typed since, and takes what the server made of the rest", () => {
  const sent = { slug: "", author: "Lan", texts: { en: text("Rice"), vi: text("") } };
  const saved = {
    slug: "rice",
    author: "Lan",
    texts: { en: text("Rice", "10:00"), vi: text("Lúa", "10:00") },
  };
  const typed = { ...sent, author: "Lan Anh", texts: { ...sent.texts, en: text("Rice grows") } };
  expect(takeIn(typed, sent, saved)).toEqual({
    slug: "rice",
    author: "Lan Anh",
    texts: { en: text("Rice grows", "10:00"), vi: text("Lúa", "10:00") },
  });
});

it("takes a list as a whole", () => {
  const typed = takeIn({ sources: ["a", "b"] }, { sources: ["a"] }, { sources: ["A"] });
  expect(typed).toEqual({ sources: ["a", "b"] });
});
