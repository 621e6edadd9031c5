import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import pg from "pg";
import { createGateway } from "../gateway/gateway.ts";
import { fixedKeys } from "../gateway/test-keys.ts";
import { createTokenKeys } from "../gateway/token-keys.ts";
import { userTokenVerifier } from "../gateway/user-tokens.ts";
import { openTestDatabase } from "../postgres/test-database.ts";
import { type Auth, createAuth } from "./auth.ts";
import type { LimitSettings } from "./limits/limit-settings.ts";
import type { Mail } from "./mail.ts";
import type { AuthSettings } from "./settings.ts";
import { linksOf } from "./test-mails.ts";

const PUBLISHABLE = "sb_publishable_test";
export const SECRET = "sb_secret_test";
const PLENTY = { points: 10_000, seconds: 60 };

/** High enough that only the tests of the limits reach them. */
const NO_LIMITS: LimitSettings = {
  wrongGuessesPerAccountAndIp: PLENTY,
  wrongCodesPerAccount: PLENTY,
  signInsPerIp: PLENTY,
  signUpsPerIp: PLENTY,
  refreshesPerIp: PLENTY,
  linksPerIp: PLENTY,
  changesPerIp: PLENTY,
  mailsPerMinute: PLENTY,
  mailsPerHour: PLENTY,
  mailsPerIp: PLENTY,
};

type Options = Partial<Omit<AuthSettings, "limits" | "providers">> & {
  limits?: Partial<LimitSettings>;
  providers?: (publicUrl: string) => AuthSettings["providers"];
  /** Further routes of the server, next to the gateway. */
  mount?: (
    publicUrl: string,
  ) => Promise<(request: IncomingMessage, response: ServerResponse) => boolean>;
};

/** The auth service behind the real gateway, on its own database. */
export type TestAuth = Awaited<ReturnType<typeof startTestAuth>>;

export async function startTestAuth(options: Options = {}) {
  const database = await openTestDatabase("base");
  const pools = (["postgres", "authenticator", "supabase_auth_admin"] as const).map(
    (role) => new pg.Pool({ connectionString: database.url(role), max: 12 }),
  );
  const [owner, authenticator, pool] = pools;
  if (!owner || !authenticator || !pool) throw new Error("no pools");
  for (const each of pools) each.on("error", () => {});

  const mails: Mail[] = [];
  const log: string[] = [];
  let mailFails = false;
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const signingKey: JWK = { ...(await exportJWK(privateKey)), kid: "test" };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://localhost:${address.port}`;
  const settings: AuthSettings = {
    pool,
    tokenKeys: createTokenKeys(() => [signingKey]),
    stateSecrets: () => ["a secret of the tests"],
    serviceUrl: `${url}/auth/v1`,
    siteUrl: url,
    isOfAddress: () => false,
    log: (level, message, details) => log.push(`${level} ${message} ${JSON.stringify(details)}`),
    // Hundreds of accounts are made; tests for which the cost of a guess matters set their own.
    passwordCost: 4,
    ...options,
    sendMail: async (mail) => {
      if (mailFails) throw new Error(`No mail for ${mail.user.email} today`);
      mails.push(mail);
    },
    providers: options.providers?.(url) ?? {},
    limits: { ...NO_LIMITS, ...options.limits },
  };
  let auth: Auth = await createAuth(settings);
  const gateway = createGateway({
    findKey: fixedKeys(PUBLISHABLE, SECRET),
    verifyUserToken: userTokenVerifier({
      keys: settings.tokenKeys,
      issuer: `${url}/auth/v1`,
      pool: authenticator,
    }),
    services: [
      {
        prefix: "/auth/v1",
        readsTokens: true,
        isOpen: (where, method) => auth.service.isOpen(where, method),
        handle: (...args) => auth.service.handle(...args),
      },
      // Replaces the other services: returns the identity that the gateway assigns.
      {
        prefix: "/who",
        handle: async (_request, response, identity) => {
          response.end(JSON.stringify(identity));
        },
      },
    ],
    log: settings.log,
  });
  const mounted = await options.mount?.(url);
  server.on("request", (request, response) => {
    if (mounted?.(request, response) || gateway.handle(request, response)) return;
    response.writeHead(404).end();
  });

  return {
    url,
    mails,
    log,
    signingKey,
    pool,
    /** Runs SQL as the owner of the product's data. */
    sql: (text: string, values: unknown[] = []) => owner.query(text, values),
    failMails: (fails: boolean) => {
      mailFails = fails;
    },
    /** Restarts the service with other settings, on the same accounts. */
    async restart(changes: Partial<AuthSettings>) {
      await auth.close();
      auth = await createAuth({
        ...settings,
        ...changes,
        limits: { ...settings.limits, ...changes.limits },
      });
    },
    /** Waits for what runs after an answer. */
    idle: () => auth.close(),
    client: (key = PUBLISHABLE, flowType: "implicit" | "pkce" = "implicit") =>
      makeClient(url, key, flowType),
    async ask(target: string, { body, headers, method }: Ask = {}) {
      const response = await fetch(`${url}/auth/v1${target}`, {
        method: method ?? (body === undefined ? "GET" : "POST"),
        redirect: "manual",
        headers: {
          apikey: PUBLISHABLE,
          "x-supabase-api-version": "2024-01-01",
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const json = text.startsWith("{") ? JSON.parse(text) : undefined;
      return { status: response.status, headers: response.headers, text, json };
    },
    /** The newest mail to an address. */
    async newest(email: string): Promise<Mail> {
      await auth.close();
      const found = mails.findLast(
        (mail) => mail.user.email === email || mail.user.new_email === email,
      );
      if (!found) throw new Error(`No mail for ${email}`);
      return found;
    },
    /** A confirmed account with a session, created as a person would. */
    async person(email: string, password = "correct horse battery", data = {}) {
      const client = makeClient(url, PUBLISHABLE, "implicit");
      await client.auth.signUp({ email, password, options: { data } });
      const mail = mails.findLast((each) => each.user.email === email);
      const { confirm } = linksOf(mail);
      await fetch(confirm, { redirect: "manual" });
      const { data: signedIn, error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return { client, email, password, user: signedIn.user, session: signedIn.session };
    },
    async stop() {
      await auth.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(pools.map((each) => each.end()));
      await database.drop();
    },
  };
}

type Ask = { body?: unknown; headers?: Record<string, string>; method?: string };

/** A client that keeps its session in memory, as a browser keeps it in its storage. */
function makeClient(url: string, key: string, flowType: "implicit" | "pkce"): SupabaseClient {
  const kept = new Map<string, string>();
  return createClient(url, key, {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    },
  });
}
