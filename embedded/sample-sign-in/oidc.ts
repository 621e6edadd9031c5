import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { interactionPolicy } from "oidc-provider";
import { memoryAdapter } from "./memory-adapter.ts";
import { failurePage } from "./page.ts";
import type { SampleAccounts } from "./people.ts";

type SampleClient = { id: string; secret: string };

const MINUTES_10 = 600;

/** A conforming OpenID provider for our own two clients, which asks at every sign-in. */
export async function createOidc(settings: {
  issuer: string;
  callback: string;
  clients: SampleClient[];
  accounts: SampleAccounts;
}): Promise<Provider> {
  const { issuer, accounts } = settings;
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const policy = interactionPolicy.base();
  policy
    .get("login")
    ?.checks.add(
      new interactionPolicy.Check(
        "always",
        "Whoever signs in chooses who to be",
        (ctx) => ctx.oidc.result?.login === undefined,
      ),
    );
  return new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: settings.clients.map(({ id, secret }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [settings.callback],
      grant_types: ["authorization_code"],
      response_types: ["code"],
      token_endpoint_auth_method: "client_secret_post",
      id_token_signed_response_alg: "ES256",
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "ES256", use: "sig", kid: "sample" }] },
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    cookies: { keys: [randomBytes(24).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As Google does: the requested claims are in the ID token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: {
      policy,
      url: (_ctx, interaction) => `${new URL(issuer).pathname}/choose/${interaction.uid}`,
    },
    ttl: {
      AccessToken: MINUTES_10,
      AuthorizationCode: MINUTES_10,
      Grant: MINUTES_10,
      IdToken: MINUTES_10,
      Interaction: MINUTES_10,
      Session: MINUTES_10,
    },
    findAccount: async (_ctx, id) => {
      const person = accounts.find(id);
      if (!person) return undefined;
      const { name, email, verified } = person;
      const claims = async () => ({ sub: id, name, email, email_verified: verified });
      return { accountId: id, claims };
    },
    // The clients are our own: choosing a person is consent.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider, params } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(String(params?.scope ?? ""));
      await grant.save();
      return grant;
    },
    renderError: async (ctx, out) => {
      ctx.type = "html";
      ctx.body = failurePage(out.error_description ?? out.error);
    },
  });
}
