import type { ServerResponse } from "node:http";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import { wordsOf } from "./words.ts";

/** The mark of app/ui/logo.tsx. */
const MARK =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path fill="#3fa66b" d="M16 17C16 9.5 10.5 5 3 5c0 8 5 12 13 12Z"/><path fill="var(--leaf)" d="M16 17c0-6 4.5-10.5 13-10.5C29 13.5 24 17 16 17Z"/><path fill="#e9a23b" d="M16 16c4 3.2 5.5 5.6 5.5 8a5.5 5.5 0 0 1-11 0c0-2.4 1.5-4.8 5.5-8Z"/></svg>';

/** A little of the site's looks (app/app.css), as nothing else can be loaded now. */
const STYLE = `
:root { color-scheme: light dark; --leaf: light-dark(#0f5a45, #6fcf9b); --line: light-dark(#e2dac8, #2b3a33); font: 1rem/1.6 "Be Vietnam Pro", system-ui, sans-serif; background: light-dark(#fbf8f1, #0e1613); color: light-dark(#16231d, #eef2ec); }
:lang(th) { line-height: 1.8; }
body { margin: 0; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; padding: 0.75rem 1.5rem; border-bottom: 1px solid var(--line); }
a { color: inherit; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; font-size: 0.875rem; }
nav a, .brand { display: flex; align-items: center; min-height: 2.75rem; text-decoration: none; }
.brand { gap: 0.5rem; font: 700 1.375rem Fraunces, Georgia, serif; }
main { max-width: 36rem; margin: 16vh auto 0; padding: 0 1.5rem 3rem; text-align: center; }
h1 { font: 700 2rem/1.3 Fraunces, Georgia, serif; }
h1:lang(th) { font-family: inherit; line-height: 1.5; }
.again { display: inline-block; padding: 0.5rem 1.5rem; border-radius: 9rem; background: var(--leaf); color: light-dark(#fff, #07281d); font-weight: 600; text-decoration: none; }
input { box-sizing: border-box; width: 100%; margin-top: 2rem; padding: 0.6rem 1rem; border: 1px solid light-dark(#8d8775, #66776e); border-radius: 9rem; background: light-dark(#fff, #16201c); color: inherit; font: inherit; }
`;

/** The page shown when no page can be rendered: the router-failure page without its router. */
export function sendLastResort(response: ServerResponse, language: Language): void {
  const { crashTitle: title, crashText: text } = wordsOf(language);
  send(response, language, { status: 500, title, text });
}

/**
 * Says when to come back.
 * @param because whose requests are too many
 */
export function sendOverload(
  response: ServerResponse,
  language: Language,
  because: "visitor" | "server",
  seconds: number,
): void {
  const words = wordsOf(language);
  response.setHeader("retry-after", seconds);
  if (because === "visitor") {
    send(response, language, { status: 429, title: words.tooManyTitle, text: words.tooManyText });
  } else send(response, language, { status: 503, title: words.busyTitle, text: words.busyText });
}

function send(
  response: ServerResponse,
  language: Language,
  { status, title, text }: { status: number; title: string; text: string },
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    ...COMMON_HEADERS,
  });
  const words = wordsOf(language);
  // An id with which the fault can be reported and found in the log.
  const id = status === 500 ? String(response.getHeader("x-request-id") ?? "") : "";
  response.end(`<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<a class="brand" href="/">${MARK}Benih</a>
<nav aria-label="${words.mainNavigation}">
<a href="/">${words.navNews}</a>
<a href="/startups">${words.navStartups}</a>
<a href="/investors">${words.navInvestors}</a>
<a href="/funding-tracker">${words.navFunding}</a>
</nav>
</header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a class="again" href="">${words.tryAgain}</a></p>${id && `\n<p><code>${id}</code></p>`}
<form action="/search" role="search"><input type="search" name="q" required aria-label="${words.searchPlaceholder}" placeholder="${words.searchPlaceholder}"></form>
</main>
</body>
</html>`);
}
