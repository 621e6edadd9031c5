import { data } from "react-router";
import { readReportView } from "../../contracts/mistakes.ts";
import { ReadingFailed } from "../features/frame/reading-failed.tsx";
import { readTitle } from "../features/report/read-title.ts";
import { ReportPage } from "../features/report/report-page.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { visitorReader } from "../platform/backend-address.server.ts";
import { unlistedHead } from "../platform/page-head.ts";
import { readingFailure } from "../platform/reading-failure.ts";
import type { Route } from "./+types/report.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const view = readReportView(new URL(request.url).searchParams);
  const shared = {
    language,
    view,
    messages: loadMessages(language, "mistake", "problems", "status"),
  };
  try {
    const title = await readTitle(visitorReader(), view.page, language);
    return data({ ...shared, title, failure: null });
  } catch (error) {
    const failure = readingFailure(error, "The page of a report could not be read");
    return data({ ...shared, title: null, failure }, failure.response);
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.messages.mistake
    ? unlistedHead(
        `${translator<"mistake">(loaderData.language, loaderData.messages.mistake)("title")} | Benih`,
      )
    : [];

export default function Report({ loaderData }: Route.ComponentProps) {
  const { messages, view, title, failure } = loaderData;
  return (
    <MessagesProvider messages={messages}>
      {failure ? <ReadingFailed failure={failure} /> : <ReportPage view={view} title={title} />}
    </MessagesProvider>
  );
}
