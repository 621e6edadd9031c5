import type { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { FOUND_NOTHING_HEADER } from "../../../contracts/search.ts";
import type { BuiltApp } from "./built-app.ts";
import type { PageRequest } from "./page-request.ts";

/** What the app made of a page: its HTML, or the data or the redirect that were asked for. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  language: PageRequest["language"];
  /** Whether it may be kept for others. */
  storable: boolean;
  /** It is of a search without a result. */
  foundNothing: boolean;
  /** As UTF-8, which moves from thread to thread without being copied. */
  body: Uint8Array<ArrayBuffer>;
};

const utf8 = new TextEncoder();

/** React Router's own headers: the target of a redirect, and the mark of a data response. */
const PASSED_ON = ["location", "x-remix-response"];

/**
 * Renders a page for any visitor: no cookie, the language settled, host and scheme from the
 * configuration and never from the request. The result can be cached.
 */
export function createPageRenderer(
  render: BuiltApp["render"],
  publicUrl: string,
): (page: PageRequest) => Promise<RenderedPage> {
  return async ({ path, query, language }) => {
    const request = new Request(publicUrl + path + (query === "" ? "" : `?${query}`), {
      headers: { "accept-language": language satisfies keyof typeof LANGUAGE_TAGS },
    });
    const response = await render(request);
    const { status, headers } = response;
    const body = await response.text();
    const type = headers.get("content-type") ?? "text/html; charset=utf-8";
    // The router's own "Unexpected Server Error", bare and in English: our page of last resort is
    // better.
    if (status >= 500 && type.startsWith("text/plain")) throw new Error(body);
    return {
      status,
      headers: { ...only(PASSED_ON, headers), "content-type": type },
      language,
      storable: headers.get("cache-control") !== "no-store" && status < 400,
      foundNothing: headers.has(FOUND_NOTHING_HEADER),
      body: utf8.encode(body),
    };
  };
}

function only(names: string[], headers: Headers): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
