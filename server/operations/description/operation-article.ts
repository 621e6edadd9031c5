import { escapeHtml } from "../../../contracts/html-text.ts";
import type { Description } from "./description.ts";
import { EXAMPLES } from "./examples/examples.ts";
import { type Field, fieldsOf, typeOf } from "./fields.ts";
import { inlineCode } from "./inline-code.ts";
import { inputSchema, outputSchema } from "./json-schema.ts";

/** One operation on the page: its input, answer and refusals, with an example. */
export function operationArticle(described: Description): string {
  const { path, summary, caller, takesKey, refusals } = described;
  const links = refusals.map((code) => `<a href="#refusal-${code}"><code>${code}</code></a>`);
  return `<article>
<h3><code>POST /api/${escapeHtml(path)}</code></h3>
<p>${inlineCode(summary)}</p>
${caller === "person" ? "" : `<p>Called by the ${caller}, which signs what it sends.</p>`}
${takesKey ? "<p>Takes an <code>Idempotency-Key</code>: the same key gives the same answer, and is paid for once.</p>" : ""}
${parts(described)}
<h4>Refuses with</h4>
<p>${links.join(", ")}</p>
${example(path)}
</article>`;
}

function parts({ query, takes, answers }: Description): string {
  return [
    query ? fieldList("In the address", fieldsOf(inputSchema(query))) : "",
    takes.kind === "file" ? "<h4>Takes</h4>\n<p>the file itself</p>" : "",
    takes.kind === "json" ? fieldList("Takes", fieldsOf(inputSchema(takes.schema))) : "",
    answers.kind === "json" ? "" : `<h4>Answers</h4>\n<p>${answers.kind.toUpperCase()}</p>`,
    answers.kind === "json" ? answerList(answers.schema) : "",
  ].join("\n");
}

function answerList(schema: Parameters<typeof outputSchema>[0]): string {
  const shape = outputSchema(schema);
  const fields = fieldsOf(shape);
  if (fields.length > 0) return fieldList("Answers", fields);
  return `<h4>Answers</h4>\n<p>${escapeHtml(typeOf(shape))}</p>`;
}

function fieldList(heading: string, fields: Field[]): string {
  if (fields.length === 0) return `<h4>${heading}</h4>\n<p>an empty object</p>`;
  const entries = fields.map(
    ({ name, type, optional, about }) =>
      `<dt><code>${escapeHtml(name)}</code>${optional ? " <small>may be left out</small>" : ""}</dt><dd>${escapeHtml(type)}${about ? `. ${inlineCode(about)}` : ""}</dd>`,
  );
  return `<h4>${heading}</h4>\n<dl>\n${entries.join("\n")}\n</dl>`;
}

function example(path: string): string {
  const given = EXAMPLES[path];
  if (!given) return "";
  const { input, query, csv, pdf } = given;
  const sent = [
    query && `?${new URLSearchParams(Object.entries(query).flatMap(pairs))}`,
    input !== undefined && JSON.stringify(input, null, 2),
  ].filter(Boolean);
  const answered = csv ?? pdf ?? JSON.stringify({ data: given.data }, null, 2);
  return `<details><summary>Example</summary>
<pre>${escapeHtml(sent.join("\n"))}</pre>
<p><small>answers</small></p>
<pre>${escapeHtml(answered)}</pre>
</details>`;
}

function pairs([name, value]: [string, string | string[]]): [string, string][] {
  return [value].flat().map((one) => [name, one]);
}
