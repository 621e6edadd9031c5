import { Link } from "react-router";
import { joinAlternatives } from "../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import type { SiteGroup } from "./groups.ts";

/** The groups without results, with links to their whole lists. */
export function EmptyGroupsLine({ groups }: { groups: SiteGroup[] }) {
  const t = useMessages("search");
  const frame = useMessages("frame");
  const status = useMessages("status");
  const language = useLanguage();
  if (groups.length === 0) return null;
  const names = groups.map(({ heading }) => frame(heading));
  const ways = {
    news: { to: "/", text: t("newestNews") },
    startups: { to: "/startups", text: status("seeStartups") },
    investors: { to: "/investors", text: status("seeInvestors") },
  };
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-sm text-muted">
      {t("nothingAmong", { groups: joinAlternatives(names, language) })}
      {groups.map(({ name }) => (
        <Link
          key={name}
          to={ways[name].to}
          className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
        >
          {ways[name].text}
        </Link>
      ))}
    </p>
  );
}
