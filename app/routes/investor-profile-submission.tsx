import { InvestorProfilePage } from "../features/profile/profile-page.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { privateHead } from "../platform/private-page.ts";
import type { Route } from "./+types/investor-profile-submission.ts";

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  return {
    language,
    messages: loadMessages(
      language,
      "account",
      "profile",
      "problems",
      "company",
      "labels",
      "files",
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.profile) return [];
  const t = translator<"profile">(loaderData.language, loaderData.messages.profile);
  return privateHead(t("investorTitle"));
};

export default function InvestorProfileSubmission({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <InvestorProfilePage />
    </MessagesProvider>
  );
}
