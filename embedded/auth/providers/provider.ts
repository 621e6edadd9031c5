import { facebook } from "./facebook.ts";
import { google } from "./google.ts";
import type { ProviderSettings } from "./provider-settings.ts";

/** The secrets of a sign-in in progress, shared by this service and the visitor's browser. */
export type Attempt = { state: string; nonce: string; verifier: string };

/** Who the provider says it is. */
export type ProviderPerson = {
  sub: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
  picture: string | undefined;
  issuer: string;
};

export type Provider = {
  /** Where the browser signs in. */
  begin(attempt: Attempt): Promise<URL>;
  /**
   * Handles the browser's return.
   * @throws when it does not belong to the attempt.
   */
  finish(query: URLSearchParams, attempt: Attempt): Promise<ProviderPerson>;
};

export type Providers = ReadonlyMap<string, Provider>;

export function createProviders(settings: ProviderSettings, callback: string): Providers {
  const providers = new Map<string, Provider>();
  if (settings.google) providers.set("google", google(settings.google, callback));
  if (settings.facebook) providers.set("facebook", facebook(settings.facebook, callback));
  return providers;
}
