import { html, Markup } from "./markup.ts";

const STYLES = new Markup(`
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
.narrow { max-width: 28rem; }
ul { list-style: none; padding: 0; }
li, .card { border: 1px solid #8886; border-radius: .5rem; margin: .75rem 0; padding: .75rem 1rem; }
li p, .card p { margin: .25rem 0; }
form { margin: .5rem 0; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
.row form { margin: 0; }
button { font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid #888; border-radius: .5rem; cursor: pointer; }
.narrow button { width: 100%; text-align: start; }
.first { font-weight: 600; }
.amount { font-size: 1.5rem; font-weight: 600; }
.line { display: flex; justify-content: space-between; gap: 1rem; }
a { display: inline-block; min-height: 1.5rem; }
[role=alert] { border: 2px solid; border-radius: .5rem; padding: .75rem 1rem; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
@media print { .screen { display: none; } body { margin: 0; } }
`);

/** @param body the markup below the heading. */
export function page(title: string, body: Markup, width: "narrow" | "wide" = "narrow"): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLES}</style>
</head>
<body class="${width}">
<main>
<h1>${title}</h1>
<p class="screen">This is a sample payment provider on this machine: no card is asked for, and no money moves.</p>
${body}
</main>
</body>
</html>`.text;
}

export function messagePage(title: string, message: string, back?: string | null): string {
  return page(title, html`<p role="alert">${message}</p>${back ? backLink(back) : undefined}`);
}

export function backLink(address: string, label = "Back"): Markup {
  return html`<p class="screen"><a href="${address}">${label}</a></p>`;
}

export function complaintOf(complaint: string | undefined): Markup | undefined {
  return complaint === undefined ? undefined : html`<p role="alert">${complaint}</p>`;
}

/** A one-action button, with the token that proves that our page rendered it. */
export function actionButton(
  label: string,
  token: string,
  fields: Record<string, string>,
  isFirst = false,
): Markup {
  const hidden = Object.entries({ ...fields, token }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post">${hidden}<button${isFirst ? html` class="first"` : undefined}>${label}</button></form>`;
}

export function formatDate(seconds: number): string {
  const format = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(seconds * 1000));
}
