import type { IncomingMessage, ServerResponse } from "node:http";
import type { Mount } from "../../http/mount.ts";
import { sourceOf } from "../../http/pages/page-policy.ts";
import { COMMON_HEADERS } from "../../http/security-headers.ts";
import {
  type Encoding,
  encodingFor,
  type StoredAnswer,
  sendStored,
  storeAnswer,
} from "../../http/stored-answer.ts";
import type { Operation } from "../operation.ts";
import type { Description } from "./description.ts";
import { openApi } from "./openapi.ts";
import { descriptionPage } from "./page.ts";
import { PAGE_STYLES } from "./page-styles.ts";

const PATH = "/api";

/** The operations for anybody with an account, without the desk's, which are for staff. */
export function describedInPublic(operations: Operation[]): Description[] {
  return operations.filter(({ isForStaff }) => !isForStaff).map(({ description }) => description);
}

/**
 * Answers `GET /api`: the operations below it, as OpenAPI 3.1, and for browsers as a page. It stays
 * the same as long as the server runs.
 */
export function createApiDescription(settings: {
  descriptions: Description[];
  publicUrl: string;
}): Mount {
  const { descriptions, publicUrl } = settings;
  const asJson = once((encoding) => {
    const document = openApi(descriptions, publicUrl);
    const body = `${JSON.stringify(document, null, 2)}\n`;
    return store("application/json; charset=utf-8", body, {}, encoding);
  });
  const asPage = once((encoding) => {
    const policy = {
      "content-security-policy": `default-src 'none'; img-src 'self'; style-src ${sourceOf(PAGE_STYLES)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    };
    return store("text/html; charset=utf-8", descriptionPage(descriptions), policy, encoding);
  });
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
      const make = wantsJson || !prefersHtml(request) ? asJson : asPage;
      void send(request, response, make(encodingFor(request)));
      return true;
    },
  };
}

/** Made on first request, so that the start does not wait for it. */
function once(make: (encoding: Encoding) => Promise<StoredAnswer>): typeof make {
  const made = new Map<Encoding, Promise<StoredAnswer>>();
  return (encoding) => {
    const answer = made.get(encoding) ?? make(encoding);
    made.set(encoding, answer);
    return answer;
  };
}

function store(
  type: string,
  body: string,
  headers: Record<string, string>,
  encoding: Encoding,
): Promise<StoredAnswer> {
  return storeAnswer(
    {
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
    },
    encoding,
  );
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Promise<StoredAnswer>,
): Promise<void> {
  sendStored(request, response, await answer, []);
}

/** Programs accept anything, or JSON; browsers name HTML. */
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
