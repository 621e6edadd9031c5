import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";

// The build contains the router: whoever renders its pages takes it from here.
export { createRequestHandler } from "react-router";
export { readBy } from "./platform/backend-address.server.ts";

/** React writes this where a part of a page failed to render and the browser should try again. */
const LEFT_OUT = "<!--$!-->";

/** A page that keeps its text: reading it from the body's stream would copy and decode it again. */
class RenderedPage extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(import.meta.env.DEV ? html : null, init);
    this.#html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}

/**
 * Renders one page as a whole: it is cached and compressed afterwards, so nothing is streamed.
 * React's streams encode a page in small pieces, and throw and retry for its data, which takes a
 * quarter of a page's time. So the page is rendered as text, and the loaders' data is appended
 * here.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = context;
  const page = renderToString(<ServerRouter context={rest} url={request.url} />);
  const data = serverHandoffStream ? dataScripts(await text(serverHandoffStream)) : "";
  const end = page.lastIndexOf("</body>");
  const failed = page.includes(LEFT_OUT);
  if (failed) console.error(`A part of ${request.url} could not be rendered`);
  headers.set("content-type", "text/html; charset=utf-8");
  if (failed) headers.set("cache-control", "no-store");
  return new RenderedPage(`<!DOCTYPE html>${page.slice(0, end)}${data}${page.slice(end)}`, {
    headers,
    status: failed ? 500 : status,
  });
}

const UNSAFE_IN_SCRIPT = /[&><\u2028\u2029]/g;

/** What React Router's own `ServerRouter` writes in two scripts, for its browser part to read. */
function dataScripts(data: string): string {
  const literal = JSON.stringify(data).replace(
    UNSAFE_IN_SCRIPT,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const controller = "window.__reactRouterContext.streamController";
  return `<script>${controller}.enqueue(${literal});${controller}.close();</script>`;
}
