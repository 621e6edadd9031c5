import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLabel, useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { shortDollars } from "../../app/i18n/money.ts";
import { shortAmount } from "../../contracts/amounts.ts";
import type {
  Claim,
  ProposedRound as Round,
  Fact as StatedFact,
  Story,
} from "../../contracts/desk/stories.ts";
import { dateFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";

/**
 * The round that a story reports: each value beside the words that state it, and all values where
 * they disagree.
 */
export function ProposedRound({ round, story }: { round: Round; story: Story }) {
  const { items, tracked } = story;
  const t = useMessages("deskStories");
  const label = useLabel();
  const language = useLanguage();
  const day = dateFormat(LANGUAGE_TAGS[language], { dateStyle: "long", timeZone: "UTC" });
  return (
    <section aria-labelledby="proposed-round" className="mt-8">
      <h2 id="proposed-round" className="text-lg font-bold">
        {t("roundHeading")}
      </h2>
      <div className="mt-1 max-w-prose text-sm text-muted">
        {items.length > 1 ? (
          <p>{t("reportedBy", { count: items.length, reports: round.reports })}</p>
        ) : null}
        <p>{t("roundText")}</p>
      </div>
      {tracked.length > 0 ? (
        <div className="mt-3 max-w-prose rounded-xl bg-sunken p-3 text-sm">
          <p className="font-semibold">{t("alreadyTracked")}</p>
          <ul className="mt-1 grid gap-1">
            {tracked.map((one) => (
              <li key={one.id}>
                <Link
                  to={`/rounds/${one.id}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-7"
                >
                  {[
                    label(one.kind),
                    one.amountUsdThousand === null
                      ? t("undisclosed")
                      : shortDollars(one.amountUsdThousand, language),
                    day.format(new Date(one.announcedOn)),
                  ].join(" · ")}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <dl className="mt-3 grid gap-4">
        <Fact label={t("fact_company")} fact={round.company} items={items} say={(name) => name} />
        <Fact
          label={t("fact_amount")}
          fact={round.amount}
          items={items}
          say={({ amount, currency }) => shortAmount(amount, currency, language)}
        />
        <Fact label={t("fact_kind")} fact={round.kind} items={items} say={label} />
        <Fact
          label={t("fact_announcedOn")}
          fact={round.announcedOn}
          items={items}
          say={(on) => day.format(new Date(on))}
        />
        <Fact
          label={t("fact_investors")}
          fact={round.investors}
          items={items}
          say={({ name, isLead }) => (isLead ? t("leadOf", { name }) : name)}
        />
      </dl>
    </section>
  );
}

function Fact<Value>(props: {
  label: string;
  /** Several values of a list do not contradict each other; each is shown by itself. */
  fact: StatedFact<Value> | Claim<Value>[];
  items: Story["items"];
  say(value: Value): ReactNode;
}) {
  const { label, fact, items, say } = props;
  const t = useMessages("deskStories");
  const isList = Array.isArray(fact);
  const claims = isList ? fact : fact.claims;
  const isOpen = !isList && claims.length > 0 && fact.stated === null;
  return (
    <div className="grid gap-1 border-t border-line pt-3 md:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">
        {label}
        {!isList && fact.isDisputed ? (
          <b className="block font-semibold text-alert">{t("disagree")}</b>
        ) : null}
        {isOpen ? <span className="block">{t("unsure")}</span> : null}
      </dt>
      <dd className="grid min-w-0 gap-3">
        {claims.length === 0 ? <span className="text-muted">{t("notStated")}</span> : null}
        {claims.map(({ value, said }) => (
          <div key={JSON.stringify(value)}>
            <p className="font-semibold wrap-anywhere">{say(value)}</p>
            {said.map(({ itemId, quote }) => (
              <Quote key={itemId} quote={quote} item={items.find(({ id }) => id === itemId)} />
            ))}
          </div>
        ))}
      </dd>
    </div>
  );
}

function Quote({ quote, item }: { quote: string; item: Story["items"][number] | undefined }) {
  if (!item) return null;
  return (
    <blockquote className="mt-1 text-sm text-muted wrap-anywhere">
      <q lang={LANGUAGE_TAGS[item.language]}>{quote}</q>{" "}
      <a
        href={item.url}
        target="_blank"
        rel="noreferrer"
        className="whitespace-nowrap underline underline-offset-4"
      >
        {item.publisher}
      </a>
    </blockquote>
  );
}
