import { ERROR_CODES } from "../../../contracts/errors.ts";
import { escapeHtml } from "../../../contracts/html-text.ts";
import { STATUS } from "../../http/answer.ts";
import { CALLS } from "../call-limits.ts";
import type { Description } from "./description.ts";
import { inlineCode } from "./inline-code.ts";
import { NOUNS, nounOf } from "./nouns.ts";
import { operationArticle } from "./operation-article.ts";
import { PAGE_STYLES } from "./page-styles.ts";
import { REFUSALS } from "./refusals.ts";

/** The description as a readable page, without a script. In English, like the contracts. */
export function descriptionPage(descriptions: Description[]): string {
  const nouns = [...new Set(descriptions.map(({ path }) => nounOf(path)))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Operations – Benih</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${PAGE_STYLES}</style>
</head>
<body>
<header><a class="brand" href="/"><img src="/icon.svg" alt="" width="32" height="32">Benih</a></header>
<main>
<h1>Operations</h1>
<p>What a person’s own programs can do at Benih, as its own screens do it. Every operation is a <code>POST</code> of JSON with <code>Authorization: Bearer</code> and the access token of the person’s session, and answers <code>{ "data": … }</code>, or <code>{ "error": { "code", "message", "details" } }</code> when it refuses.</p>
<p>A person may call ${CALLS.points} operations a minute; some have a limit of their own beside. <a href="/api?format=json">The same as OpenAPI 3.1</a> is what programs get at this address.</p>
<nav aria-label="Operations"><ul>
${nouns.map((noun) => `<li><a href="#${escapeHtml(noun)}">${escapeHtml(noun)}</a></li>`).join("\n")}
<li><a href="#refusals">refusals</a></li>
</ul></nav>
${nouns.map((noun) => nounSection(noun, descriptions)).join("\n")}
${refusalSection()}
</main>
</body>
</html>
`;
}

function nounSection(noun: string, descriptions: Description[]): string {
  const own = descriptions.filter(({ path }) => nounOf(path) === noun);
  return `<section aria-labelledby="${escapeHtml(noun)}">
<h2 id="${escapeHtml(noun)}">${escapeHtml(noun)}</h2>
<p>${escapeHtml(NOUNS[noun] ?? "")}</p>
${own.map(operationArticle).join("\n")}
</section>`;
}

function refusalSection(): string {
  const entries = ERROR_CODES.map(
    (code) =>
      `<dt id="refusal-${code}"><code>${code}</code> <small>${STATUS[code]}</small></dt><dd>${inlineCode(REFUSALS[code].when)}</dd>`,
  );
  return `<section aria-labelledby="refusals">
<h2 id="refusals">refusals</h2>
<dl>
${entries.join("\n")}
</dl>
</section>`;
}
