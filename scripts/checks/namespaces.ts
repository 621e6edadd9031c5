import { readImports } from "./imports.ts";
import { filesBelow, read } from "./source-files.ts";

const IMPORTS = readImports();

/** Loaded by the root for the frame, and by `privateWords` for every page of an account. */
const FRAME = namespacesIn(read("app/root.tsx"), /loadMessages\(\s*\w+,([^)]*)\)/g);
const PRIVATE = namespacesIn(
  read("app/i18n/private-words.server.ts"),
  /loadMessages\(\s*\w+,([^)]*)\)/g,
);

/**
 * Every route loads the words that its screens use: a component whose namespace is not loaded would
 * crash when it is shown. Components are found by their imports, including dynamic ones.
 */
export function checkNamespaces(): string[] {
  return ["app/root.tsx", ...filesBelow("app/routes", /\.tsx$/)].flatMap((route) => {
    const loaded = new Set([...FRAME, ...loadedBy(route)]);
    return [...saidBy(route)]
      .filter(([namespace]) => !loaded.has(namespace))
      .map(([namespace, file]) => `${route}: does not load "${namespace}", which ${file} says`);
  });
}

/** The namespaces that a route's loader brings, itself or through a server module. */
function loadedBy(route: string): string[] {
  const sources = [route, ...importsOf(route).filter((file) => file.endsWith(".server.ts"))].map(
    read,
  );
  const own = sources.flatMap((source) =>
    namespacesIn(source, /load(?:Messages|Directory)\(\s*[\w.]+,([^)]*)\)/g),
  );
  const source = read(route);
  if (!source.includes("privateWords(")) return own;
  const [first = "", , ...others] = namespacesIn(source, /privateWords\(([^)]*)\)/g);
  return [...own, ...PRIVATE, first, ...others];
}

/** The namespaces that a screen and everything it imports use, each with a file that does. */
function saidBy(route: string): Map<string, string> {
  const said = new Map<string, string>();
  const seen = new Set([route]);
  for (const file of seen) {
    const source = read(file);
    // A surrounding provider with its own words (`<MessagesProvider messages={{ suggest }}>`) has
    // brought them.
    const brought = namespacesIn(source, /messages=\{\{([^}]*)\}\}/g, /\b(\w+)\b/g);
    for (const namespace of namespacesIn(source, /useMessages\(([^)]*)\)/g)) {
      if (!brought.includes(namespace) && !said.has(namespace)) said.set(namespace, file);
    }
    if (/\buseLabel\(\)/.test(source) && !file.startsWith("app/i18n/")) said.set("labels", file);
    for (const next of importsOf(file)) if (brought.length === 0) seen.add(next);
  }
  return said;
}

function namespacesIn(source: string, call: RegExp, name = /"(\w+)"/g): string[] {
  return [...source.matchAll(call)].flatMap(([, list = ""]) =>
    [...list.matchAll(name)].map(([, found = ""]) => found),
  );
}

function importsOf(file: string): string[] {
  return (IMPORTS.get(file) ?? []).filter((target) => target.startsWith("app/"));
}
