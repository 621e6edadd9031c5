import { mostUrgentFirst } from "../../../contracts/issue-order.ts";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import type { SampleReview as Sample } from "../../../contracts/sample-review.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { CheckedParts } from "./checked-parts.tsx";
import { FixText } from "./fix-text.tsx";
import { IssueWeight } from "./issue-weight.tsx";
import { type ScoreStep, scoreSteps } from "./issues.ts";
import { ScoreHead } from "./score-head.tsx";
import { SEVERITY_COLORS } from "./severity-colors.ts";
import { Ticked } from "./ticked.tsx";

/** Side by side where there is room. */
const COLUMNS = "lg:grid lg:grid-cols-2 lg:gap-x-10";

/**
 * What people get for the price, before they pay: what the check says about a made-up deck, marked
 * as an example.
 */
export function SampleReview({ reader, sample }: { reader: DeckReader; sample: Sample }) {
  const t = useMessages("deckReview");
  const { score, issues, pages } = sample;
  const steps = scoreSteps(sample);
  return (
    <section aria-labelledby="sample-review" className="card border-dashed">
      <div className={COLUMNS}>
        <div className="pb-4">
          <p className="w-fit rounded-full bg-sunken px-3 py-1 text-sm font-semibold">
            {t("sample")}
          </p>
          <h2 id="sample-review" className="mt-2 text-xl font-bold">
            {t("sampleTitle")}
          </h2>
          <p className="mt-1 text-sm text-muted">{t(`sampleOf_${reader}`, { pages })}</p>
          <div className="mt-4">
            <ScoreHead scored={{ score, issues, judgedBy: reader }} />
          </div>
        </div>
        <div className="text-sm lg:-mt-3">
          <CheckedParts checked={sample} />
        </div>
      </div>
      <Strengths sample={sample} />
      <div className={COLUMNS}>
        {mostUrgentFirst(issues).map((issue) => (
          <SampleIssue key={issue.id} issue={issue} step={steps.get(issue.id)} />
        ))}
      </div>
    </section>
  );
}

function SampleIssue(props: { issue: Sample["issues"][number]; step: ScoreStep | undefined }) {
  const { issue, step } = props;
  const t = useMessages("deckReview");
  const language = useLanguage();
  const { title, page, category, text, also, why } = issue;
  return (
    <div className="border-t border-line py-4">
      <h3 className="text-lg font-bold">{title}</h3>
      <IssueWeight issue={issue} step={step} />
      <figure className={`mt-2 border-s-4 ps-3 ${SEVERITY_COLORS[issue.severity].border}`}>
        <blockquote>{text}</blockquote>
        <figcaption className="dotted mt-1 flex flex-wrap text-sm text-muted">
          {page === null ? null : <span>{t("page", { page })}</span>}
          <span>{t(category)}</span>
        </figcaption>
      </figure>
      {also.map((other) => (
        <figure key={`${other.page} ${other.quote}`} className="mt-2 border-s-4 border-line ps-3">
          <blockquote>{other.quote}</blockquote>
          <figcaption className="text-sm text-muted">
            {t("alsoOn", { page: other.page })}
          </figcaption>
        </figure>
      ))}
      <h4 className="mt-3 font-sans text-sm font-semibold text-muted">{t("why")}</h4>
      <p>{why}</p>
      <div className="mt-3 rounded-xl bg-sunken p-3">
        <h4 className="font-sans text-sm font-semibold text-muted">{t("fix")}</h4>
        <FixText issue={issue} language={language} />
      </div>
    </div>
  );
}

function Strengths({ sample: { strengths } }: { sample: Sample }) {
  const t = useMessages("deckReview");
  const [first] = strengths;
  if (!first) return null;
  return (
    <div className="border-t border-line py-4">
      <h3 className="font-sans text-sm font-semibold text-muted">{t("strengths")}</h3>
      <ul className="mt-2 grid gap-x-10 gap-y-2 lg:grid-cols-3">
        {strengths.map(({ page, why }) => (
          <Ticked key={why}>
            {why}{" "}
            <span className="text-sm whitespace-nowrap text-muted">{t("page", { page })}</span>
          </Ticked>
        ))}
      </ul>
    </div>
  );
}
