import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { remember } from "../account/tab-memory.ts";
import { type AuthFailure, sayAuthProblem } from "../problems/auth-problem.ts";
import { type Provider, readProviders } from "./offered-providers.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { ask } from "./use-auth-form.ts";

const NAMES: Record<Provider, string> = { google: "Google", facebook: "Facebook" };

/** @param next the page that the person wants: a provider returns to the site's root (spec §7). */
export function ProviderButtons({ next }: { next: string }) {
  const t = useMessages("auth");
  const problems = useMessages("problems");
  const language = useLanguage();
  const { address, siteUrl, connect } = useBackend();
  const [failure, setFailure] = useState<AuthFailure>();
  const { data: offered = [] } = useQuery({
    queryKey: ["sign-in providers"],
    queryFn: ({ signal }) => readProviders(address, signal),
  });
  if (offered.length === 0) return null;

  const signIn = async (provider: Provider) => {
    setFailure(undefined);
    remember("next", next);
    const { error } = await ask(connect, (client) =>
      client.auth.signInWithOAuth({
        provider,
        options: { redirectTo: new URL("/", siteUrl).href },
      }),
    );
    if (error) setFailure(error);
  };

  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      {failure ? (
        <Notice kind="alert">{sayAuthProblem(problems, language, failure, 0)}</Notice>
      ) : null}
      {offered.map(({ provider, sample }) => (
        <button
          key={provider}
          type="button"
          className="button button-quiet w-full !px-3 text-sm text-balance !whitespace-normal"
          onClick={() => void signIn(provider)}
        >
          <ProviderMark provider={provider} />
          {t(sample ? "withSampleProvider" : "withProvider", { provider: NAMES[provider] })}
        </button>
      ))}
    </div>
  );
}
