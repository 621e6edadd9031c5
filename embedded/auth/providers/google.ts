import * as oauth from "oauth4webapi";
import { callOptions } from "./calls.ts";
import type { Provider } from "./provider.ts";
import type { GoogleSettings } from "./provider-settings.ts";

const ISSUER = "https://accounts.google.com";

/** OpenID Connect: the ID token says who signed in, and must carry our nonce. */
export function google(settings: GoogleSettings, callback: string): Provider {
  const issuer = new URL(settings.issuer ?? ISSUER);
  const client = { client_id: settings.clientId };
  const secret = oauth.ClientSecretPost(settings.clientSecret);
  const options = callOptions(issuer.href);
  let discovered: Promise<oauth.AuthorizationServer> | undefined;

  const discover = () => {
    discovered ??= oauth
      .discoveryRequest(issuer, options)
      .then((response) => oauth.processDiscoveryResponse(issuer, response))
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };

  return {
    async begin({ state, nonce, verifier }) {
      const server = await discover();
      const url = new URL(server.authorization_endpoint ?? "");
      url.search = new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: callback,
        response_type: "code",
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }).toString();
      return url;
    },

    async finish(query, { state, nonce, verifier }) {
      const server = await discover();
      const answer = oauth.validateAuthResponse(server, client, query, state);
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        secret,
        answer,
        callback,
        verifier,
        options,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      const claims = oauth.getValidatedIdTokenClaims(tokens);
      if (!claims) throw new Error("The provider sent no ID token");
      return {
        sub: claims.sub,
        email: text(claims.email),
        emailVerified: claims.email_verified === true,
        name: text(claims.name),
        picture: text(claims.picture),
        issuer: claims.iss,
      };
    },
  };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
