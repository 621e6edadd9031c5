import { Link } from "react-router";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Icon } from "../../ui/icons.tsx";

type Word = keyof Catalogue["sitePage"] & string;
type Way = { to: string; name: Word; about: Word };

const WAYS = {
  about: [
    { to: "/startups", name: "wayStartups", about: "wayStartupsText" },
    { to: "/investors", name: "wayInvestors", about: "wayInvestorsText" },
    { to: "/funding-tracker", name: "wayFunding", about: "wayFundingText" },
    { to: "/pricing", name: "wayPricing", about: "wayPricingText" },
  ],
  contact: [
    { to: "/report", name: "wayReport", about: "wayReportText" },
    { to: "/profile", name: "wayAccount", about: "wayAccountText" },
    { to: "/credits", name: "wayCredits", about: "wayCreditsText" },
    { to: "/auth", name: "waySignIn", about: "waySignInText" },
  ],
} as const satisfies Record<string, readonly Way[]>;

/** What most visitors of a page of the site want to do next. */
export function PageWays({ slug }: { slug: keyof typeof WAYS }) {
  const t = useMessages("sitePage");
  return (
    <ul className="mt-5 grid gap-2 sm:grid-cols-2 md:mt-8 md:gap-4 lg:grid-cols-4">
      {WAYS[slug].map(({ to, name, about }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full min-h-11 items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-3 hover:border-leaf"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{t(name)}</span>
              <span className="block text-sm text-muted">{t(about)}</span>
            </span>
            <Icon name="arrow" className="size-5 shrink-0 text-leaf" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
