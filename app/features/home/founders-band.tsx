import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Offer } from "./load-offer.server.ts";

/**
 * What Benih does for a founder: the way to investors, and what each step of it costs. In looks that Home has
 * already: each byte more is one of its first flight.
 */
export function FoundersBand({ offer }: { offer: Offer }) {
  const t = useMessages("frame");
  return (
    <section className="frame mt-16">
      <h2 className="text-2xl font-bold">{t("navFounders")}</h2>
      <ol className="mt-4 gap-4 md:flex">
        {offer.steps.map(({ name, price }) => (
          <li key={name} className="flex-1 border-t border-line py-2">
            <h3 className="text-lg font-bold">{name}</h3>
            <p className="text-muted">{price}</p>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{offer.terms}</p>
      <Link to="/deck-review" className="button button-leaf mt-3">
        {offer.begin}
      </Link>
    </section>
  );
}
