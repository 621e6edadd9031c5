import { escapeHtml } from "../escape-html.ts";
import type { StoredMessage } from "./mail-store.ts";

/** The mailbox as one page: every message with its text, and its HTML in a sandbox. */
export function mailboxPage(messages: StoredMessage[]): string {
  const list =
    messages.length === 0
      ? "<p>No mail yet. What the product sends on this machine arrives here.</p>"
      : messages.map(messageSection).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
details { border: 1px solid #8886; border-radius: .5rem; margin: .75rem 0; padding: .75rem 1rem; }
summary { cursor: pointer; font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; font-size: .875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 30rem; border: 1px solid #8886; background: #fff; }
</style>
</head>
<body>
<h1>Mailbox</h1>
${list}
</body>
</html>`;
}

function messageSection(message: StoredMessage, position: number): string {
  const html =
    message.html === ""
      ? ""
      : `<iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(message.html)}"></iframe>`;
  return `<details${position === 0 ? " open" : ""}>
<summary>${escapeHtml(message.subject || "(no subject)")}</summary>
<dl>
<dt>To</dt><dd>${escapeHtml(message.to.join(", "))}</dd>
<dt>From</dt><dd>${escapeHtml(message.from)}</dd>
<dt>Received</dt><dd>${escapeHtml(message.receivedAt)}</dd>
</dl>
<pre>${linked(escapeHtml(message.text))}</pre>
${html}
</details>`;
}

function linked(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
