import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { StatusPage } from "../../ui/status-page.tsx";

const WORDS = {
  startup: {
    title: "startupNotFoundTitle",
    text: "startupNotFoundText",
    all: "seeStartups",
    to: "/startups",
  },
  investor: {
    title: "investorNotFoundTitle",
    text: "investorNotFoundText",
    all: "seeInvestors",
    to: "/investors",
  },
} as const;

/** spec §8: startup or investor not found, with a way on. */
export function CompanyNotFound(props: { kind: keyof typeof WORDS; more: ReactNode }) {
  const t = useMessages("status");
  const { title, text, all, to } = WORDS[props.kind];
  return (
    <StatusPage scene="unsprouted" title={t(title)} text={t(text)} more={props.more}>
      <Link to={to} className="button button-leaf">
        {t(all)}
      </Link>
    </StatusPage>
  );
}
