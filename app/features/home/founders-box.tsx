import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Offer } from "./load-offer.server.ts";

/**
 * What Benih does for a founder, and the price of each step, above the deals: nobody would reach it
 * below an endless feed. It uses styles that Home already has, because each further byte counts in
 * its first flight.
 */
export function FoundersBox({ offer }: { offer: Offer }) {
  const t = useMessages("frame");
  return (
    <section className="mb-4 max-lg:pt-4">
      <h2 className="pb-3 text-lg font-bold">{t("navFounders")}</h2>
      <ol>
        {offer.steps.map(({ name, price }) => (
          <li
            key={name}
            className="flex justify-between gap-3 border-t border-line py-2 font-semibold"
          >
            {`${name} `}
            <span className="text-end text-muted">{price}</span>
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
