import { expect, it } from "vitest";
import { articleContent, emptyArticle } from "../../contracts/desk/article.ts";
import { readDraft } from "./read-draft.ts";

const article = emptyArticle();

it("reads what is whole, with what older drafts lack", () => {
  const { sources: _none, ...older } = article;
  expect(readDraft(articleContent, older)).toEqual(article);
});

it("leaves a text that is too long as it is", () => {
  const { texts } = article;
  const long = {
    ...article,
    author: "a".repeat(201),
    texts: { ...texts, vi: { ...texts.vi, body: "b".repeat(100_001) } },
    sources: [{ title: "", publisher: "", url: "c".repeat(501), readOn: "" }],
  };
  expect(readDraft(articleContent, long)).toEqual(long);
});

it("does not read anything else", () => {
  expect(() => readDraft(articleContent, { ...article, author: 1 })).toThrow();
});
