import { describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../../../contracts/languages.ts";
import { CERTAINTIES } from "../../../../contracts/review-terms.ts";
import type { readPdf } from "../../../typesetting/test-read-pdf.ts";
import { sectionWords } from "../review-words.ts";
import { makeReport } from "./make-report.ts";
import { reportWords } from "./report-words.ts";
import { readReport as read } from "./test-read-report.ts";
import { exampleInput, exampleIssue, judgedInput } from "./test-report-example.ts";

// Reports are drawn and read in hundredths of a second, unless the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

/** Ignores line ends: copied text has a space there, or none between Thai and Han. */
const joined = (text: string) => text.normalize("NFC").replace(/\s+/g, "");

describe.each(LANGUAGES)("a report in %s", (language) => {
  const input = exampleInput(language, 8);
  const say = reportWords(language);
  const sayOfSections = sectionWords(language);

  it("holds every quote, reason and fix as they were written", async () => {
    const { whole } = await read(input);
    const text = joined(whole);
    for (const issue of [...input.review.issues, ...(input.changes?.gone ?? [])]) {
      expect(text).toContain(joined(issue.text));
    }
    for (const { why, fix } of input.review.issues) {
      expect(text).toContain(joined(why));
      expect(text).toContain(joined(fix));
    }
    for (const { why } of input.review.strengths) expect(text).toContain(joined(why));
  });

  it("begins with whose deck it is, its score and what changed", async () => {
    const { pages, info } = await read(input);
    const score = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
    const first = joined(pages[0]?.whole ?? "");
    for (const word of [
      "Benih",
      input.fileName,
      input.companyName,
      say("overallScore"),
      score.format(6.4),
      say("band_fair"),
      say("traction"),
      say("changes"),
      say("noticeCheck"),
    ])
      expect(first).toContain(joined(word));
    expect(info).toMatchObject({ Title: say("documentTitle", { file: input.fileName }) });
  });

  it("shows the score of each part where a model has judged, and of a check what it saw", async () => {
    const part = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(4.1);
    const [judged, checked] = await Promise.all([read(judgedInput(language, 8)), read(input)]);
    expect(judged.pages[0]?.whole).toContain(part);
    expect(checked.whole).not.toContain(part);
    const count = input.review.issues.filter(({ category }) => category === "traction").length;
    const first = joined(checked.pages[0]?.whole ?? "");
    expect(first).toContain(joined(sayOfSections("partIssues", { count })));
    expect(first).toContain(joined(sayOfSections("partSections", { told: "1", all: "3" })));
  });

  it("says on its cover that it is a check, where no model has judged", async () => {
    const { pages, whole } = await read(input);
    const first = joined(pages[0]?.whole ?? "");
    for (const key of ["checkTitle", "checkText", "onlyCheck"] as const) {
      expect(first).toContain(joined(say(key)));
    }
    for (const key of ["doubt", "questions_model", "questions_rules", "notice"] as const) {
      expect(joined(whole)).not.toContain(joined(say(key)));
    }
  });

  it("has the verdict on its cover, the doubt and the questions, where a model has judged", async () => {
    const judged = judgedInput(language, 8);
    const { verdict, doubt, questions, issues } = judged.review;
    const { pages, whole, outline } = await read(judged);
    const first = joined(pages[0]?.whole ?? "");
    for (const text of [verdict, say("doubt"), doubt ?? "", say("notice")]) {
      expect(first).toContain(joined(text));
    }
    for (const text of questions) expect(joined(whole)).toContain(joined(text));
    expect(outline.at(-1)?.title).toBe(say("questions_model"));
    for (const { page, quote } of issues.flatMap(({ also }) => also)) {
      const where = say("alsoOn", { page: String(page) });
      expect(joined(whole)).toContain(joined(`${where}${quote}`));
    }
    for (const key of ["checkTitle", "onlyCheck"] as const) {
      expect(joined(whole)).not.toContain(joined(say(key)));
    }
  });

  it("tells the state of each section, and of which pages could go", async () => {
    const { sections, cuts } = judgedInput(language, 8).review;
    const { whole } = await read(judgedInput(language, 8));
    const told = joined(whole);
    expect(told).toContain(joined(sayOfSections("lead_model", { told: "1", all: "3" })));
    for (const { section, state } of sections) {
      const row = [sayOfSections(`state_${state}`), sayOfSections(`section_${section}`)];
      expect(told).toContain(joined(row.join("")));
    }
    for (const { page, why } of cuts) {
      expect(told).toContain(joined(`${say("onPage", { page: String(page) })}${why}`));
    }
  });

  it("says of a check what its rules can tell of sections, and nothing of pages to cut", async () => {
    const { whole } = await read(input);
    expect(joined(whole)).toContain(joined(sayOfSections("lead_rules", { told: "1", all: "3" })));
    const notFound = (["team", "useOfFunds"] as const).map((one) =>
      sayOfSections(`section_${one}`),
    );
    const row = `${sayOfSections("state_unsure")}${notFound.join(" · ")}`;
    expect(joined(whole)).toContain(joined(row));
    expect(joined(whole)).not.toContain(joined(sayOfSections("cuts")));
  });

  it("tells of each issue how much it weighs and how sure that is", async () => {
    const { whole } = await read(input);
    for (const { severity, certainty } of input.review.issues) {
      expect(joined(whole)).toContain(joined(say(`severity_${severity}`)));
      expect(joined(whole)).toContain(joined(`${say("why")} · ${say(`certainty_${certainty}`)}`));
    }
  });

  it("numbers its pages", async () => {
    const { pages } = await read(input);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach(({ whole }, at) => {
      const number = say("pageOf", { page: String(at + 1), pages: String(pages.length) });
      expect(joined(whole)).toContain(joined(number));
    });
  });

  it("shows no missing glyph, and names a text for each", async () => {
    const { pages } = await read(input);
    for (const { glyphs } of pages) {
      expect(glyphs.length).toBeGreaterThan(100);
      const unknown = glyphs.filter(
        ({ isInFont, unicode }) => !isInFont || !/^[^\p{C}\ufffd]+$/u.test(unicode),
      );
      expect(unknown).toEqual([]);
    }
  });

  it("has an outline of its parts", async () => {
    const { outline } = await read(input);
    const issues = ["issues", "clarity", "traction", "viability", "completeness"] as const;
    const titles = [
      say("changes"),
      sayOfSections("title"),
      ...[...issues, "strengths" as const, "agrees" as const].map((key) => say(key)),
    ];
    expect(outline.map(({ title }) => title)).toEqual(titles);
  });

  it("is tagged, with the language of what is quoted", async () => {
    const { pages } = await read({ ...input, review: { ...input.review, language: "th" } });
    const tags = pages.map((page) => page.tags).join();
    for (const tag of ["H1", "H2", "H3", "BlockQuote", "LI"]) expect(tags).toContain(`"${tag}"`);
    // Six quotes of eight issues, all their fixes, and the quotes of a strength and a sum.
    expect(tags.split('"lang":"th"')).toHaveLength(1 + 6 + 8 + 1 + 1);
  });
});

describe("what a report says", () => {
  it("of the day is the day in Singapore, whatever the clock of the machine", async () => {
    const { whole } = await read(exampleInput("en", 1));
    expect(whole).toContain("August 3, 2026");
  });

  it("marks what is new and what is fixed, each at its issue", async () => {
    const { whole } = await read(exampleInput("en", 3));
    expect(whole).toContain("1 Page 1 Clarity Investors will push on this Marked as fixed");
    expect(whole).toContain("2 Whole deck Traction Investors will push on this New");
    expect(whole).toContain("3 Page 3 Viability Investors will push on thisThe deck says there’s");
  });

  it.each([
    [5.6, "The score rose from 5.6 to 6.4 (+0.8)."],
    [7, "The score fell from 7.0 to 6.4 (-0.6)."],
    [6.4, "The score is 6.4, as before."],
  ])("of a score that was %s", async (scoreBefore, statement) => {
    const input = exampleInput("en", 1);
    const changes = { scoreBefore, sectionsBefore: [], gone: [], newIds: [], remainingIds: [] };
    expect((await read({ ...input, changes })).whole).toContain(statement);
  });

  it("is nothing of changes after a first review, nor of a company without a name", async () => {
    const { whole } = await read({ ...exampleInput("en", 1), changes: null, companyName: " " });
    expect(whole).not.toContain("Since the last review");
    expect(whole).not.toContain("Company");
  });

  it("is nothing of sections after a review from before they were looked at", async () => {
    const input = exampleInput("en", 1);
    const { whole } = await read({ ...input, review: { ...input.review, sections: [] } });
    expect(whole).not.toContain("What your deck covers");
  });

  it.each([0, 10])("of a deck without issues that has %s points", async (score) => {
    const input = exampleInput("en", 0);
    const subScores = { clarity: score, traction: score, viability: score, completeness: score };
    const review = { ...input.review, score, subScores, strengths: [], sections: [] };
    const { pages, whole } = await read({ ...input, review, changes: null });
    expect(pages).toHaveLength(1);
    expect(whole).toContain("The check found nothing. An investor still might.");
    expect(whole).not.toContain("Strengths");
    expect(whole).toContain(`${score}.0`);
  });

  it("is the same, byte for byte, for the same review", async () => {
    const input = exampleInput("th", 5);
    await makeReport(exampleInput("zh", 5));
    expect(await makeReport(input)).toEqual(await makeReport(input));
  });
});

describe.each(LANGUAGES)("a short report in %s", (language) => {
  const say = reportWords(language);
  const short = exampleInput(language, 1);
  const [strength] = short.review.strengths;
  const strengths = [2, 3, 4, 5].flatMap((page) => (strength ? { ...strength, page } : []));
  const input = { ...short, changes: null, review: { ...short.review, strengths, agrees: [] } };

  it("is one page, with all that was found", async () => {
    const { pages, whole } = await read(input);
    expect(pages).toHaveLength(1);
    const [issue] = input.review.issues;
    const said = [issue?.text, issue?.why, issue?.fix, strength?.why];
    for (const text of said) expect(joined(whole)).toContain(joined(text ?? ""));
  });

  it("says of a category without an issue so beside the score, and nowhere else", async () => {
    const { whole, outline } = await read(input);
    const titles = outline.map(({ title }) => title);
    for (const category of ["clarity", "traction", "viability", "completeness"] as const) {
      expect(titles).not.toContain(say(category));
      expect(joined(whole).split(joined(say(`lead_${category}`)))).toHaveLength(2);
    }
  });
});

describe("the pages of a long report", () => {
  const input = exampleInput("vi", 60);
  const say = reportWords("vi");
  const bodyOf = (page: Awaited<ReturnType<typeof readPdf>>["pages"][number]) =>
    page.texts.filter(({ y }) => y > 72 && y < 764);

  it("keep each issue in one piece", async () => {
    const { pages } = await read(input);
    const wholes = pages.map(({ texts }) => joined(texts.map(({ text }) => text).join("")));
    input.review.issues.forEach(({ text, why, certainty, fix }) => {
      const label = `${say("why")} · ${say(`certainty_${certainty}`)}`;
      const parts = [text, label, why, say("fix"), fix];
      const issue = joined(parts.join(""));
      expect(wholes.some((whole) => whole.includes(issue))).toBe(true);
    });
  });

  it("stay within their margins", async () => {
    const { pages } = await read(input);
    expect(pages.length).toBeGreaterThan(15);
    for (const { right, y } of pages.flatMap(({ texts }) => texts)) {
      expect(right).toBeLessThan(595.28 - 52 + 6);
      expect(y).toBeGreaterThan(20);
    }
  });

  it("end with no heading, however many issues there are", async () => {
    const categories = ["clarity", "traction", "viability", "completeness"] as const;
    const keys = ["why", "fix", "isNew", "strengths", "issues", ...categories] as const;
    const headings = [
      ...keys.map((key) => say(key)),
      ...CERTAINTIES.map((certainty) => `${say("why")} · ${say(`certainty_${certainty}`)}`),
    ].map(joined);
    for (let issues = 1; issues <= 24; issues++) {
      const { pages } = await read(exampleInput("vi", issues));
      const lasts = pages.map((page) => joined(bodyOf(page).at(-1)?.text ?? ""));
      expect(lasts.filter((last) => headings.includes(last))).toEqual([]);
    }
  });

  it("divide what no page can hold, without losing a line", async () => {
    const text = Array.from({ length: 150 }, (_, at) => `Line ${at} of a quote.`).join("\n");
    const one = exampleInput("en", 0);
    const issues = [exampleIssue("en", 0, { text })];
    const { pages, whole } = await read({ ...one, review: { ...one.review, issues } });
    expect(pages.length).toBeGreaterThan(3);
    for (let at = 0; at < 150; at++) expect(whole).toContain(`Line ${at} of a quote.`);
    for (const page of pages) {
      for (const { text: line, y } of page.texts)
        if (line.startsWith("Line ")) expect(y).toBeGreaterThan(72);
    }
  });
});
