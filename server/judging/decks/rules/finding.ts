import type { Language } from "../../../../contracts/languages.ts";
import type { MessageParameters } from "../../../../contracts/messages.ts";
import type { Amount } from "../../../language/money.ts";
import type { Claim } from "../claims.ts";
import type { Fact } from "../figures/facts.ts";
import { formatAmount } from "../figures/format-amount.ts";
import type { Outline } from "../outline/outline.ts";
import type { ReviewContext } from "../review-context.ts";
import type { RuleId } from "../rubric/rules.ts";
import type { Sentence } from "../text/sentences.ts";

/** A fault, with what to say about it. */
export type Finding = {
  rule: RuleId;
  /** Null if something is missing from the whole deck. */
  page: number | null;
  text: string;
  /** Further places that show it. */
  also?: { page: number; quote: string }[];
  fill?: Filling;
  /** The figure to correct, if the deck's own figures say what it should be. */
  wrong?: WrongFigure | undefined;
};

/** A figure to be shown, before its language is known. */
export type Shown = Pick<Amount, "kind" | "value" | "currency"> & {
  /** Written before it. */
  name?: string;
};

/** Values for the words about a finding; several figures are the terms of a sum. */
export type Filling = Record<string, MessageParameters[string] | Shown | readonly Shown[]>;

/** A figure, with its sentence and what it should be. */
export type WrongFigure = { sentence: Sentence; figure: Amount; real: number };

export function percentOf(value: number): Shown {
  return { kind: "percent", value, currency: undefined };
}

/** Writes each figure as the reader's language does, which may not be the deck's. */
export function filledIn(fill: Filling, language: Language): MessageParameters {
  const written = ({ name, ...amount }: Shown) =>
    [name ?? [], formatAmount(amount, language)].flat().join(" ");
  return Object.fromEntries(
    Object.entries(fill).map(([place, told]) => {
      if (typeof told === "string" || typeof told === "number") return [place, told];
      if ("kind" in told) return [place, written(told)];
      const figures = told.filter((one) => typeof one === "object");
      return [place, figures.length > 0 ? figures.map(written).join(" + ") : told.filter(isText)];
    }),
  );
}

function isText(told: string | Shown): told is string {
  return typeof told === "string";
}

/** All that a rule has to look at. */
export type Evidence = { outline: Outline; facts: Fact[]; claims: Claim[]; context: ReviewContext };
export type Rule = (evidence: Evidence) => Finding[];
