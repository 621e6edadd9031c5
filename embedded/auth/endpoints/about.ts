import type { Endpoint } from "../context.ts";
import { ok } from "../http/answer.ts";

export const health: Endpoint = async (auth) => {
  await auth.pool.query("select 1");
  return ok({
    version: "embedded",
    name: "GoTrue",
    description: "GoTrue is a user registration and authentication API",
  });
};

/** What a client may offer. */
export const settings: Endpoint = async (auth) =>
  ok({
    external: {
      anonymous_users: false,
      email: true,
      facebook: auth.providers.has("facebook"),
      google: auth.providers.has("google"),
      phone: false,
    },
    external_labels: auth.providerLabels,
    disable_signup: false,
    mailer_autoconfirm: auth.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  });

/** The public keys for verifying access tokens. */
export const jwks: Endpoint = async (auth) =>
  ok({ keys: auth.tokenKeys.publicKeys() }, { "cache-control": "public, max-age=600" });
