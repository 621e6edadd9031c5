import { describe, expect, it } from "vitest";
import { ERROR_CODES } from "../../../contracts/errors.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { loadTranslator } from "../../i18n/locale-files.server.ts";
import { sayFailure, sayFieldProblem, sayWait } from "./say-problem.ts";

const english = loadTranslator("en", "problems");

describe("an operation's refusal", () => {
  it.each([...ERROR_CODES, "network"] as const)("has a message in every language: %s", (code) => {
    const said = LANGUAGES.map((language) =>
      sayFailure(loadTranslator(language, "problems"), language, { code }),
    );
    for (const words of said) expect(words).toMatch(/^[^{}_]{5,}$/u);
    expect(new Set(said).size).toBe(LANGUAGES.length);
  });

  it("says when to try again, after a minute if unknown", () => {
    const failure = { code: "too_many_requests" } as const;
    expect(sayFailure(english, "en", { ...failure, retryAfter: 42 })).toContain("in 42 seconds");
    expect(sayFailure(english, "en", failure)).toContain("in 1 minute");
  });
});

describe("a wait", () => {
  it.each([
    [0, "in 1 second"],
    [0.2, "in 1 second"],
    [1, "in 1 second"],
    [59, "in 59 seconds"],
    [60, "in 1 minute"],
    [61, "in 2 minutes"],
    [3600, "in 60 minutes"],
    [5400, "in 90 minutes"],
    [5401, "in 2 hours"],
    [86_400, "in 24 hours"],
  ])("of %f seconds", (seconds, said) => {
    expect(sayWait(seconds, "en")).toBe(said);
  });

  it("is formatted in the person's language", () => {
    expect(sayWait(120, "vi")).toBe("sau 2 phút nữa");
    expect(sayWait(30, "zh")).toBe("30 秒钟后");
    expect(sayWait(120, "id")).toBe("dalam 2 menit");
    expect(sayWait(120, "th")).toBe("ในอีก 2 นาที");
  });
});

describe("a field's problem", () => {
  it("names the field and the figure", () => {
    expect(sayFieldProblem(english, "required", "Address")).toBe("Address is required.");
    expect(sayFieldProblem(english, "tooLong:1200", "About")).toBe("At most 1,200 characters.");
    expect(sayFieldProblem(english, "passwordTooShort:12", "")).toContain("12");
  });

  it("is unexpected if it is unknown", () => {
    for (const problem of ["", "constructor", "correctFields", "Invalid input: expected string"]) {
      expect(sayFieldProblem(english, problem, "Name")).toBe(english("unknownError"));
    }
  });
});
