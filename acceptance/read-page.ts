import { parseHTML } from "linkedom";
import { type Answer, ask } from "./pages.ts";

/**
 * What a page says as the server sends it: to readers before any script has run, and to machines.
 * What is asked of looks, of scripts or of a press needs a browser (e2e/).
 */
export type ReadPage = Answer & {
  address: string;
  /**
   * Without what nobody reads: scripts, styles and what is hidden. What a `<details>` holds is a press
   * away. The names of attributes are as they were written: React writes `hrefLang` and `dateTime`.
   */
  page: Document;
  /** What it says of itself to search engines. */
  described: unknown[];
};

type Words = string | RegExp;

export async function readPage(
  address: string,
  headers: Record<string, string> = {},
): Promise<ReadPage> {
  const answer = await ask(address, { headers });
  const { document: page } = parseHTML(answer.text);
  const described = all(page, "script[type='application/ld+json']").map((script) =>
    JSON.parse(script.textContent ?? ""),
  );
  for (const unread of all(page, "script, style, template, [hidden]")) unread.remove();
  return { ...answer, address, page, described };
}

/** The page behind the only link of this name. */
export function follow(from: ReadPage, place: ParentNode, name: Words): Promise<ReadPage> {
  const url = new URL(hrefOf(place, name), from.address);
  // A browser keeps it for itself.
  url.hash = "";
  return readPage(url.href);
}

/** Its text, with one space for any. */
export function says(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** What elements of this kind, and of this name, are there, in their order. A text is the whole name. */
export function all(place: ParentNode, selector: string, name?: Words): Element[] {
  const found = [...place.querySelectorAll(selector)];
  return name === undefined ? found : found.filter((element) => isNamed(element, name));
}

/** @throws unless there is exactly one. */
export function only(place: ParentNode, selector: string, name?: Words): Element {
  const found = all(place, selector, name);
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  const there = all(place, selector).map((element) => nameOf(element).slice(0, 80));
  throw new Error(
    `${found.length} instead of one: ${selector} ${name ?? ""}\nThere: ${there.join(" | ")}`,
  );
}

/** Where the only link of this name leads. */
export function hrefOf(place: ParentNode, name: Words): string {
  return only(place, "a[href]", name).getAttribute("href") ?? "";
}

function isNamed(element: Element, name: Words): boolean {
  return typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element));
}

/** What a screen reader calls it: its label, else its text. */
function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
  if (label !== null) return label;
  const labelledBy = element.getAttribute("aria-labelledby");
  const labels = labelledBy
    ? all(element.ownerDocument, `[id='${labelledBy}']`)
    : all(element, ":scope > caption");
  const [words = element] = labels;
  const arrows = all(words, "[aria-hidden=true]").map((one) => one.textContent ?? "");
  return arrows.reduce((name, arrow) => name.replace(arrow, ""), says(words)).trim();
}
