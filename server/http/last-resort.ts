import type { ServerResponse } from "node:http";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import { wordsOf } from "./words.ts";

/** The page for when no page can be rendered: the router-failure page without its router. */
export function sendLastResort(response: ServerResponse, language: Language): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const words = wordsOf(language);
  response.writeHead(500, {
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
<title>${words.crashTitle}</title>
<style>
:root { color-scheme: light dark; font: 18px/1.6 system-ui, sans-serif; }
main { max-width: 36rem; margin: 20vh auto 0; padding: 0 1rem; text-align: center; }
</style>
</head>
<body><main><h1>${words.crashTitle}</h1><p>${words.crashText}</p><p><a href="">${words.tryAgain}</a></p></main></body>
</html>`);
}
