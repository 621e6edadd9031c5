import type { IncomingMessage, ServerResponse } from "node:http";
import type { Mount } from "../../http/front.ts";
import { sourceOf } from "../../http/page-policy.ts";
import { COMMON_HEADERS } from "../../http/security-headers.ts";
import { type StoredPage, sendStored, storePage } from "../../http/stored-page.ts";
import type { Description } from "./description.ts";
import { openApi } from "./openapi.ts";
import { descriptionPage } from "./page.ts";
import { PAGE_STYLES } from "./page-styles.ts";

const PATH = "/api";

/**
 * Answers `GET /api`: what can be called below it, as OpenAPI 3.1, and for browsers as a page.
 * It stands as long as the server runs.
 */
export function createApiDescription(settings: {
  descriptions: Description[];
  publicUrl: string;
}): Mount {
  const { descriptions, publicUrl } = settings;
  const asJson = once(() => {
    const document = openApi(descriptions, publicUrl);
    return store("application/json; charset=utf-8", `${JSON.stringify(document, null, 2)}\n`, {});
  });
  const asPage = once(() =>
    store("text/html; charset=utf-8", descriptionPage(descriptions), {
      "content-security-policy": `default-src 'none'; img-src 'self'; style-src ${sourceOf(PAGE_STYLES)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    }),
  );
  return {
    handle(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const [path = "", query = ""] = (request.url ?? "/").split("?");
      if (path === `${PATH}/`) {
        response.writeHead(308, { location: query ? `${PATH}?${query}` : PATH }).end();
        return true;
      }
      if (path !== PATH) return false;
      const wantsJson = new URLSearchParams(query).get("format") === "json";
      void send(request, response, wantsJson || !prefersHtml(request) ? asJson() : asPage());
      return true;
    },
  };
}

/** Made when it is first asked for: a start does not wait for it. */
function once(make: () => Promise<StoredPage>): () => Promise<StoredPage> {
  let made: Promise<StoredPage> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function store(type: string, body: string, headers: Record<string, string>): Promise<StoredPage> {
  return storePage({
    status: 200,
    body,
    storable: true,
    headers: {
      "content-type": type,
      "cache-control": "public, max-age=300",
      vary: "Accept, Accept-Encoding",
      ...headers,
      ...COMMON_HEADERS,
    },
  });
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: Promise<StoredPage>,
): Promise<void> {
  sendStored(request, response, await page, []);
}

/** Programs say that they take anything, or JSON; browsers name HTML. */
function prefersHtml({ headers }: IncomingMessage): boolean {
  const weights = new Map(
    (headers.accept ?? "").split(",").map((entry) => {
      const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
      return [type, Number(weight) || 0];
    }),
  );
  const html = weights.get("text/html") ?? 0;
  return html > 0 && html >= (weights.get("application/json") ?? 0);
}
