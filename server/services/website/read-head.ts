import { Parser } from "htmlparser2";
import { seenLine } from "../../language/unseen-signs.ts";

const MAX_LENGTH = { title: 200, siteName: 100, description: 500 } as const;
/** Deeper than any head; the more tags are open, the longer the parser takes for each. */
const MAX_DEPTH = 16;

const HEAD_ELEMENTS = new Set(["html", "head", "title", "base", "link", "meta", "style", "script"]);
/** Allowed in a head; their content does not count when scripts run. */
const PASSED_OVER = new Set(["noscript", "template"]);

/** What a page says about itself, if it does. */
export type PageHead = {
  title?: string;
  description?: string;
  siteName?: string;
  canonical?: string;
};

/**
 * Reads the visible metadata in the head of a page, as tolerantly as browsers do: it ends with the
 * first element that cannot be in a head.
 */
export function readHead(html: string): PageHead {
  const metas = new Map<string, string>();
  let title: string | undefined;
  let canonical: string | undefined;
  let isTitle = false;
  let depth = 0;
  let passedOver = 0;
  let isOver = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (PASSED_OVER.has(name)) passedOver += 1;
      if (depth > MAX_DEPTH || (passedOver === 0 && !HEAD_ELEMENTS.has(name))) {
        isOver = true;
        parser.pause();
        return;
      }
      if (passedOver > 0) return;
      // Only the first title counts.
      if (name === "title" && title === undefined) {
        isTitle = true;
        title = "";
      }
      const key = (attributes.property ?? attributes.name ?? "").toLowerCase();
      if (name === "meta" && attributes.content !== undefined && !metas.has(key)) {
        metas.set(key, attributes.content);
      }
      const relations = (attributes.rel ?? "").toLowerCase().split(/\s+/);
      if (name === "link" && relations.includes("canonical")) canonical ??= attributes.href;
    },
    ontext(text) {
      if (isTitle) title += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (PASSED_OVER.has(name)) passedOver -= 1;
      if (name === "title") isTitle = false;
    },
  });
  parser.write(html);
  if (!isOver) parser.end();
  const said = {
    title: clean(title ?? metas.get("og:title"), MAX_LENGTH.title),
    description: clean(
      metas.get("description") ?? metas.get("og:description"),
      MAX_LENGTH.description,
    ),
    siteName: clean(metas.get("og:site_name"), MAX_LENGTH.siteName),
    canonical: clean(canonical, MAX_LENGTH.description),
  };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ""));
}

function clean(text: string | undefined, maxLength: number): string {
  return [...seenLine(text ?? "")].slice(0, maxLength).join("").trim();
}
