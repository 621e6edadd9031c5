import { escapeHtml } from "../escape-html.ts";
import { PEOPLE } from "./people.ts";

/** The page for choosing an identity. */
export function signInPage(action: string, complaint = ""): string {
  const people = PEOPLE.map(
    ({ name, email }) =>
      `<li><button name="person" value="${escapeHtml(email)}"><span dir="auto">${escapeHtml(name)}</span><br><small>${escapeHtml(email)}</small></button></li>`,
  ).join("\n");
  return page(
    "Sample sign-in",
    `<p>This page stands in for a sign-in provider on this machine. Nobody here is real: choose who to be.</p>
<form method="post" action="${escapeHtml(action)}">
<ul>
${people}
</ul>
</form>
<form method="post" action="${escapeHtml(action)}">
<h2>Somebody else</h2>
${complaint === "" ? "" : `<p role="alert">${escapeHtml(complaint)}</p>`}
<p><label for="name">Name</label><input id="name" name="name" autocomplete="off" required maxlength="100"></p>
<p><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="off" required maxlength="255"></p>
<p><label class="row"><input name="verified" type="checkbox" checked> The provider has verified this address</label></p>
<p><button>Sign in</button></p>
</form>
<form method="post" action="${escapeHtml(action)}"><p><button name="cancel" value="yes">Cancel</button></p></form>`,
  );
}

export function failurePage(message: string): string {
  return page("Sample sign-in", `<p role="alert">${escapeHtml(message)}</p>`);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 28rem; margin: 2rem auto; padding: 0 1rem; }
ul { list-style: none; padding: 0; }
li { margin: .5rem 0; }
button, input:not([type="checkbox"]) { font: inherit; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid #888; border-radius: .5rem; box-sizing: border-box; }
li button { text-align: start; }
button { cursor: pointer; }
label { display: block; }
.row { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}
