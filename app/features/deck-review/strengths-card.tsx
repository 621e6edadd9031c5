import type { DeckReview } from "../../../contracts/deck-review.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";

/** What investors will ask; nothing where only rules have read the deck. */
export function QuestionsCard({ questions }: { questions: readonly string[] }) {
  const t = useMessages("deckReview");
  if (questions.length === 0) return null;
  return (
    <section className="card md:!p-6">
      <h2 className="text-xl font-bold">{t("questions")}</h2>
      <ul className="mt-2 list-disc space-y-2 ps-5">
        {questions.map((question) => (
          <li key={question}>{question}</li>
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
    <section className="card md:!p-6">
      <h2 className="text-xl font-bold">{t("strengths")}</h2>
      {strengths.length === 0 ? <p className="mt-2 text-muted">{t("noStrengths")}</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {strengths.map(({ page, text, why }) => (
          <li key={`${page} ${text} ${why}`} className="flex gap-3 py-3">
            <MemberIcon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
            <div className="min-w-0">
              <p className="font-semibold">{why}</p>
              <blockquote lang={LANGUAGE_TAGS[language]} className="mt-1 text-muted wrap-anywhere">
                {text}
              </blockquote>
              <p className="mt-1 text-sm text-muted">{t("page", { page })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
