import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ComparedPoint } from "../../../contracts/compared-points.ts";
import type { Constraint } from "../../../contracts/constraints.ts";
import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { MessagesProvider } from "../../i18n/messages-context.tsx";
import { FitSummary } from "./fit-summary.tsx";

const QUOTE = "Nothing my aunt would dislike.";

function point(
  state: ComparedPoint["state"],
  term: string | undefined,
  polarity: Constraint["polarity"] = "seek",
): ComparedPoint {
  const said = { unless: [], condition: null, range: null, quote: QUOTE, reading: "sure" as const };
  const terms = term === undefined ? [] : [term];
  return {
    point: { ...said, polarity, about: "field", terms },
    alternatives: [],
    state,
    basis: null,
  };
}

/** The lines as they are read, without marks between their parts. */
async function linesOf(
  points: ComparedPoint[],
  { language = "en", facts = [] }: { language?: Language; facts?: MatchResult["facts"] } = {},
): Promise<string[]> {
  const words = async (namespace: string) =>
    (await import(`../../i18n/locales/${language}/${namespace}.json`)).default;
  const [matches, criteria] = [await words("matches"), await words("criteria")];
  const html = renderToStaticMarkup(
    <MessagesProvider language={language} messages={{ matches, criteria }}>
      <FitSummary person={{ role: "Startup" }} points={points} facts={facts} language={language} />
    </MessagesProvider>,
  );
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([line]) =>
    line
      .replace(/<[^>]*>/g, "|")
      .split("|")
      .filter((part) => part !== "")
      .join(" | "),
  );
}

describe("the lines of a card", () => {
  it("say what is not met of what is refused without a second no", async () => {
    expect(await linesOf([point("unmet", "crypto", "avoid")])).toEqual([
      "You don’t want “crypto”; that applies to them",
    ]);
    // Not being something that is refused is no news.
    expect(await linesOf([point("met", "crypto", "never")])).toEqual([]);
  });

  it.each(LANGUAGES)(
    "say a refusal that names nothing in its own words, in %s",
    async (language) => {
      const [line, ...others] = await linesOf([point("unknown", undefined, "never")], { language });
      expect(others).toEqual([]);
      expect(line).toMatch(new RegExp(`[:：] ?“${QUOTE}”$`));
    },
  );

  it("say how many more there are than they name", async () => {
    const of = (state: ComparedPoint["state"], count: number) =>
      Array.from({ length: count }, (_, at) => point(state, `${state} ${at}`));
    expect(await linesOf([...of("unmet", 4), ...of("unknown", 5)])).toEqual([
      "You asked for “unmet 0”; they don’t match that | +3 more",
    ]);
    expect(await linesOf(of("unknown", 5))).toEqual([
      "Not known, so ask: “unknown 0”, “unknown 1”, “unknown 2” | +2 more",
    ]);
    expect(await linesOf([...of("met", 1), ...of("unmet", 1)])).toEqual([
      "Met  | “met 0”",
      "You asked for “unmet 0”; they don’t match that",
    ]);
  });

  it("say to everybody that a fact misses the profile", async () => {
    const facts: MatchResult["facts"] = [
      { topic: "stage", values: ["Seed"], fits: false },
      { topic: "region", values: ["Laos"], fits: false },
    ];
    expect(await linesOf([], { facts })).toEqual([
      "They invest at seed; your profile names another stage | +1 more",
    ]);
    expect(await linesOf([], { facts: facts.slice(1) })).toEqual([
      "They invest in Laos; your profile names another country",
    ]);
  });
});
