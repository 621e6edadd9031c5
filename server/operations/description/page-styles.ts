/** The site's colours (app/app.css); the page is self-contained and loads nothing but the icon. */
export const PAGE_STYLES = `
:root {
  color-scheme: light dark;
  --paper: #fbf8f1;
  --surface: #ffffff;
  --ink: #16231d;
  --muted: #55635b;
  --line: #e2dac8;
  --leaf: #0f5a45;
  font: 1rem/1.6 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1613;
    --surface: #16201c;
    --ink: #eef2ec;
    --muted: #a5b3ab;
    --line: #2b3a33;
    --leaf: #6fcf9b;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 52rem; padding: 1rem 1rem 4rem; background: var(--paper); color: var(--ink); }
h1, h2, h3 { font-family: "Iowan Old Style", Charter, "Noto Serif", Georgia, serif; line-height: 1.25; text-wrap: balance; }
h1 { font-size: 2rem; }
h2 { margin: 3rem 0 .5rem; font-size: 1.5rem; }
h3 { margin: 0; font-size: 1.125rem; font-family: inherit; overflow-wrap: anywhere; }
h4 { margin: 1.25rem 0 .25rem; font-size: .875rem; color: var(--muted); }
p { margin: .5rem 0; }
a { color: var(--leaf); }
:focus-visible { outline: 3px solid #e9a23b; outline-offset: 2px; }
.brand { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: inherit; font-weight: 700; text-decoration: none; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .5rem 0; }
article { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--surface); }
code, pre { font: .875em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { margin: .25rem 0; white-space: pre-wrap; }
dl { margin: 0; }
dt { margin-top: .5rem; overflow-wrap: anywhere; }
dd { margin: 0 0 0 1rem; color: var(--muted); font-size: .9375rem; overflow-wrap: anywhere; }
small { color: var(--muted); }
summary { padding: .5rem 0; cursor: pointer; color: var(--leaf); }
`;
