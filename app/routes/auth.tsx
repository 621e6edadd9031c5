import { readAuthMode } from "../../contracts/accounts.ts";
import { AuthPage } from "../features/sign-in/auth-page.tsx";
import { knownProviders } from "../features/sign-in/known-providers.server.ts";
import { loadTerms } from "../features/sign-in/load-terms.server.ts";
import { sampleJudgements } from "../features/sign-in/sample-judgements.server.ts";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { revalidatesByPath } from "../platform/language-choice.ts";
import { privateHead } from "../platform/private-page.ts";
import type { Route } from "./+types/auth.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const messages = loadMessages(language, "auth", "account", "problems");
  return {
    language,
    messages,
    terms: loadTerms(language),
    sample: sampleJudgements(language),
    providers: await knownProviders(),
  };
}

/** The words are the same in every mode. */
export const shouldRevalidate = revalidatesByPath;

const TITLES = {
  signin: "signInTitle",
  signup: "signUpTitle",
  forgot: "forgotTitle",
  confirm: "confirmTitle",
} as const;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData?.messages.auth) return [];
  const t = translator<"auth">(loaderData.language, loaderData.messages.auth);
  return privateHead(t(TITLES[readAuthMode(new URLSearchParams(location.search))]));
};

export default function Auth({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <AuthPage
        terms={loaderData.terms}
        sample={loaderData.sample}
        providers={loaderData.providers}
      />
    </MessagesProvider>
  );
}
