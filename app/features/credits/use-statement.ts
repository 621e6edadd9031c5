import { useInfiniteQuery } from "@tanstack/react-query";
import type { EntryKind } from "../../../contracts/credits.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { readStatement } from "./read-statement.ts";
import { type Period, rangeOf } from "./statement-period.ts";

const PAGE_SIZE = 20;

export type StatementChoice = { kind: EntryKind | "all"; period: Period };

/** The person's entries, in pages from the newest on. */
export function useStatement(userId: string, { kind, period }: StatementChoice) {
  const { connect } = useBackend();
  return useInfiniteQuery({
    queryKey: ["credit-entries", userId, kind, period],
    // One more than is shown, to know whether there is a next page.
    queryFn: async ({ pageParam, signal }) => {
      const filter = { kind, range: rangeOf(period, new Date()) };
      const found = await readStatement(await connect(), filter, {
        after: pageParam,
        limit: PAGE_SIZE + 1,
        signal,
      });
      return { entries: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
    },
    initialPageParam: noEntry(),
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    staleTime: 0,
  });
}

/** The first page has no predecessor. */
function noEntry(): number | undefined {
  return undefined;
}
