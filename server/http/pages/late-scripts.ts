import { elementsOf } from "./rendered-markup.ts";

/**
 * The page's scripts start late: at the first sign of a visitor (pointer, key, touch, wheel, focus)
 * or, without one, when the page has loaded and the browser is idle. Until then the server's HTML
 * does its work by itself (links, forms, `details`), and a press on a button is kept and replayed
 * after hydration (app/platform/late-start.ts). Measured: blocking time 145 → 45 ms, first paint as on
 * a page without scripts (docs/decisions/0004-late-scripts.md).
 * Pages that are useless without scripts start them at once (`<meta name="scripts" content="now">`: an
 * account's forms), as does any page whose address has parameters of a mail or a sign-in provider.
 */

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;

/**
 * Takes the module scripts out of a rendered page and puts the late starter in their place. The starter
 * (app/late-starter.ts) is the same on every page, so that the policy can name it.
 */
export function startScriptsLate(html: string, starter: string): string {
  const entry = elementsOf(html, "script").find(({ attributes }) =>
    attributes.startsWith(' type="module"'),
  );
  if (!entry) return html;
  const files: string[] = [];
  const withoutPreloads = (part: string) =>
    part.replaceAll(MODULE_PRELOAD, (_link, file: string) => {
      files.push(file);
      return "";
    });
  const before = withoutPreloads(html.slice(0, entry.start));
  const after = withoutPreloads(html.slice(entry.end));
  return `${before}<script type="text/plain" id="late-entry" data-files="${files.join(" ")}">${entry.content}</script><script>${starter}</script>${after}`;
}
