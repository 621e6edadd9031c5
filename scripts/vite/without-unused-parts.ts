import { type Plugin, parseSync, Visitor } from "vite";

/**
 * Unused functions and classes of packages that Home loads, by file. They are emptied, and what
 * only they used is dropped with them: 5 kB less in each first visit.
 */
const UNUSED: Record<string, readonly string[]> = {
  // Lazy route discovery.
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": [
    "getManifestPath",
    "getPartialManifest",
    "getPatchRoutesOnNavigationFunction",
    "getPathsWithAncestors",
    "handleClientVersionMismatch",
    "isFogOfWarEnabled",
    "useFogOFWarDiscovery",
  ],
  // Instrumentation.
  "react-router/dist/production/lib/router/instrumentation.js": [
    "consumeInstrumentationClientResultMetaReceiver",
    "getRouteInstrumentationUpdates",
    "instrumentClientSideRouter",
    "instrumentHandler",
  ],
  // Actions and fetchers, because members write through operations; and changing routes.
  "react-router/dist/production/lib/router/router.js": [
    "_internalSetRoutes",
    "discoverRoutes",
    "fetch",
    "handleAction",
    "handleFetcherAction",
    "handleFetcherLoader",
    "patchRoutes",
  ],
  "react-router/dist/production/lib/dom/ssr/single-fetch.js": [
    "nonSsrStrategy",
    "singleFetchActionStrategy",
    "singleFetchLoaderFetcherStrategy",
  ],
  // Prefetching links, and style sheets of single pages: there is only one sheet.
  "react-router/dist/production/lib/dom/ssr/components.js": [
    "PrefetchPageLinksImpl",
    "RSCPrefetchPageLinksImpl",
  ],
  "react-router/dist/production/lib/dom/ssr/links.js": ["prefetchRouteCss", "prefetchStyleLinks"],
  // Server components.
  "react-router/dist/production/lib/hooks.js": ["RSCErrorHandler"],
  // Every browser has WebSocket, and the site has no presence.
  "@supabase/phoenix/priv/static/phoenix.mjs": ["LongPoll"],
  "@supabase/realtime-js/dist/module/RealtimePresence.js": ["RealtimePresence"],
};

type Span = { start: number; end: number };

/**
 * Builds packages for the browser without the parts that no page needs. The build fails if an
 * update has renamed or moved one of them.
 */
export function withoutUnusedParts(): Plugin {
  const expected = new Set(Object.keys(UNUSED));
  return {
    name: "without-unused-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const file = Object.keys(UNUSED).find((path) => id.endsWith(`/node_modules/${path}`));
      if (!file) return null;
      expected.delete(file);
      return { code: emptied(code, UNUSED[file] ?? []), map: null };
    },
    buildEnd(error) {
      if (error || expected.size === 0) return;
      this.error(`Nothing is built of ${[...expected].join(", ")} any more`);
    },
  };
}

/** A program in which the functions and classes of these names do nothing, wherever they are. */
export function emptied(code: string, names: readonly string[]): string {
  const bodies = bodiesByName(code);
  const spans = names.map((name) => {
    const body = bodies.get(name);
    if (!body) throw new Error(`There is no ${name} any more`);
    return body;
  });
  return spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}{}${rest.slice(end)}`, code);
}

function bodiesByName(code: string): Map<string, Span> {
  const bodies = new Map<string, Span>();
  const note = (id: { name: string } | null, body: Span | null) => {
    if (id && body) bodies.set(id.name, body);
  };
  new Visitor({
    // biome-ignore-start lint/correctness/noComponentHookFactories: names of the syntax tree
    FunctionDeclaration: ({ id, body }) => note(id, body),
    ClassDeclaration: ({ id, body }) => note(id, body),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && init?.type === "ClassExpression") note(id, init.body);
    },
    // biome-ignore-end lint/correctness/noComponentHookFactories: names of the syntax tree
  }).visit(parseSync("package.js", code).program);
  return bodies;
}
