import type { Introduction } from "../../../contracts/introductions.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { joinNames } from "../../../contracts/lists.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { percentage } from "../../i18n/sizes.ts";

/** Of a long list only this many: the page has them all. */
const SHOWN = 3;

/** The other side, as far as an answer or a mail needs it: their founder, what they do, where, and how they fit in one's own matches. */
export function CompanyFacts({ introduction: { card, match } }: { introduction: Introduction }) {
  const t = useMessages("matches");
  const language = useLanguage();
  const label = useLabel();
  if (!card) return null;
  const facts = [card.industries, card.stages, [card.country]]
    .map((values) => joinNames(values.slice(0, SHOWN).map(label), language))
    .filter((fact) => fact !== "");
  return (
    <>
      {card.founder === null ? null : (
        <p className="mt-3 font-medium">{t("founder", { name: card.founder })}</p>
      )}
      {card.tagline === "" ? null : <p className="mt-3">{card.tagline}</p>}
      <p className="dotted mt-1 flex flex-wrap text-sm text-muted">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {match ? (
        <p className="mt-3 text-sm">
          <span className="me-2 font-bold text-leaf">
            {t("rate", { percent: percentage(match.rate / 100, language) })}
          </span>
          {match.reason === null ? null : (
            <span lang={LANGUAGE_TAGS[match.language]}>{match.reason}</span>
          )}
        </p>
      ) : null}
    </>
  );
}
