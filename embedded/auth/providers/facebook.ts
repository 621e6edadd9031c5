import { createHmac } from "node:crypto";
import * as oauth from "oauth4webapi";
import { z } from "zod";
import { callOptions } from "./calls.ts";
import type { Provider } from "./provider.ts";
import type { FacebookAddresses, FacebookSettings } from "./provider-settings.ts";

const ADDRESSES: FacebookAddresses = {
  issuer: "https://www.facebook.com",
  authorize: "https://www.facebook.com/v23.0/dialog/oauth",
  token: "https://graph.facebook.com/v23.0/oauth/access_token",
  profile: "https://graph.facebook.com/v23.0/me",
};

const profileSchema = z.object({
  id: z.string().min(1),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
});

/**
 * Plain OAuth 2: the profile says who signed in, and includes an address only if it is confirmed.
 */
export function facebook(settings: FacebookSettings, callback: string): Provider {
  const addresses = settings.addresses ?? ADDRESSES;
  const server: oauth.AuthorizationServer = {
    issuer: addresses.issuer,
    authorization_endpoint: addresses.authorize,
    token_endpoint: addresses.token,
  };
  const client = { client_id: settings.clientId };
  const secret = oauth.ClientSecretPost(settings.clientSecret);
  const options = callOptions(addresses.token);

  return {
    async begin({ state, verifier }) {
      const url = new URL(addresses.authorize);
      url.search = new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: callback,
        response_type: "code",
        scope: "email",
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }).toString();
      return url;
    },

    async finish(query, { state, verifier }) {
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
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
      const profile = await readProfile(tokens.access_token);
      return {
        sub: profile.id,
        email: profile.email,
        emailVerified: profile.email !== undefined,
        name: profile.name,
        picture: profile.picture?.data.url,
        issuer: addresses.issuer,
      };
    },
  };

  async function readProfile(accessToken: string) {
    const url = new URL(addresses.profile);
    // Verifies that the token was issued to our app.
    const proof = createHmac("sha256", settings.clientSecret).update(accessToken).digest("hex");
    url.search = new URLSearchParams({
      fields: "id,name,email,picture",
      appsecret_proof: proof,
    }).toString();
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: options.signal(),
    });
    if (!response.ok) throw new Error(`The profile answered ${response.status}`);
    return profileSchema.parse(await response.json());
  }
}
