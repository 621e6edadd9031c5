import { expect, test } from "vitest";
import { unknownQueries } from "./queries.ts";

test("refuses a page that reads a query it never sees, and a query that no page reads", () => {
  const page = (path: string, readsQuery: boolean) => ({
    path,
    file: `app/routes${path}.tsx`,
    readsQuery,
  });
  const pages = [page("/search", true), page("/pricing", true), page("/report", false)];
  expect(unknownQueries(pages, ["/search", "/report"])).toEqual([
    "app/routes/pricing.tsx: reads the query of /pricing, of which page-request.ts knows no view",
    "page-request.ts: no page reads the query of /report",
  ]);
});
