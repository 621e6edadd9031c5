import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";

const PAGES = { "[terms]": ["terms", "/terms"], "[privacy]": ["privacy", "/privacy"] } as const;

/** What everybody who signs up agrees to, in whatever way: it is above all buttons that sign up. */
export function Consent() {
  const t = useMessages("auth");
  const said = t("consent", { terms: "[terms]", privacy: "[privacy]" });
  return (
    <p className="text-sm text-muted">
      {said.split(/(\[\w+\])/).map((part) => {
        const page = part === "[terms]" || part === "[privacy]" ? PAGES[part] : undefined;
        if (!page) return part;
        const [word, to] = page;
        return (
          <Link
            key={word}
            to={to}
            className="whitespace-nowrap text-leaf underline underline-offset-4"
          >
            {t(word)}
          </Link>
        );
      })}
    </p>
  );
}
