import { shortRange } from "../../../../contracts/amount-range.ts";
import { shortAmount } from "../../../../contracts/amounts.ts";
import type { Constraint } from "../../../../contracts/constraints.ts";
import { CRITERIA_VALUES, SOUTHEAST_ASIA } from "../../../../contracts/criteria-values.ts";
import { joinAlternatives, joinNames } from "../../../../contracts/lists.ts";
import { countryInSentence, withinSentence } from "../../../../contracts/within-sentence.ts";
import type { Catalogue } from "../../../i18n/messages.ts";
import { useLabel, useLanguage, useMessages } from "../../../i18n/messages-context.tsx";

type Word = keyof Catalogue["criteria"] & string;

/**
 * Selectable values that are in no closed list; those written alike in every language have no
 * words.
 */
const VALUE_WORDS: ReadonlyMap<string, Word> = new Map<string, Word>([
  [SOUTHEAST_ASIA, "southeastAsia"],
  ["marketplace", "marketplace"],
  ["equity", "equity"],
  ["convertible note", "convertibleNote"],
  ["venture debt", "ventureDebt"],
  ["lead investor", "leads"],
  ["follow only", "follows"],
]);

const ABOUT_WORDS = {
  market: "aboutMarket",
  base: "aboutBase",
  registration: "aboutRegistration",
  cheque: "aboutCheque",
  raising: "aboutRaising",
  revenue: "aboutRevenue",
  rival: "aboutRival",
} as const satisfies Partial<Record<Constraint["about"], Word>>;

const ALONE_WORDS = {
  rival: "rivals",
  everySector: "everySector",
  newDeals: "newDeals",
} as const satisfies Partial<Record<Constraint["about"], Word>>;

const PLACES: ReadonlySet<Constraint["about"]> = new Set(["market", "base", "registration"]);

/** Words a value in the person's language; a value of their own stays as it is. */
export function useValueWords(): (value: string) => string {
  const t = useMessages("criteria");
  const label = useLabel();
  return (value) => {
    const word = VALUE_WORDS.get(value);
    return word ? t(word) : label(value);
  };
}

/** Words a range of US dollars. */
export function useRangeWords(): (range: NonNullable<Constraint["range"]>) => string {
  const t = useMessages("criteria");
  const language = useLanguage();
  const amount = (dollars: number) => shortAmount(dollars, "USD", language);
  return ({ min, max }) => {
    if (max === null) return t("amountFrom", { min: amount(min) });
    if (min === 0) return t("amountUpTo", { max: amount(max) });
    if (min === max) return amount(min);
    const [from, to] = shortRange({ min, max }, "USD", language);
    return t("amountBetween", { min: from, max: to });
  };
}

/**
 * Words what a point is about, without how it is meant; with alternatives, that any of them will
 * do.
 * @param options.quotesOwn puts the person's own words in quotation marks: in a list of ours,
 * perhaps in another language, they would look like a forgotten translation.
 * @param options.isWithin only what it names, for a sentence that says the rest.
 */
export function usePointWords({
  quotesOwn = false,
  isWithin = false,
} = {}): (point: Constraint, alternatives?: readonly Constraint[]) => string {
  const t = useMessages("criteria");
  const language = useLanguage();
  const sayValue = useValueWords();
  const saidRange = useRangeWords();
  const say = (value: string, isPlace = false) => {
    const said = sayValue(value);
    const isOwn = said === value && !isChosen(value);
    if (quotesOwn && isOwn) return t("ownValue", { value });
    if (!isWithin) return said;
    if (value === SOUTHEAST_ASIA) return t("southeastAsiaWithin");
    return isPlace ? countryInSentence(value, said, language) : withinSentence(said, language);
  };

  // Several terms mean all of them together.
  const namedBy = ({ about, terms, range }: Constraint) =>
    [
      ...terms.map((value) => say(value, PLACES.has(about))),
      ...(range ? [saidRange(range)] : []),
    ].join(" + ");

  return (point, alternatives = []) => {
    const { about, unless, condition, polarity } = point;
    const isRefusal = polarity === "never" || polarity === "avoid";
    const named = joinAlternatives([point, ...alternatives].map(namedBy), language);
    const alone = isAlone(about) ? t(ALONE_WORDS[about]) : "";
    if (isWithin) return named || withinSentence(alone, language);
    const whole =
      named !== "" && isTitled(about) ? t(ABOUT_WORDS[about], { value: named }) : named || alone;
    return [
      whole || t(isRefusal ? "unclearRefusal" : "unclear"),
      ...(unless.length > 0
        ? [
            t("except", {
              value: joinNames(
                unless.map((value) => say(value)),
                language,
              ),
            }),
          ]
        : []),
      ...(condition ? [t("when", { value: condition })] : []),
    ].join(" · ");
  };
}

/** Whether a point names anything besides the sentence that it was read from. */
export function isNamed({ about, terms, range }: Constraint): boolean {
  return terms.length > 0 || range !== null || isAlone(about);
}

/** A selectable value that is written alike in each language, such as SaaS. */
function isChosen(value: string): boolean {
  return Object.values(CRITERIA_VALUES).some((values) => values.some((one) => one === value));
}

function isTitled(about: Constraint["about"]): about is keyof typeof ABOUT_WORDS {
  return about in ABOUT_WORDS;
}

function isAlone(about: Constraint["about"]): about is keyof typeof ALONE_WORDS {
  return about in ALONE_WORDS;
}
