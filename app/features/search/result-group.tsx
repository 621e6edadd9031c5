import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { SearchGroup } from "./groups.ts";
import { searchAddress } from "./query.ts";
import { useFoundCount } from "./use-found-count.ts";
import { useGroupName } from "./use-group-name.ts";

/** One group of the results with its heading, and a link to the rest of it. */
export function ResultGroup(props: {
  group: SearchGroup;
  query: string;
  found: number;
  shown: number;
  /** What is counted. */
  scope?: string | undefined;
  children: ReactNode;
}) {
  const { group, query, found, shown, scope, children } = props;
  const t = useMessages("search");
  const nameOf = useGroupName();
  const count = useFoundCount();
  const heading = `${group.name}-heading`;
  return (
    <section aria-labelledby={heading}>
      <div className="flex items-baseline justify-between gap-x-4 border-b border-line">
        <h2 id={heading} className="scroll-mt-20 pb-2 text-2xl font-bold">
          {nameOf(group)}{" "}
          <span className="ms-1 font-sans text-base font-normal text-muted">{count(found)}</span>
        </h2>
        {found > shown ? (
          <Link
            id={`${heading}-all`}
            to={searchAddress(query, group.name)}
            aria-labelledby={`${heading}-all ${heading}`}
            className="inline-flex min-h-11 shrink-0 items-center font-medium text-leaf hover:underline"
          >
            {t("seeAll")}
          </Link>
        ) : null}
      </div>
      {scope === undefined ? null : <p className="mt-2 text-sm text-muted">{scope}</p>}
      {children}
    </section>
  );
}
