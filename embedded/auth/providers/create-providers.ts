import { facebook } from "./facebook.ts";
import { google } from "./google.ts";
import type { Provider, Providers } from "./provider.ts";
import type { ProviderSettings } from "./provider-settings.ts";

/** The configured providers, by their names in addresses. */
export function createProviders(settings: ProviderSettings, callback: string): Providers {
  const providers = new Map<string, Provider>();
  if (settings.google) providers.set("google", google(settings.google, callback));
  if (settings.facebook) providers.set("facebook", facebook(settings.facebook, callback));
  return providers;
}
