import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "../log.ts";
import { reportFailure } from "../signals/failures.ts";
import { sendLastResort } from "./last-resort.ts";
import { readTarget } from "./request-target.ts";

/**
 * Passes requests to a listener with a catch around it and a target that parses, as a throw here would
 * end the whole server. A request before the previous answer on its connection has been sent ends the
 * connection: no browser pipelines, and hundreds of answers could queue up behind one that nobody reads.
 */
export function guarded(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  log: Logger,
): (request: IncomingMessage, response: ServerResponse) => void {
  const answers = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const last = answers.get(request.socket);
    if (last && !last.writableFinished) {
      request.socket.destroy();
      return;
    }
    answers.set(request.socket, response);
    try {
      const target = readTarget(request.url ?? "/");
      if (target === undefined) {
        response.writeHead(400, { "content-type": "text/plain", connection: "close" });
        response.end("Bad request: this is no address of a page.");
        return;
      }
      request.url = target;
      listener(request, response);
    } catch (error) {
      log.error({ error: String(error) }, "A request could not be answered");
      reportFailure(error, { part: "request" });
      sendLastResort(response, "en");
    }
  };
}
