import { matches } from "../lexicon/terms.ts";
import { fold } from "../outline/fold.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import { countryOf, type Industry } from "../review-context.ts";
import { LICENCES } from "../rubric/licences.ts";
import { ACTIVITIES, type Activity } from "../rubric/sections.ts";
import type { Evidence, Finding, Rule } from "./finding.ts";

/** "We have no competitors": there is always what people do today. */
export const competitorsDenied: Rule = ({ outline }) =>
  outline.sentences
    .filter((one) => outline.says(one, "denial"))
    .slice(0, 1)
    .map(({ page, text }) => ({ rule: "denial", page, text: quoteOf(text) }));

/** So often an activity is named before it is taken for what the company does, not what it touches. */
const OFTEN = 3;
const OFTEN_IN_ITS_SECTOR = 2;
const SECTORS: Record<Activity, Industry[]> = {
  payments: ["fintech"],
  lending: ["fintech"],
  crypto: ["web3", "fintech"],
  insurance: ["insurtech"],
  investing: ["fintech"],
  health: ["healthtech", "biotech"],
};

/** What needs a licence in its country, without a word about one. */
export const licences: Rule = (evidence): Finding[] => {
  const { outline, context } = evidence;
  const country = countryOf(context, outline);
  const known = country === undefined ? undefined : LICENCES[country];
  if (!known || isLicensed(evidence, Object.values(known))) return [];
  const activity = mainActivity(evidence);
  const needed = activity && known[activity];
  const where = activity && firstTold(activity, evidence);
  if (!needed || !where) return [];
  const fill = { regulator: needed.regulator, licence: needed.licence };
  return [{ rule: "licence", page: where.page, text: quoteOf(where.text), fill }];
};

function isLicensed({ outline }: Evidence, needed: { regulator: string }[]): boolean {
  const names = needed
    .flatMap(({ regulator }) => regulator.split(/ \/ |[()]/))
    .map((name) => fold(name.trim()))
    .filter((name) => name.length > 1);
  return outline.sentences.some(
    (one) =>
      !isOffice(one) &&
      (outline.says(one, "licensed") || names.some((name) => named(name, one.folded))),
  );
}

function named(name: string, text: string): boolean {
  const at = text.indexOf(name);
  return (
    at !== -1 && !/[a-z]/.test(text[at - 1] ?? "") && !/[a-z]/.test(text[at + name.length] ?? "")
  );
}

/** A budget for licences is not one that is held; a software licence is none. */
function isOffice({ amounts, folded }: Sentence): boolean {
  return (
    amounts.some(({ kind }) => kind === "percent") ||
    /licen[cs]e (?:fee|key)|software licen/.test(folded)
  );
}

function mainActivity({ outline, context }: Evidence): Activity | undefined {
  const counted = ACTIVITIES.map((activity) => {
    const early = outline.sentences.filter(({ page }) => page <= 4);
    const count = (sentences: Sentence[]) =>
      sentences.reduce(
        (sum, { folded }) => sum + matches(outline.terms.activity(activity), folded).length,
        0,
      );
    const isSector = SECTORS[activity].some((sector) => context.sector.includes(sector));
    return {
      activity,
      all: count(outline.sentences),
      early: count(early),
      needed: isSector ? OFTEN_IN_ITS_SECTOR : OFTEN,
    };
  });
  return counted
    .filter(({ all, early, needed }) => all >= needed && early >= 1)
    .toSorted((one, other) => other.all - one.all)[0]?.activity;
}

/** In characters; less is a label, not something that is said. */
const LEAST_TOLD = 12;

/** Where a company says what it does, rather than what others suffer from. */
function firstTold(activity: Activity, { outline }: Evidence): Sentence | undefined {
  const telling = outline.sentences.filter(
    ({ folded, isTitle }) =>
      !isTitle && matches(outline.terms.activity(activity), folded).length > 0,
  );
  const problem = outline.told.get("problem")?.pages ?? [];
  const own = telling.find(
    (one) =>
      one.text.length >= LEAST_TOLD && !problem.includes(one.page) && !outline.says(one, "pain"),
  );
  return own ?? telling[0];
}
