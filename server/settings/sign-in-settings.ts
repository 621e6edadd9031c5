import { z } from "zod";
import { SettingsError } from "./settings-error.ts";

const clientSetting = z.string().min(5).optional().describe("what the provider shows");

/** The clients of Google and Facebook. */
export const signInSettings = {
  GOOGLE_CLIENT_ID: clientSetting,
  GOOGLE_CLIENT_SECRET: clientSetting,
  FACEBOOK_CLIENT_ID: clientSetting,
  FACEBOOK_CLIENT_SECRET: clientSetting,
};

const read = z.object(signInSettings);

type Client = { clientId: string; clientSecret: string };
/** The providers for signing in. */
export type Providers = { google?: Client; facebook?: Client };

/** Undefined without any. @throws SettingsError */
export function providersOf(settings: z.output<typeof read>): Providers | undefined {
  const google = clientOf("GOOGLE", settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET);
  const facebook = clientOf(
    "FACEBOOK",
    settings.FACEBOOK_CLIENT_ID,
    settings.FACEBOOK_CLIENT_SECRET,
  );
  if (!google && !facebook) return undefined;
  return { ...(google && { google }), ...(facebook && { facebook }) };
}

function clientOf(
  name: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Client | undefined {
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  if (clientId === undefined && clientSecret === undefined) return undefined;
  throw new SettingsError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET must both be set.`);
}
