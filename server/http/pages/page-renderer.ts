import type { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { FOUND_NOTHING_HEADER } from "../../../contracts/search.ts";
import type { BuiltApp } from "./built-app.ts";
import type { PageRequest } from "./page-request.ts";

/** The app's answer for a page: its HTML, or the requested data or redirect. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  language: PageRequest["language"];
  /** Whether it may be kept for others. */
  storable: boolean;
  /** Whether it is a search without results. */
  foundNothing: boolean;
  /** UTF-8, which moves between threads without being copied. */
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
    // Our page of last resort is better than the router's bare, English "Unexpected Server Error".
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
