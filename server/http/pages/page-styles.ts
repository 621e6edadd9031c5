import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import postcss, { type AtRule, type Container, type Rule } from "postcss";
import { valuesOf } from "./rendered-markup.ts";

/** Pages of one kind have much the same classes; result lists differ in a few. */
const REMEMBERED = 500;
/** Most of these lead to one of a few dozen different parts. */
const PARTS = 100;

/** Gives a page the part of the style sheet that it uses. */
export type PageStyles = (html: string) => string;

/**
 * Reads the built style sheet once. Each page then carries only the rules whose classes it uses: a
 * page stays within the first flight of a connection (docs/decisions/0010-first-flight.md), however
 * many screens there are. The whole sheet follows with the scripts (late-scripts.ts).
 */
export function readPageStyles(css: string): PageStyles {
  const pieces = piecesOf(postcss.parse(css.replaceAll(SPACING, inRem)), []);
  const remembered = new LRUCache<string, string>({ max: REMEMBERED });
  const parts = new LRUCache<string, string>({ max: PARTS, memoMethod: (css) => css });

  const choose = (language: string, classLists: string[], values: string[]): string => {
    const classes = classesOf(classLists).add(language);
    const chosen = pieces.filter((piece) =>
      piece.needs.some((needed) => needed.every((name) => classes.has(name))),
    );
    const used = usedNames(chosen, values);
    return joined(chosen.map((piece) => ({ wrappers: piece.wrappers, text: piece.write(used) })));
  };

  return (html) => {
    const classLists = [...valuesOf(html, "class")];
    const values = NAMING.flatMap((name) => [...valuesOf(html, name)]).filter(namesVariable);
    const language = languageOf(html);
    // Hashed and shared: with 10 kB of names and 20 kB of styles each, they would take tens of megabytes.
    const key = hash("sha1", [language, ...classLists, "", ...values].join("\n"), "base64");
    const css = remembered.get(key) ?? parts.memo(choose(language, classLists, values));
    remembered.set(key, css);
    return css;
  };
}

/** Attributes whose values name variables: a chart's part, a path of a picture. */
const NAMING = ["style", "fill", "stroke"] as const;

function namesVariable(value: string): boolean {
  return value.includes("--");
}

/** Tailwind's steps of spacing, which nothing on the site changes, so that a plain length is shorter. */
const SPACING = /calc\(var\(--spacing\) \* (-?[\d.]+)\)/g;
const REM_PER_STEP = 0.25;

function inRem(_whole: string, steps: string): string {
  return `${Number(steps) * REM_PER_STEP}rem`;
}

/** A rule with the at-rules around it, such as `@layer utilities` and `@media (width >= 48rem)`. */
type Piece = {
  wrappers: string[];
  /** For each of its selectors, the classes and the language that a page must all have. */
  needs: string[][];
  /** Names of variables and animations that it uses. */
  uses: Set<string>;
  /** The variables that it sets, and the names each depends on. */
  variables: Map<string, Set<string>>;
  /** Empty if nothing in it is used. */
  write(used: Set<string>): string;
};

function piecesOf(container: Container, wrappers: string[]): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === "rule") return [rulePiece(node, wrappers)];
    if (node.type !== "atrule") return [];
    if (node.name === "property") return [];
    if (node.name.endsWith("keyframes")) return [namedPiece(node, wrappers)];
    if (isForOlderBrowsers(node)) return piecesOf(node, wrappers);
    // By the time somebody prints, the whole sheet is there.
    if (node.name === "media" && node.params === "print") return [];
    if (isFontOfDevice(node)) return [fontPiece(node, wrappers)];
    if (!node.nodes) return [alwaysPiece(node, wrappers)];
    return piecesOf(node, [...wrappers, `@${node.name} ${node.params}`.trim()]);
  });
}

function rulePiece(rule: Rule, wrappers: string[]): Piece {
  const declarations = rule.nodes.flatMap((node) =>
    node.type === "decl" ? [{ name: node.prop, text: node.toString(), value: node.value }] : [],
  );
  const variables = declarations.filter(({ name }) => name.startsWith("--"));
  const others = declarations.filter(({ name }) => !name.startsWith("--"));
  return {
    wrappers,
    needs: rule.selectors.map(needsOfSelector),
    uses: namesIn(others.map(({ text }) => text).join(";")),
    variables: new Map(variables.map(({ name, value }) => [name, namesIn(value)])),
    write(used) {
      const kept = declarations.filter(({ name }) => !name.startsWith("--") || used.has(name));
      return kept.length === 0 ? "" : `${rule.selector}{${kept.map(({ text }) => text).join(";")}}`;
    },
  };
}

/** `@keyframes name`: needed if the name is. */
function namedPiece(node: AtRule, wrappers: string[]): Piece {
  const whole = node.toString();
  return {
    wrappers,
    needs: [[]],
    uses: new Set(),
    variables: new Map(),
    write: (used) => (used.has(node.params) ? whole : ""),
  };
}

/**
 * Tailwind registers its variables (`@property`), and also sets them for older browsers. Setting them is
 * shorter, and is enough for every browser until the whole sheet is there.
 */
function isForOlderBrowsers(node: AtRule): boolean {
  return node.name === "supports" && node.params.includes("-moz-orient");
}

/** Web fonts come with the whole sheet: earlier, they would delay the first paint. */
function isFontOfDevice(node: AtRule): boolean {
  return node.name === "font-face" && node.toString().includes("local(");
}

/** A font named like a variable is for pages whose rules name it. */
function fontPiece(node: AtRule, wrappers: string[]): Piece {
  const piece = alwaysPiece(node, wrappers);
  const [name] = namesIn(node.toString());
  return name ? { ...piece, write: (used) => (used.has(name) ? piece.write(used) : "") } : piece;
}

function alwaysPiece(node: AtRule, wrappers: string[]): Piece {
  const whole = node.nodes ? node.toString() : `${node.toString()};`;
  return { wrappers, needs: [[]], uses: new Set(), variables: new Map(), write: () => whole };
}

/** A bracket escaped as \( belongs to a class's name. */
const INNERMOST = /(:not)?(?<!\\)\(((?:\\.|[^()\\])*)\)/g;
const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g;

function needsOfSelector(selector: string): string[] {
  const classes = [...withoutNegations(selector).matchAll(CLASS)].map(([, name = ""]) =>
    name.replaceAll(/\\(.)/g, "$1"),
  );
  return [...classes, ...(OF_LANGUAGE.exec(selector) ?? [])];
}

/** Removes `:not()`, however deep, as a page may lack the names in it. */
function withoutNegations(selector: string): string {
  const opened = selector.replaceAll(INNERMOST, (_whole, not?: string, inner?: string) =>
    not ? "" : ` ${inner}`,
  );
  return opened === selector ? opened : withoutNegations(opened);
}

/** The selector of rules for pages in one language. */
const OF_LANGUAGE = /:root:lang\(\w+\)/;
const LANGUAGE = /<html[^>]* lang="(\w+)/;

function languageOf(html: string): string {
  return `:root:lang(${LANGUAGE.exec(html)?.[1] ?? ""})`;
}

function classesOf(classLists: string[]): Set<string> {
  const names = classLists.flatMap((value) =>
    value.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&").split(/\s+/),
  );
  return new Set(names);
}

/** Words that may be the name of a variable or an animation. */
function namesIn(text: string): Set<string> {
  return new Set([
    ...[...text.matchAll(/--[\w-]+/g)].map(([name]) => name),
    ...[...text.matchAll(/animation(?:-name)?:[^;}]+/g)].flatMap(([value]) =>
      value.split(/[\s:,]/),
    ),
  ]);
}

/** The names used by the chosen rules and the page's own attributes. */
function usedNames(chosen: Piece[], values: string[]): Set<string> {
  const used = new Set(chosen.flatMap(({ uses }) => [...uses]));
  for (const value of values) for (const name of namesIn(value)) used.add(name);
  // A variable may be made of another one.
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const { variables } of chosen) {
      for (const [name, made] of variables)
        if (used.has(name)) for (const part of made) used.add(part);
    }
  }
  return used;
}

/** Adjacent rules with the same at-rules share them. */
function joined(rules: { wrappers: string[]; text: string }[]): string {
  let css = "";
  let around: string[] = [];
  for (const { wrappers, text } of rules) {
    if (text === "") continue;
    const shared = wrappers.findIndex((wrapper, depth) => wrapper !== around[depth]);
    const kept = shared < 0 ? wrappers.length : shared;
    css += "}".repeat(Math.max(0, around.length - kept));
    css += wrappers
      .slice(kept)
      .map((wrapper) => `${wrapper}{`)
      .join("");
    css += text;
    around = wrappers;
  }
  return css + "}".repeat(around.length);
}
