import { Link } from "react-router";
import { dateFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { LEGAL_CHANGED_ON } from "../features/site-pages/legal-changed.ts";
import { loadMessages, loadTranslator, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import { publicBackendAddress } from "../platform/backend-address.server.ts";
import { useOperator } from "../platform/operator-context.tsx";
import { pageHead } from "../platform/page-head.ts";
import { BESIDE_CONTENTS, Contents, LONG_TEXT } from "../ui/contents.tsx";
import type { Route } from "./+types/legal-disclaimer.ts";

const SECTIONS = [
  { heading: "aiHeading", text: "aiText" },
  { heading: "adviceHeading", text: "adviceText" },
  { heading: "accuracyHeading", text: "accuracyText" },
  { heading: "reviewsHeading", text: "reviewsText" },
  { heading: "creditsHeading", text: "creditsText" },
  { heading: "linksHeading", text: "linksText" },
  { heading: "liabilityHeading", text: "liabilityText" },
] as const;

const HEADINGS = [...SECTIONS.map(({ heading }) => heading), "correctionsHeading"] as const;

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const { siteUrl } = publicBackendAddress();
  const date = dateFormat(LANGUAGE_TAGS[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(LEGAL_CHANGED_ON),
  );
  return {
    language,
    siteUrl,
    messages: loadMessages(language, "legal"),
    changed: loadTranslator(language, "sitePage")("changed", { date }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.legal) return [];
  const t = translator<"legal">(loaderData.language, loaderData.messages.legal);
  return pageHead({
    siteUrl: loaderData.siteUrl,
    path: "/legal-disclaimer",
    language: loaderData.language,
    title: t("title"),
    description: t("lead"),
  });
};

export default function LegalDisclaimer({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <LegalText changed={loaderData.changed} />
    </MessagesProvider>
  );
}

function LegalText({ changed }: { changed: string }) {
  const t = useMessages("legal");
  const { mailbox } = useOperator();
  return (
    <article className={`${LONG_TEXT} py-4 md:py-10`}>
      <h1 className="text-2xl font-bold tracking-tight md:text-5xl">{t("title")}</h1>
      <p className="mt-1 max-w-2xl text-muted md:mt-3 md:text-xl">{t("lead")}</p>
      <p className="mt-1 text-sm text-muted md:mt-2">{changed}</p>
      <div className={`mt-5 md:mt-8 ${BESIDE_CONTENTS}`}>
        <Contents label={t("contents")} sections={HEADINGS.map((id) => ({ id, name: t(id) }))} />
        <div className="article-body">
          {SECTIONS.map(({ heading, text }) => (
            <section key={heading} id={heading}>
              <h2>{t(heading)}</h2>
              <p className="mt-2">{t(text)}</p>
              {heading === "aiHeading" ? (
                <p className="mt-2">
                  <Link to="/how-we-make-news">{t("howMade")}</Link>
                </p>
              ) : null}
            </section>
          ))}
          <section id="correctionsHeading">
            <h2>{t("correctionsHeading")}</h2>
            <p className="mt-2">
              {mailbox === undefined
                ? t("correctionsTextAlone")
                : t("correctionsText", { mailbox })}
            </p>
          </section>
          <OperatorSection />
        </div>
      </div>
    </article>
  );
}

function OperatorSection() {
  const t = useMessages("legal");
  const { name, address, mailbox } = useOperator();
  if (name === undefined && address === undefined && mailbox === undefined) return null;
  return (
    <section>
      <h2>{t("operatorHeading")}</h2>
      <address className="mt-2 not-italic">
        {name === undefined ? null : <p>{name}</p>}
        {address === undefined ? null : <p>{address}</p>}
        {mailbox === undefined ? null : (
          <p>
            <a href={`mailto:${mailbox}`}>{mailbox}</a>
          </p>
        )}
      </address>
    </section>
  );
}
