import {
  type Budget,
  type LanguageModel,
  ModelUnavailable,
  type Question,
} from "../services/language-model/language-model.ts";
import { Turnstile } from "../turns/turnstile.ts";
import { termsOf } from "./decks/lexicon/terms.ts";
import { deckQuestion } from "./decks/model/deck-question.ts";
import {
  issuesOf,
  judgeDeck,
  rightCalculations,
  wordsBesideModel,
} from "./decks/model/judge-deck.ts";
import { refuteQuestion, withoutRefuted } from "./decks/model/refute-question.ts";
import { withOtherWords } from "./decks/other-words.ts";
import { outlineOf } from "./decks/outline/outline.ts";
import { reviewDeckInEach } from "./decks/review-deck.ts";
import { type Asking, type Engine, EngineUnavailable } from "./engine.ts";
import {
  type MatchOptions,
  type MatchSearch,
  matchesToJudge,
  toldCandidates,
  type Unjudged,
} from "./matches/match.ts";
import { candidateFacts, subjectFacts } from "./matches/model/candidate-facts.ts";
import { constraintsFrom, criteriaQuestion } from "./matches/model/criteria-question.ts";
import { claimsOf, judgeMatches, type Shown } from "./matches/model/judge-matches.ts";
import { matchQuestion } from "./matches/model/match-question.ts";
import { borneOut, refuteMatchesQuestion } from "./matches/model/refute-question.ts";
import { phrasingOf } from "./matches/words/phrasing.ts";
import { judgeProfile } from "./profiles/model/judge-profile.ts";
import { profileQuestion } from "./profiles/model/profile-question.ts";
import {
  refutableOf,
  refuteObjectionsQuestion,
  withoutRefutedObjections,
} from "./profiles/model/refute-objections.ts";
import { reviewProfileByRules } from "./profiles/review-profile.ts";

/** How many matches the model judges, and how many of them with one question (AT_ONCE). */
const MOST_JUDGED = { open: 30, doubtful: 10 };
const AT_ONCE = 10;
/** Each group reserves its maximum cost, so more at once would need more of the run's budget. */
const GROUPS_AT_ONCE = 2;

/** Judges with a language model, within the bounds of the rules, which always judge as well. */
export function modelEngine(model: LanguageModel): Engine {
  const ask = async <Answer>(question: Question<Answer>, asking: Asking & { budget: Budget }) => {
    try {
      return await model.ask(question, asking);
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      throw new EngineUnavailable(error.message, { cause: error });
    }
  };
  /** Questions with the same `asking` belong to one run, and share its budget. */
  const budgets = new WeakMap<Asking, Budget>();
  const runOf = (asking: Asking) => {
    const budget = budgets.get(asking) ?? model.newBudget();
    budgets.set(asking, budget);
    return { ...asking, budget };
  };

  return {
    name: model.name,
    sees: model.sees,
    async reviewDeck(deck, context, asking) {
      const outline = outlineOf(deck, termsOf(deck.language));
      const run = runOf(asking);
      const said = await ask(deckQuestion(deck, context), run);
      const inEach = reviewDeckInEach(deck, context);
      const { language } = context;
      const byRules = inEach[language];
      const right = rightCalculations(said, outline);
      const found = issuesOf(said, right, byRules, outline);
      const issues =
        found.length === 0
          ? found
          : withoutRefuted(found, await ask(refuteQuestion(deck, found, context.today), run));
      const review = judgeDeck(said, right, issues, byRules, outline, language);
      return withOtherWords(review, language, (other) =>
        wordsBesideModel(review, right, inEach[other], other),
      );
    },
    async reviewProfile(evidence, asking) {
      const run = runOf(asking);
      const said = await ask(profileQuestion(evidence), run);
      const verdict = judgeProfile(said, reviewProfileByRules(evidence), evidence);
      const objections = refutableOf(verdict);
      return objections.length === 0
        ? verdict
        : withoutRefutedObjections(
            verdict,
            objections,
            await ask(refuteObjectionsQuestion(evidence, objections), run),
          );
    },
    async readCriteria({ text, direction }, asking) {
      return constraintsFrom(await ask(criteriaQuestion(text, direction), runOf(asking)), text);
    },
    async rankMatches(search, options, asking) {
      const chosen = matchesToJudge(search, options, MOST_JUDGED);
      // If one group fails, the others are useless.
      const failed = new AbortController();
      const signal = AbortSignal.any([asking.signal, failed.signal]);
      const run = { ...runOf(asking), signal };
      const judge = async (some: readonly Unjudged[]) => {
        const { evidence, shown } = shownTogether(some, search, options);
        const said = await ask(matchQuestion(search.direction, evidence, options), run);
        const claims = claimsOf(said, shown);
        if (claims.length === 0) return judgeMatches(said, shown, new Set());
        const again = await ask(refuteMatchesQuestion(evidence, claims, options.today), run);
        return judgeMatches(said, shown, borneOut(claims, again));
      };
      const groups = Array.from({ length: Math.ceil(chosen.length / AT_ONCE) }, (_, at) =>
        chosen.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
      );
      const turnstile = new Turnstile(GROUPS_AT_ONCE);
      const turns = groups.map((group) => turnstile.pass(() => judge(group)));
      const judged = await Promise.all(turns).catch((error: unknown) => {
        failed.abort();
        throw error;
      });
      // The sort is stable: equals stay in the order of the rules.
      return judged
        .flat()
        .toSorted(
          (one, other) =>
            Number(one.isDoubtful) - Number(other.isDoubtful) || other.rate - one.rate,
        )
        .slice(0, options.limit);
    },
  };
}

/** What the model is shown about the searcher and some candidates. */
function shownTogether(
  group: readonly Unjudged[],
  search: MatchSearch,
  { language }: MatchOptions,
): { evidence: { subject: object; candidates: { id: string }[] }; shown: Shown[] } {
  const phrasing = phrasingOf(language);
  // A model may repeat what it is shown, so private amounts are left out.
  const byId = toldCandidates(search, new Set(group.map(({ match }) => match.id)));
  const subject = subjectFacts(search.subject, phrasing);
  // Sorted by id, as the order of the rules would tell the model what to think.
  const byName = group.toSorted((one, other) => (one.match.id < other.match.id ? -1 : 1));
  const both = byName.flatMap(({ match, doubtBy }) => {
    const candidate = byId.get(match.id);
    if (!candidate) return [];
    const facts = candidateFacts(candidate, phrasing);
    const shown: Shown = {
      match,
      criteria: subject.criteria,
      facts: textsIn([subject, facts]).join("\n"),
      isDoubtedByThem: doubtBy === "candidate",
    };
    return [{ evidence: { id: match.id, ...facts }, shown }];
  });
  return {
    evidence: { subject, candidates: both.map(({ evidence }) => evidence) },
    shown: both.map(({ shown }) => shown),
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
