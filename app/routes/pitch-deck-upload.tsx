import { PitchDeckPage } from "../features/files/pitch-deck-page.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { privateHead } from "../platform/private-page.ts";
import type { Route } from "./+types/pitch-deck-upload.ts";

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  return { language, messages: loadMessages(language, "account", "files", "problems") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.files) return [];
  return privateHead(
    translator<"files">(loaderData.language, loaderData.messages.files)("deckTitle"),
  );
};

export default function PitchDeckUpload({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <PitchDeckPage />
    </MessagesProvider>
  );
}
