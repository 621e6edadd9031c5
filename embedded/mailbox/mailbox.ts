import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import { placesIn } from "../places.ts";
import { isFromThisMachine } from "../this-machine.ts";
import { createMailStore } from "./mail-store.ts";
import { mailboxPage } from "./page.ts";
import { startSmtp } from "./smtp.ts";

export type Mailbox = {
  smtpUrl: string;
  /** @returns false if the address is not the mailbox's. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
};

/** Every mail that the product sends on this machine, readable at `/_mail`. */
export async function startMailbox(dataDirectory: string, log: Log): Promise<Mailbox> {
  const store = createMailStore(placesIn(dataDirectory).mail);
  const smtp = await startSmtp(store, log);

  const answer = async (address: string, response: ServerResponse) => {
    const messages = await store.list();
    const json = address === "/_mail/messages.json";
    if (!json && address !== "/_mail" && address !== "/_mail/") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
      return;
    }
    response.writeHead(200, {
      "content-type": json ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-src 'self'; frame-ancestors 'none'",
    });
    response.end(json ? JSON.stringify(messages) : mailboxPage(messages));
  };

  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    handle(request, response) {
      const address = (request.url ?? "/").split("?")[0] ?? "/";
      if (address !== "/_mail" && !address.startsWith("/_mail/")) return false;
      // The mails contain links that give access to accounts.
      if (isFromThisMachine(request)) {
        answer(address, response).catch((error: unknown) => {
          log("error", "The mailbox failed", { error: String(error) });
          response.destroy();
        });
      } else {
        response.writeHead(403, { "content-type": "text/plain" });
        response.end("The mailbox answers to this machine only.");
      }
      return true;
    },
    close: smtp.close,
  };
}
