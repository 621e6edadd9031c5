import type { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { inlineStyles } from "./inline-styles.ts";
import { startScriptsLate } from "./late-scripts.ts";
import { contentSecurityPolicy, DATA_POLICY } from "./page-policy.ts";
import type { PageRequest } from "./page-request.ts";
import type { PageStyles } from "./page-styles.ts";
import { COMMON_HEADERS, transportSecurity } from "./security-headers.ts";
import { type StoredPage, storePage } from "./stored-page.ts";

export type RenderRequest = (request: Request) => Promise<Response>;

const VARY = "Accept-Encoding, Accept-Language, Cookie";

/**
 * Renders a page as any visitor gets it: no cookie, the language settled, host and scheme from the
 * configuration and never from the request. What comes back is ready to be kept.
 */
export function createPageRenderer(settings: {
  render: RenderRequest;
  publicUrl: string;
  backendUrl: string;
  /** What each page gets of the built style sheet. */
  styles: PageStyles;
  /** The style sheets that come later, as a policy names them. */
  sheets: readonly string[];
}): (page: PageRequest) => Promise<StoredPage> {
  const { render, publicUrl, backendUrl, styles, sheets } = settings;
  return async (page) => {
    const query = page.query === "" ? "" : `?${page.query}`;
    // Not resolved against it: a path such as //elsewhere.example/ would name another host.
    const path = page.path.startsWith("/") ? page.path : `/${page.path}`;
    const request = new Request(publicUrl + path + query, {
      headers: { "accept-language": page.language satisfies keyof typeof LANGUAGE_TAGS },
    });
    const response = await render(request);
    const rendered = await response.text();
    const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
    const isPage = type.startsWith("text/html");
    const body = isPage ? startScriptsLate(inlineStyles(rendered, styles)) : rendered;
    const kept = response.headers.get("cache-control") !== "no-store" && response.status < 400;
    return storePage({
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
          ? contentSecurityPolicy(body, { backend: backendUrl, sheets })
          : DATA_POLICY,
      },
    });
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
