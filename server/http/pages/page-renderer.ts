import type { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { COMMON_HEADERS, DATA_POLICY, transportSecurity } from "../security-headers.ts";
import { type Encoding, type StoredAnswer, storeAnswerNow } from "../stored-answer.ts";
import type { BuiltApp } from "./built-app.ts";
import { inlineStyles } from "./inline-styles.ts";
import { startScriptsLate } from "./late-scripts.ts";
import { contentSecurityPolicy, scriptsOf } from "./page-policy.ts";
import type { PageRequest } from "./page-request.ts";

/** A page without user content: its scripts are all ours. */
const OWN_PAGE: PageRequest = {
  path: "/legal-disclaimer",
  query: "",
  language: "en",
  chosen: false,
};
const VARY = "Accept-Encoding, Accept-Language, Cookie";

/**
 * Renders a page as any visitor gets it: no cookie, the language settled, host and scheme from the
 * configuration and never from the request. What comes back is ready to be kept.
 */
export async function createPageRenderer(
  settings: Pick<BuiltApp, "render" | "styles" | "sheets" | "lateStarter"> & {
    publicUrl: string;
    /** Where the browser reads data and listens. */
    backendUrl: string;
  },
): Promise<(page: PageRequest, encoding: Encoding, inHaste: boolean) => Promise<StoredAnswer>> {
  const { render, publicUrl, backendUrl, styles, sheets, lateStarter } = settings;

  const produce = async (page: PageRequest) => {
    const query = page.query === "" ? "" : `?${page.query}`;
    const request = new Request(publicUrl + page.path + query, {
      headers: { "accept-language": page.language satisfies keyof typeof LANGUAGE_TAGS },
    });
    const response = await render(request);
    const rendered = await response.text();
    const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
    const isPage = type.startsWith("text/html");
    const body = isPage ? startScriptsLate(inlineStyles(rendered, styles), lateStarter) : rendered;
    return { response, type, isPage, body };
  };

  const ownScripts = scriptsOf((await produce(OWN_PAGE)).body);

  return async (page, encoding, inHaste) => {
    const { response, type, isPage, body } = await produce(page);
    // The router's own "Unexpected Server Error", bare and in English: there is a better page of last resort.
    if (response.status >= 500 && type.startsWith("text/plain")) throw new Error(body);
    const kept = response.headers.get("cache-control") !== "no-store" && response.status < 400;
    return storeAnswerNow(
      {
        status: response.status,
        body,
        storable: kept,
        headers: {
          ...passedOn(response.headers),
          "content-type": type,
          "content-language": page.language,
          "cache-control": kept ? "public, max-age=0, must-revalidate" : "no-store",
          vary: VARY,
          ...COMMON_HEADERS,
          ...transportSecurity(publicUrl),
          "content-security-policy": isPage
            ? contentSecurityPolicy(body, { backend: backendUrl, sheets, ownScripts })
            : DATA_POLICY,
        },
      },
      encoding,
      inHaste,
    );
  };
}

/** What React Router says by headers: where a redirect leads, and that an answer is its data. */
function passedOn(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    ["location", "x-remix-response"].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
