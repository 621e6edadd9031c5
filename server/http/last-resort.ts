import type { ServerResponse } from "node:http";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import { wordsOf } from "./words.ts";

/** The page for when no page can be rendered: the router-failure page without its router. */
export function sendLastResort(response: ServerResponse, language: Language): void {
  const { crashTitle: title, crashText: text } = wordsOf(language);
  send(response, language, { status: 500, title, text });
}

/**
 * Says when to come back.
 * @param because whose requests are too many.
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
  response.end(`<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 18px/1.6 system-ui, sans-serif; }
main { max-width: 36rem; margin: 20vh auto 0; padding: 0 1rem; text-align: center; }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${wordsOf(language).tryAgain}</a></p></main></body>
</html>`);
}
