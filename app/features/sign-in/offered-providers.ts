import { z } from "zod";
import type { PublicBackendAddress } from "../../platform/backend-context.tsx";

const PROVIDERS = ["google", "facebook"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** `sample` is a stand-in on this machine: no real account is used. */
export type OfferedProvider = { provider: Provider; sample: boolean };

const SAMPLE_LABEL = "sample";

const settings = z.object({
  external: z.record(z.string(), z.unknown()).default({}),
  external_labels: z.record(z.string(), z.string()).nullish(),
});

/** The sign-in providers in the backend's settings. @param given the settings' answer */
export function offeredProviders(given: unknown): OfferedProvider[] {
  const { external, external_labels } = settings.parse(given);
  return PROVIDERS.filter((provider) => external[provider] === true).map((provider) => ({
    provider,
    sample: external_labels?.[provider] === SAMPLE_LABEL,
  }));
}

export async function readProviders(
  { url, publishableKey }: Pick<PublicBackendAddress, "url" | "publishableKey">,
  signal: AbortSignal,
): Promise<OfferedProvider[]> {
  const response = await fetch(`${url}/auth/v1/settings`, {
    headers: { apikey: publishableKey },
    signal,
  });
  if (!response.ok) throw new Error(`The settings of sign-in answer ${response.status}`);
  return offeredProviders(await response.json());
}
