import { DECK_SECTIONS } from "../../../contracts/review-terms.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

const PARTS = [
  { title: "clarity", text: "clarityText" },
  { title: "traction", text: "tractionText" },
  { title: "viability", text: "viabilityText" },
  { title: "completeness", text: "completenessText" },
] as const;

/** The criteria of a deck's later review (spec §3), shown before the upload. */
export function DeckGuidance() {
  const t = useMessages("files");
  return (
    <section className="self-start rounded-2xl bg-sunken p-5" aria-labelledby="deck-guidance">
      <h2 id="deck-guidance" className="text-xl font-bold">
        {t("guidance")}
      </h2>
      <dl className="mt-3 grid gap-3">
        {PARTS.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{t(title)}</dt>
            <dd className="text-muted">{t(text, { count: DECK_SECTIONS.length })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
