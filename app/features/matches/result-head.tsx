import type { ReactNode } from "react";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { RateBadge } from "./rate-badge.tsx";

/** The head of every result, in the same columns: who it is, and how well it fits. */
export function ResultHead(props: {
  company: { name: string; logo: string };
  rate: number;
  /** The name as it is shown, as a heading of the level that the place needs. */
  title: ReactNode;
  facts: ReactNode;
}) {
  const { company, rate, title, facts } = props;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3">
      <div className="col-start-1 row-span-3 row-start-1">
        <CompanyLogo {...company} />
      </div>
      <div className="col-start-2 row-start-1 font-display text-lg leading-snug font-bold wrap-anywhere max-sm:col-span-2">
        {title}
      </div>
      {/* In a narrow card name and facts need the width. */}
      <div className="col-start-3 row-span-2 row-start-1 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-span-1 max-sm:row-start-3">
        <RateBadge rate={rate} />
      </div>
      <p className="dotted row-start-2 flex min-w-0 flex-wrap text-sm text-muted col-start-2 max-sm:col-span-2">
        {facts}
      </p>
    </div>
  );
}
