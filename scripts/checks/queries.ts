import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { CANONICAL } from "../../server/http/pages/page-request.ts";
import { readImports } from "./imports.ts";
import { read } from "./source-files.ts";

type Page = { path: string; file: string };

/** A loader's query, and that of a page's head. */
const READS = /\bsearchParams\b|\blocation\.search\b/;

/** A page is rendered with the query that `CANONICAL` knows of it, and with no other. */
export function checkQueries(): string[] {
  const imports = readImports();
  return unknownQueries(
    pagesOf(routes).map(({ path, file }) => ({
      path,
      file,
      readsQuery: onServer(file, imports).some((one) => READS.test(read(one))),
    })),
    Object.keys(CANONICAL),
  );
}

/** Pages that read what they never see, and queries that no page reads. */
export function unknownQueries(
  pages: readonly (Page & { readsQuery: boolean })[],
  known: readonly string[],
): string[] {
  const readers = pages.filter(({ readsQuery }) => readsQuery);
  return [
    ...readers
      .filter(({ path }) => !known.includes(path))
      .map(
        ({ path, file }) =>
          `${file}: reads the query of ${path}, of which page-request.ts knows no view`,
      ),
    ...known
      .filter((path) => !readers.some((page) => page.path === path))
      .map((path) => `page-request.ts: no page reads the query of ${path}`),
  ];
}

function pagesOf(entries: readonly RouteConfigEntry[], above = ""): Page[] {
  return entries.flatMap(({ path, file, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return children ? pagesOf(children, here) : [{ path: here || "/", file: `app/${file}` }];
  });
}

/** A route, and the modules of the server that it loads by. */
function onServer(route: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([route]);
  for (const file of found) {
    for (const next of imports.get(file) ?? []) if (next.endsWith(".server.ts")) found.add(next);
  }
  return [...found];
}
