import type { ReactNode } from "react";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { RateBadge } from "./rate-badge.tsx";

/** The head of every result, in the same columns: who it is, and how well it fits. */
export function ResultHead(props: {
  company: { name: string; logo: string };
  rate: number;
  /** The name as it is shown, a heading of the place it stands in. */
  title: ReactNode;
  facts: ReactNode;
}) {
  const { company, rate, title, facts } = props;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3">
      <div className="sm:row-span-2">
        <CompanyLogo {...company} />
      </div>
      <div className="font-display text-lg leading-snug font-bold wrap-anywhere max-sm:col-span-2">
        {title}
      </div>
      {/* In a narrow card a long name needs the width. */}
      <div className="col-start-3 row-start-2 max-sm:self-baseline sm:row-span-2 sm:row-start-1">
        <RateBadge rate={rate} />
      </div>
      <p className="dotted row-start-2 flex min-w-0 flex-wrap text-sm text-muted max-sm:col-span-2 max-sm:self-baseline sm:col-start-2">
        {facts}
      </p>
    </div>
  );
}
