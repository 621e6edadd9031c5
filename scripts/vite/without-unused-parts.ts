import { type Plugin, parseSync, Visitor } from "vite";

/**
 * Of packages that Home loads, by file: functions and classes for what the site does not do. They come
 * out empty, and what only they used is left out with them: 5 kB of each first visit.
 */
const UNUSED: Record<string, readonly string[]> = {
  // Routes found out lazily.
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": [
    "getManifestPath",
    "getPartialManifest",
    "getPatchRoutesOnNavigationFunction",
    "getPathsWithAncestors",
    "handleClientVersionMismatch",
    "isFogOfWarEnabled",
    "useFogOFWarDiscovery",
  ],
  // Instruments.
  "react-router/dist/production/lib/router/instrumentation.js": [
    "consumeInstrumentationClientResultMetaReceiver",
    "getRouteInstrumentationUpdates",
    "instrumentClientSideRouter",
    "instrumentHandler",
  ],
  // Actions and fetchers: what members write goes through operations. Routes that change.
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
  // Links that load pages ahead, and style sheets of single pages: there is one sheet.
  "react-router/dist/production/lib/dom/ssr/components.js": [
    "PrefetchPageLinksImpl",
    "RSCPrefetchPageLinksImpl",
  ],
  "react-router/dist/production/lib/dom/ssr/links.js": ["prefetchRouteCss", "prefetchStyleLinks"],
  // Server components.
  "react-router/dist/production/lib/hooks.js": ["RSCErrorHandler"],
  // Every browser has WebSocket; nobody is shown who else is there.
  "@supabase/phoenix/priv/static/phoenix.mjs": ["LongPoll"],
  "@supabase/realtime-js/dist/module/RealtimePresence.js": ["RealtimePresence"],
};

type Span = { start: number; end: number };

/**
 * Builds packages for the browser without the parts that no page needs. An update that has renamed or
 * moved one of them fails the build.
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

/** A program whose functions and classes of these names do nothing, wherever they stand. */
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
