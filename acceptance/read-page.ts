import { parseHTML } from "linkedom";
import { type Answer, ask } from "./pages.ts";

/**
 * A page's content as the server sends it: to readers before any script has run, and to machines.
 * Looks, scripts and presses need a browser (e2e/).
 */
export type ReadPage = Answer & {
  address: string;
  /**
   * Without what nobody reads: scripts, styles and hidden content. The content of a `<details>` is
   * a press away. Attribute names keep their spelling: React writes `hrefLang` and `dateTime`.
   */
  page: Document;
  /** Its structured data for search engines. */
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

/** The page behind the only link with this name. */
export function follow(from: ReadPage, place: ParentNode, name: Words): Promise<ReadPage> {
  const url = new URL(hrefOf(place, name), from.address);
  // Browsers do not send it.
  url.hash = "";
  return readPage(url.href);
}

/** Its text, with whitespace collapsed. */
export function says(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The elements of this kind and name, in order. A text must match the whole name. */
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

/** The target of the only link with this name. */
export function hrefOf(place: ParentNode, name: Words): string {
  return only(place, "a[href]", name).getAttribute("href") ?? "";
}

function isNamed(element: Element, name: Words): boolean {
  return typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element));
}

/** The element's accessible name: its label, else its text. */
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
