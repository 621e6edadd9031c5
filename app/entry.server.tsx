import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";

/** A page whose text is at hand: out of the body's stream it would be copied and decoded once more. */
class RenderedPage extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(html, init);
    this.#html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}

/**
 * Renders one page whole: what leaves here is cached and compressed, so nothing is streamed.
 * `renderToString` would drop the loader data that React Router streams; `onAllReady` keeps it.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Without this React moves a long lazy part behind the page and needs a script to put it back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Uint8Array[] = [];
        const body = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            headers.set("content-type", "text/html; charset=utf-8");
            if (failed) headers.set("cache-control", "no-store");
            resolve(
              new RenderedPage(Buffer.concat(chunks).toString(), {
                headers,
                status: failed ? 500 : status,
              }),
            );
            done();
          },
        });
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}
