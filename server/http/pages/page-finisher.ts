import { COMMON_HEADERS, DATA_POLICY, transportSecurity } from "../security-headers.ts";
import { type Encoding, type StoredAnswer, storeAnswerNow } from "../stored-answer.ts";
import type { BuiltPages } from "./built-pages.ts";
import { inlineStyles } from "./inline-styles.ts";
import { startScriptsLate } from "./late-scripts.ts";
import { contentSecurityPolicy, scriptsOf } from "./page-policy.ts";
import type { RenderedPage } from "./page-renderer.ts";

const utf8 = new TextDecoder();
const VARY = "Accept-Encoding, Accept-Language, Cookie";
/** An attribute of links for routers that discover routes lazily; ours knows all of them. */
const DISCOVERED = ' data-discover="true"';

export type FinishSettings = {
  publicUrl: string;
  /** Where the browser reads data and listens for changes. */
  backendUrl: string;
  /** A page without user content, so that its scripts are all ours. */
  ownPage: RenderedPage;
};
/** `inHaste` if others wait, so that less time goes into compression. */
export type FinishQuestion = { rendered: RenderedPage; encoding: Encoding; inHaste: boolean };

/**
 * Makes a rendered page ready for the wire: its part of the styles inline, its scripts held back, its
 * policy and the other headers, compressed.
 */
export function createPageFinisher(
  { styles, sheets, lateStarter }: BuiltPages,
  { publicUrl, backendUrl, ownPage }: FinishSettings,
): (question: FinishQuestion) => StoredAnswer {
  const complete = (html: string) =>
    startScriptsLate(inlineStyles(html.replaceAll(DISCOVERED, ""), styles), lateStarter);
  const ownScripts = scriptsOf(complete(utf8.decode(ownPage.body)));
  const always = { vary: VARY, ...COMMON_HEADERS, ...transportSecurity(publicUrl) };

  return ({ rendered, encoding, inHaste }) => {
    const { status, headers, language, storable } = rendered;
    const isPage = headers["content-type"]?.startsWith("text/html");
    const text = utf8.decode(rendered.body);
    const whole = isPage ? complete(text) : text;
    return storeAnswerNow(
      {
        status,
        body: whole,
        storable,
        headers: {
          ...headers,
          "content-language": language,
          "cache-control": storable ? "public, max-age=0, must-revalidate" : "no-store",
          ...always,
          "content-security-policy": isPage
            ? contentSecurityPolicy(whole, {
                site: publicUrl,
                backend: backendUrl,
                sheets,
                ownScripts,
              })
            : DATA_POLICY,
        },
      },
      encoding,
      inHaste,
    );
  };
}
