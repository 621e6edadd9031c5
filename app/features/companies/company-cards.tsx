import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Headline } from "../../ui/headline.tsx";

type CompanyCard = {
  to: string;
  name: string;
  logo: string;
  tagline: string;
  /** The tagline's language, if it differs from the page's. */
  taglineLang?: string | undefined;
  /** Why it is listed, such as the rounds it shares with this company. */
  note: ReactNode;
};

/** How many cards are shown at first; a button shows the rest. */
const OPEN_CARDS = 9;

/** Related companies, each linked to its page: a list on phones, cards where there is room. */
export function CompanyCards(props: {
  id: string;
  heading: string;
  intro?: string;
  cards: CompanyCard[];
}) {
  const { id, heading, intro, cards } = props;
  const t = useMessages("company");
  if (cards.length === 0) return null;
  // A button for a single card would not be worth it.
  const open = cards.length === OPEN_CARDS + 1 ? cards.length : OPEN_CARDS;
  const more = cards.slice(open);
  return (
    <section id={id} className="@container mt-12">
      <h2 className="text-2xl font-bold">{heading}</h2>
      {intro === undefined ? null : <p className="mt-1 text-muted">{intro}</p>}
      <CardList cards={cards.slice(0, open)} />
      {more.length === 0 ? null : (
        <details>
          <summary className="button button-quiet mt-4 text-sm">
            {t("showMore", { count: more.length })}
          </summary>
          <CardList cards={more} />
        </details>
      )}
    </section>
  );
}

function CardList({ cards }: { cards: CompanyCard[] }) {
  // Four side by side, where rows of three would leave one alone.
  const columns = cards.length % 3 === 1 ? "@5xl:grid-cols-4" : "";
  return (
    <ul
      className={`mt-4 grid max-sm:border-t max-sm:border-line sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] sm:gap-3 ${columns}`}
    >
      {cards.map((card) => (
        <li key={card.to}>
          <Link
            to={card.to}
            className="flex h-full gap-3 border-line py-3 hover:border-leaf max-sm:border-b sm:rounded-2xl sm:border sm:bg-surface sm:p-4"
          >
            <CompanyLogo name={card.name} logo={card.logo} />
            <span className="min-w-0">
              <span className="block font-semibold">{card.name}</span>
              {card.tagline === "" ? null : (
                <span lang={card.taglineLang} className="line-clamp-2 text-sm">
                  <Headline text={card.tagline} />
                </span>
              )}
              <span className="mt-0.5 block text-sm text-muted sm:mt-1">{card.note}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
