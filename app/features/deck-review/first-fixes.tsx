import { useId } from "react";
import type { DeckIssue } from "../../../contracts/deck-review.ts";
import type { StoredReview } from "../../../contracts/deck-review-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { IssueWeight } from "./issue-weight.tsx";
import { firstFixes, type ScoreStep, scoreSteps } from "./issues.ts";
import { tagOf } from "./said-in.ts";

/** The issues to begin with, each linked to its fix. */
export function FirstFixes(props: {
  stored: StoredReview;
  fixed: readonly string[];
  onShowIssue(issue: DeckIssue): void;
}) {
  const { stored, fixed, onShowIssue } = props;
  const { issues } = stored.review;
  const steps = scoreSteps(stored.review);
  return (
    <ol className="mt-2 divide-y divide-line">
      {firstFixes(issues).map((issue, place) => (
        <li key={issue.id} className="flex gap-3 py-4 last:pb-0">
          <Place number={place + 1} isFixed={fixed.includes(issue.id)} />
          <FirstFix issue={issue} step={steps.get(issue.id)} onShow={() => onShowIssue(issue)} />
        </li>
      ))}
    </ol>
  );
}

function FirstFix(props: { issue: DeckIssue; step: ScoreStep | undefined; onShow(): void }) {
  const { issue, step, onShow } = props;
  const t = useMessages("deckReview");
  const titleId = useId();
  return (
    <div className="min-w-0 flex-1">
      <h3 id={titleId} className="max-w-prose font-sans font-semibold wrap-anywhere">
        {issue.title ?? t(issue.category)}
      </h3>
      <IssueWeight issue={issue} step={step} />
      <p lang={tagOf(issue.saidIn)} className="mt-1 max-w-prose">
        {issue.why}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {issue.page === null ? t("wholeDeck") : t("page", { page: issue.page })}
        <button
          type="button"
          aria-describedby={titleId}
          className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf underline underline-offset-4"
          onClick={onShow}
        >
          {t("seeFix")}
        </button>
      </p>
    </div>
  );
}

/** Its number; a tick once it is marked as fixed, so that the others keep their places. */
function Place({ number, isFixed }: { number: number; isFixed: boolean }) {
  const t = useMessages("deckReview");
  return (
    <span
      className={`grid size-8 shrink-0 place-items-center rounded-full font-bold tabular-nums ${isFixed ? "bg-leaf text-on-leaf" : "bg-sunken"}`}
    >
      {isFixed ? <MemberIcon name="check" className="size-5" /> : number}
      {isFixed ? <span className="sr-only">{t("fixed")}</span> : null}
    </span>
  );
}
