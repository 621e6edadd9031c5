import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DeckIssue } from "../../../contracts/deck-review.ts";
import type { StoredReview } from "../../../contracts/deck-review-operations.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { gain } from "./compare-reviews.ts";
import { FirstFixes } from "./first-fixes.tsx";
import { firstFixes } from "./issues.ts";
import { REVIEW_ADDRESS } from "./review-address.ts";

/** What to do now, in words; `isDeck`: improve this deck. */
export type NextStep = { isDeck: boolean; title: string; text: string; way: string; to: string };

type Props = {
  stored: StoredReview;
  fixed: readonly string[];
  next: NextStep;
  onShowIssue(issue: DeckIssue): void;
};

/** The one thing to do after this review, and which issues to begin with. */
export function NextStepCard(props: Props) {
  const { issues } = props.stored.review;
  const t = useMessages("deckReview");
  if (props.next.isDeck) return <MendDeck {...props} />;
  const { title, text, way, to } = props.next;
  return (
    <Card title={title}>
      <p className="mt-2 max-w-prose">{text}</p>
      {to === REVIEW_ADDRESS ? null : (
        <Link to={to} className="button button-leaf mt-4">
          {way}
        </Link>
      )}
      {issues.length === 0 ? null : (
        <div className="mt-6 border-t border-line pt-5">
          <h3 className="text-lg font-bold">{t("toLift")}</h3>
          <FirstFixes {...props} />
        </div>
      )}
    </Card>
  );
}

/** What is missing until the deck may be published, and the issues to begin with. */
function MendDeck(props: Props) {
  const { score, issues } = props.stored.review;
  const t = useMessages("deckReview");
  const language = useLanguage();
  const fixes = firstFixes(issues).length;
  const title = fixes === 0 ? t("mendTitle") : t(`toPass_${fixes}`, { score: MIN_DECK_SCORE });
  return (
    <Card title={title}>
      <p className="mt-2 max-w-prose font-semibold">
        {t("missingPoints", { points: sayScore(gain(score, MIN_DECK_SCORE), language) })}
      </p>
      <p className="mt-1 max-w-prose">{t("mendText")}</p>
      {fixes === 0 ? null : <FirstFixes {...props} />}
      <Link to="/pitch-deck-upload" className="button button-leaf mt-5">
        {t("uploadBetter")}
      </Link>
    </Card>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const t = useMessages("deckReview");
  return (
    <section className="card !border-s-4 !border-s-leaf md:!p-6">
      <p className="text-sm font-semibold text-leaf">{t("nextStep")}</p>
      <h2 className="mt-1 text-xl font-bold">{title}</h2>
      {children}
    </section>
  );
}
