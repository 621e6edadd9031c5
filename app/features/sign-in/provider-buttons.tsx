import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { joinNames } from "../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { callAuth } from "../../platform/auth-calls.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { forget, remember } from "../account/tab-memory.ts";
import { type Failure, failureFrom, useSayFailure } from "../problems/failure.ts";
import { type OfferedProvider, type Provider, readProviders } from "./offered-providers.ts";
import { ProviderMark } from "./provider-mark.tsx";

const NAMES: Record<Provider, string> = { google: "Google", facebook: "Facebook" };

/**
 * @param props.next the page that the person wants: a provider returns to the site's root (spec
 * §7).
 * @param props.known the providers that the server knows of; without them the browser asks.
 */
export function ProviderButtons(props: { next: string; known: OfferedProvider[] | undefined }) {
  const { next, known } = props;
  const t = useMessages("auth");
  const language = useLanguage();
  const sayFailure = useSayFailure();
  const { address, siteUrl, connect } = useBackend();
  const [failure, setFailure] = useState<Failure>();
  const asked = useQuery({
    queryKey: ["sign-in providers"],
    queryFn: ({ signal }) => readProviders(address, signal),
    enabled: known === undefined,
  });
  const offered = known ?? asked.data ?? [];
  if (offered.length === 0) return null;
  const samples = offered.filter(({ sample }) => sample).map(({ provider }) => NAMES[provider]);

  const signIn = async (provider: Provider) => {
    setFailure(undefined);
    remember("next", next);
    await callAuth(connect, (client) =>
      client.auth.signInWithOAuth({
        provider,
        options: { redirectTo: new URL("/", siteUrl).href },
      }),
    ).catch((error: unknown) => {
      forget("next");
      setFailure(failureFrom(error));
    });
  };

  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      {failure ? <Notice kind="alert">{sayFailure(failure)}</Notice> : null}
      {offered.map(({ provider }) => (
        <button
          key={provider}
          type="button"
          className="button button-quiet relative w-full !px-10 text-sm leading-snug"
          onClick={() => void signIn(provider)}
        >
          <span className="absolute inset-y-0 start-4 flex items-center">
            <ProviderMark provider={provider} />
          </span>
          {t("withProvider", { provider: NAMES[provider] })}
        </button>
      ))}
      {samples.length === 0 ? null : (
        <p className="text-center text-sm text-muted">
          {t("sampleProviders", { names: joinNames(samples, language, "long") })}
        </p>
      )}
    </div>
  );
}
