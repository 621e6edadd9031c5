import { useMessages } from "../../i18n/messages-context.tsx";

const DEFINITIONS = [
  { term: "definitionRound", text: "definitionRoundText" },
  { term: "definitionDate", text: "definitionDateText" },
  { term: "definitionCountry", text: "definitionCountryText" },
  { term: "definitionDebt", text: "definitionDebtText" },
  { term: "definitionAmount", text: "definitionAmountText" },
  { term: "definitionSince", text: "definitionSinceText" },
] as const;

export function Definitions() {
  const t = useMessages("funding");
  return (
    <section aria-labelledby="definitions-heading" className="mt-16">
      <h2 id="definitions-heading" className="text-2xl font-bold">
        {t("definitionsHeading")}
      </h2>
      <dl className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {DEFINITIONS.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{t(term)}</dt>
            <dd className="mt-1 text-muted">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
