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
export function CompanyNotFound({ kind }: { kind: keyof typeof WORDS }) {
  const t = useMessages("status");
  const { title, text, all, to } = WORDS[kind];
  return (
    <StatusPage title={t(title)} text={t(text)}>
      <Link to={to} className="button button-leaf">
        {t(all)}
      </Link>
    </StatusPage>
  );
}
