import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import { isFromThisMachine } from "../this-machine.ts";
import { failurePage, signInPage } from "./page.ts";
import { createSampleAccounts } from "./people.ts";

const MOUNT = "/_sign-in";
const MAX_FORM_BYTES = 10_000;

export type SampleSignIn = {
  providers: {
    /** The stand-in for Google (OpenID Connect). */
    google: { clientId: string; clientSecret: string; issuer: string };
    /** The stand-in for Facebook (plain OAuth 2 with a profile at `/me`). */
    facebook: {
      clientId: string;
      clientSecret: string;
      addresses: { issuer: string; authorize: string; token: string; profile: string };
    };
  };
  /** @returns false when the address is not its own. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
};

/**
 * A sign-in provider on this machine, used if no real one is configured. Its visitors can sign in as
 * anybody, so it only answers this machine.
 */
export function createSampleSignIn(settings: {
  publicUrl: string;
  callback: string;
  log: Log;
  /** For a test machine that several people reach. */
  forEverybody?: boolean;
}): SampleSignIn {
  const issuer = `${settings.publicUrl}${MOUNT}`;
  const newClient = (id: string) => ({ id, secret: randomBytes(24).toString("base64url") });
  const [google, facebook] = [newClient("sample-google"), newClient("sample-facebook")];
  const accounts = createSampleAccounts();
  const clients = [google, facebook];
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { createOidc } = await import("./oidc.ts");
    const oidc = await createOidc({ issuer, callback: settings.callback, clients, accounts });
    return { oidc, serveOidc: oidc.callback() };
  };
  /** A large library, so it is loaded with the first request, not with the server. */
  const provider = () => {
    opened ??= open();
    return opened;
  };

  const choose = async (request: IncomingMessage, response: ServerResponse, action: string) => {
    const { oidc } = await provider();
    const known = await oidc.interactionDetails(request, response).catch(() => undefined);
    if (!known) return html(response, 400, failurePage("This sign-in is over: begin it again."));
    if (request.method !== "POST") return html(response, 200, signInPage(action));
    const form = new URLSearchParams(await readForm(request));
    if (form.has("cancel")) {
      const result = { error: "access_denied", error_description: "Cancelled" };
      return oidc.interactionFinished(request, response, result, {
        mergeWithLastSubmission: false,
      });
    }
    const accountId = accounts.remember(form);
    if (accountId === undefined) {
      return html(response, 400, signInPage(action, "Type a name and an email address."));
    }
    return oidc.interactionFinished(request, response, { login: { accountId, remember: false } });
  };

  /** Like Facebook's: the person of the token, without an unconfirmed address. */
  const profile = async (request: IncomingMessage, response: ServerResponse) => {
    const bearer = /^bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const { oidc } = await provider();
    const token = await oidc.AccessToken.find(bearer);
    const person = token?.accountId === undefined ? undefined : accounts.find(token.accountId);
    response.writeHead(person ? 200 : 401, { "content-type": "application/json" });
    const email = person?.verified ? person.email : undefined;
    response.end(JSON.stringify(person ? { id: token?.accountId, name: person.name, email } : {}));
  };

  const serve = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (path === "/me") return profile(request, response);
    if (path.startsWith("/choose/")) return choose(request, response, `${MOUNT}${path}`);
    // The library finds its mount point by comparing the two, and wants a path.
    const url = request.url ?? "/";
    // The continuation address has no query, and the library fails over foreign parameters.
    const below = path.startsWith("/auth/") ? path : url.slice(MOUNT.length);
    Object.assign(request, { originalUrl: url, url: path === "" ? `/${below}` : below });
    const { serveOidc } = await provider();
    return serveOidc(request, response);
  };

  return {
    providers: {
      google: { clientId: google.id, clientSecret: google.secret, issuer },
      facebook: {
        clientId: facebook.id,
        clientSecret: facebook.secret,
        addresses: {
          issuer,
          authorize: `${issuer}/auth`,
          token: `${issuer}/token`,
          profile: `${issuer}/me`,
        },
      },
    },
    handle(request, response) {
      const path = (request.url ?? "/").split("?")[0] ?? "/";
      if (path !== MOUNT && !path.startsWith(`${MOUNT}/`)) return false;
      if (!settings.forEverybody && !isFromThisMachine(request)) {
        response.writeHead(403, { "content-type": "text/plain" });
        response.end("The sample sign-in answers to this machine only.");
        return true;
      }
      serve(request, response, path.slice(MOUNT.length)).catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : "unknown";
        settings.log("error", "The sample sign-in failed", { reason });
        response.destroy();
      });
      return true;
    },
  };
}

function html(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  });
  response.end(text);
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_FORM_BYTES) throw new Error("The form is too large");
  }
  return text;
}
