import { useState } from "react";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import { FitSummary } from "./fit-summary.tsx";
import { FrontReason } from "./front-reason.tsx";
import { RateBadge } from "./rate-badge.tsx";
import { ResultCard, type ResultCardProps } from "./result-card.tsx";

/** A weak match: a row that opens as a card; a card at once where something is under way, in doubt or sought. */
export function WeakResult(props: ResultCardProps & { isSought: boolean }) {
  const { person, result, introduction, isAmongEquals, isSought } = props;
  const { name, logo, rate, conflicts } = result;
  const [isOpen, setOpen] = useState(false);
  // The pressed row is gone by then.
  const box = useFocusOnChange<HTMLDivElement>(isOpen);
  const isRow = !isOpen && !isSought && introduction === undefined && conflicts.length === 0;
  return (
    <div ref={box} tabIndex={-1}>
      {isRow ? (
        <article className="card relative flex items-center gap-3 !py-2.5 hover:border-leaf">
          <CompanyLogo name={name} logo={logo} />
          <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
            <h3 className="font-semibold wrap-anywhere">
              <button
                type="button"
                aria-expanded="false"
                className="text-start after:absolute after:inset-0"
                onClick={() => setOpen(true)}
              >
                {name}
              </button>
            </h3>
            <RateBadge rate={rate} isSmall={isAmongEquals} />
            <div className="col-span-2">
              <FrontReason result={result} className="text-sm" />
              <FitSummary person={person} {...result} />
            </div>
          </div>
          <MemberIcon name="chevron" className="size-4 shrink-0 text-muted" />
        </article>
      ) : (
        <ResultCard {...props} />
      )}
    </div>
  );
}
