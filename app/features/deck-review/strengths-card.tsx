import type { DeckReview, DeckStrength } from "../../../contracts/deck-review.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { tagOf } from "./said-in.ts";
import { Ticked } from "./ticked.tsx";

/**
 * What investors will ask. For a check, the list of sections already shows what the rules did not
 * find.
 */
export function QuestionsCard({ review }: { review: DeckReview }) {
  const t = useMessages("deckReview");
  const { questions, sections, judgedBy, saidIn } = review;
  // Checks from before that list existed have only the questions.
  const isListed = judgedBy === "rules" && sections.length > 0;
  if (questions.length === 0 || isListed) return null;
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t(`questions_${judgedBy}`)}</h2>
      <ul lang={tagOf(saidIn)} className="mt-2 list-disc ps-5">
        {questions.map((one) => (
          <li key={one} className="py-1">
            {one}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is good and should stay. */
export function StrengthsCard({ review }: { review: DeckReview }) {
  const t = useMessages("deckReview");
  const { strengths, language } = review;
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("strengths")}</h2>
      {strengths.length === 0 ? <p className="mt-2 text-muted">{t("noStrengths")}</p> : null}
      <TickedList places={strengths} language={language} />
    </section>
  );
}

/** What was computed from the deck's own figures, and is right; renders nothing without any. */
export function AgreementsCard({ review }: { review: DeckReview }) {
  const t = useMessages("deckReview");
  const { agrees, language } = review;
  if (agrees.length === 0) return null;
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("agrees")}</h2>
      <p className="mt-1 text-muted">{t("agreesIntro")}</p>
      <TickedList places={agrees} language={language} />
    </section>
  );
}

type Shown = Omit<DeckStrength, "about">;

function TickedList({ places, language }: { places: readonly Shown[]; language: Language }) {
  const t = useMessages("deckReview");
  return (
    <ul className="mt-2 divide-y divide-line *:py-3">
      {places.map(({ page, text, why, saidIn }) => (
        <Ticked key={`${page} ${text} ${why}`}>
          {/* On a phone the page number is below the words, because beside them it would take
              their width. */}
          <div className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
            <p lang={tagOf(saidIn)} className="font-semibold">
              {why}
            </p>
            <blockquote
              lang={LANGUAGE_TAGS[language]}
              className="mt-1 text-muted wrap-anywhere sm:col-start-1"
            >
              {text}
            </blockquote>
            <p className="text-sm text-muted sm:col-start-2 sm:row-start-1">
              {t("page", { page })}
            </p>
          </div>
        </Ticked>
      ))}
    </ul>
  );
}
