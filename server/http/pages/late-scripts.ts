import { elementsOf } from "./rendered-markup.ts";

/**
 * The page's scripts start late: at the first sign of a visitor (pointer, key, touch, wheel, focus)
 * or, without one, when the page has loaded and the browser is idle. Until then the server's HTML
 * does its work by itself (links, forms, `details`), and a press on a button is kept and replayed
 * after hydration (app/platform/late-start.ts). Measured: blocking time 145 → 45 ms, first paint as
 * of a page without scripts (docs/decisions/0004-late-scripts.md).
 * At once start pages that are nothing without them (`<meta name="scripts" content="now">`: forms of an
 * account), and any page that a mail or a sign-in provider has led to with something in its address.
 */

/**
 * Before the scripts comes the whole style sheet: the page has only what it was rendered with
 * (page-styles.ts), and scripts may show anything. One that cannot be had keeps nothing from working.
 */

/** How long after load a page without any sign of a visitor waits before it comes alive. */
const IDLE_START_MS = 2500;

const STARTER = `(function(){
var w=window,d=document,on=addEventListener.bind(w),started=0,clicks=[],signs=["pointerdown","keydown","touchstart","wheel","focusin"];
function start(){if(started)return;started=1;signs.forEach(function(s){removeEventListener(s,start,true)});
var n=d.getElementById("late-entry");n.dataset.files.split(" ").forEach(function(h){var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});
var y=d.getElementById("app-styles");
fetch(y.dataset.source).then(function(r){return r.ok?r.text():y.textContent}).then(function(c){y.textContent=c}).catch(function(){}).then(function(){
var s=d.createElement("script");s.type="module";s.textContent=n.textContent;d.body.append(s)})}
function keep(e){var b=e.target.closest&&e.target.closest("button");if(b){clicks.push(b);e.preventDefault();e.stopPropagation()}}
on("click",keep,true);signs.forEach(function(s){on(s,start,{capture:true,passive:true})});
w.benihEarly={clicks:clicks,stop:function(){removeEventListener("click",keep,true)}};
function idle(){setTimeout(function(){(w.requestIdleCallback||setTimeout)(start)},${IDLE_START_MS})}
d.querySelector('meta[name="scripts"]')||/[?&#](access_token|token_hash|error|error_code|code|message|type=recovery)\\b/.test(location.href)?start():d.readyState=="complete"?idle():on("load",idle);
})()`.replaceAll("\n", "");

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;

/**
 * Takes the module scripts out of a rendered page and puts the late starter in their place. The starter is the
 * same on every page, so that the policy can name it.
 */
export function startScriptsLate(html: string): string {
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
  return `${before}<script type="text/plain" id="late-entry" data-files="${files.join(" ")}">${entry.content}</script><script>${STARTER}</script>${after}`;
}
