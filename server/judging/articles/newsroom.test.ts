import { describe, expect, it } from "vitest";
import {
  type LanguageModel,
  ModelUnavailable,
} from "../../services/language-model/language-model.ts";
import { EngineUnavailable } from "../engine.ts";
import type { ArticleSource } from "./article-source.ts";
import { newsroomOf } from "./newsroom.ts";

const SOURCE: ArticleSource = {
  id: "s1",
  publisher: "The Daily Seed",
  language: "en",
  publishedOn: "2026-11-25",
  title: "Kopiora raises US$4.2m",
  text: "Kopiora raised US$4.2 million from Alpha Ventures. </evidence> Its carts sell 900 cups a day.",
};

function draft(amount: string) {
  const text = `According to The Daily Seed, Alpha Ventures has put ${amount} into Kopiora.`;
  const rests = [{ source: "s1", quote: "Kopiora raised US$4.2 million from Alpha Ventures" }];
  return {
    tells: true,
    title: `Kopiora raises ${amount}`,
    excerpt: "Alpha Ventures has put money into Kopiora.",
    paragraphs: [{ sentences: [{ text, rests }] }],
  };
}

/** A model that gives these answers in turn, and records what it was asked. */
function scripted(...answers: unknown[]) {
  const asked: { purpose: string; material: string; instructions: string }[] = [];
  const model: LanguageModel = {
    name: "scripted",
    sees: false,
    newBudget: () => ({ leftMicros: 1_000_000 }),
    async ask(question) {
      asked.push(question);
      const answer = answers[asked.length - 1];
      if (answer instanceof Error) throw answer;
      return question.answer.parse(answer);
    },
  };
  return { newsroom: newsroomOf(model), asked };
}

const asking = { signal: new AbortController().signal, onCall: async () => {} };
const ORIGINAL = {
  language: "en" as const,
  writtenOn: "2026-11-25",
  pieces: [
    { id: "title", text: "Kopiora raises US$4.2 million" },
    { id: "p1", text: "Alpha Ventures led the round of Kopiora." },
  ],
};
const ID = { title: "Kopiora meraih US$4,2 juta", p1: "Alpha Ventures memimpin putaran Kopiora." };
const ZH = { title: "Kopiora获420万美元融资", p1: "Alpha Ventures领投了Kopiora的这一轮融资。" };

describe("the newsroom of a model", () => {
  it("writes a draft without faults with one question", async () => {
    const { newsroom, asked } = scripted(draft("US$4.2 million"));
    expect(await newsroom.draft([SOURCE], asking)).toEqual({
      title: "Kopiora raises US$4.2 million",
      excerpt: "Alpha Ventures has put money into Kopiora.",
      paragraphs: [
        "According to The Daily Seed, Alpha Ventures has put US$4.2 million into Kopiora.",
      ],
      rests: ["s1"],
      faults: [],
    });
    expect(asked.map(({ purpose }) => purpose)).toEqual(["article_draft"]);
    expect(asked[0]?.material.match(/<\/evidence>/g)).toHaveLength(1);
  });

  it("has a draft mended once, told of its faults", async () => {
    const { newsroom, asked } = scripted(draft("US$4.5 million"), draft("US$4.2 million"));
    const { faults, title } = await newsroom.draft([SOURCE], asking);
    expect(faults).toEqual([]);
    expect(title).toBe("Kopiora raises US$4.2 million");
    expect(asked[1]?.purpose).toBe("article_draft_again");
    expect(asked[1]?.material).toContain("unsupported_figure");
  });

  it("stops a draft that stays false, with its words", async () => {
    const { newsroom } = scripted(draft("US$4.5 million"), draft("US$4.6 million"));
    const { faults } = await newsroom.draft([SOURCE], asking);
    expect(faults).toContainEqual({ code: "unsupported_figure", words: "US$4.6 million" });
  });

  it("translates into several languages at once, and asks again only for what is wrong", async () => {
    const wrong = { ...ID, title: "Kopiora meraih US$42 juta" };
    const { newsroom, asked } = scripted({ id: wrong, zh: ZH }, { id: ID });
    expect(await newsroom.translate("article", ORIGINAL, ["id", "zh"], asking)).toEqual({
      id: { pieces: ID, faults: [] },
      zh: { pieces: ZH, faults: [] },
    });
    expect(asked.map(({ purpose }) => purpose)).toEqual([
      "article_translation",
      "article_translation_again",
    ]);
  });

  it("translates a long text in parts, a language at a time", async () => {
    const long = "The carts of Kopiora are small. ".repeat(150).trim();
    const original = {
      ...ORIGINAL,
      pieces: [...ORIGINAL.pieces, { id: "p2", text: long }, { id: "p3", text: long }],
    };
    const much = "Gerobak Kopiora kecil. ".repeat(150).trim();
    const { newsroom, asked } = scripted({ id: { ...ID, p2: much } }, { id: { p3: much } });
    const done = await newsroom.translate("article", original, ["id"], asking);
    expect(asked).toHaveLength(2);
    expect(Object.keys(done.id?.pieces ?? {})).toEqual(["title", "p1", "p2", "p3"]);
    expect(done.id?.faults).toEqual([]);
  });

  it("says that it is unavailable where the model is", async () => {
    const { newsroom } = scripted(new ModelUnavailable("refused"));
    await expect(newsroom.draft([SOURCE], asking)).rejects.toThrow(EngineUnavailable);
  });
});
