import { Fragment, type ReactNode } from "react";
import type { Language } from "../../../contracts/languages.ts";
import { plainYear } from "../../i18n/dates.ts";
import type { Translate } from "../../i18n/messages.ts";
import { Breakable } from "../../ui/breakable.tsx";
import { HubLinks } from "./hub-links.tsx";
import { type ShownSource, type ShownSources, SourceLink } from "./source-link.tsx";

export type Fact = { name: string; value: ReactNode; source?: ShownSource | undefined };

/** A figure that readers come for, and a note in small print below. */
export type KeyFact = Fact & { note?: ReactNode };

/** When and where a company began. */
export function originFacts(
  of: {
    record: { founded_year: number | null; country: string };
    sources?: ShownSources | undefined;
  },
  t: Translate<"company">,
  language: Language,
): Fact[] {
  const { record, sources } = of;
  return [
    {
      name: t("foundedYear"),
      value: record.founded_year === null ? null : plainYear(record.founded_year, language),
      source: sources?.founded_year,
    },
    {
      name: t("country"),
      value: record.country !== "" && <HubLinks kind="countries" values={[record.country]} />,
      source: sources?.country,
    },
  ];
}

function isKnown({ value }: Fact): boolean {
  return value !== null && value !== "" && value !== false;
}

/** The known facts of a company; unknown ones are left out. */
export function Facts({ heading, facts }: { heading: string; facts: Fact[] }) {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <section className="rounded-2xl border border-line bg-surface p-5">
      <h2 className="text-xl font-bold">{heading}</h2>
      <dl className="mt-4 grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-3 text-sm">
        {known.map(({ name, value, source }) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 [&:lang(zh)]:break-keep">
              {value}
              <SourceLink source={source} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/**
 * The most important facts, in a band as wide as the page: large figures, everything else below
 * them.
 */
export function FactsBand(props: {
  heading: string;
  figures: KeyFact[];
  facts?: Fact[];
  note?: string | undefined;
}) {
  const { heading, note } = props;
  const figures = props.figures.filter(isKnown);
  const facts = (props.facts ?? []).filter(isKnown);
  if (figures.length + facts.length === 0) return null;
  return (
    <section className="@container mt-8 rounded-2xl border border-line bg-surface p-5">
      <h2 className="font-sans text-sm font-bold text-muted">{heading}</h2>
      <dl
        className={`mt-3 grid grid-cols-2 gap-x-6 gap-y-4 @xl:grid-cols-4 ${figures.length > 4 ? "@3xl:grid-cols-5" : ""}`}
      >
        {figures.map(({ name, value, note: remark, source }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-0.5">
              <span className="block font-display text-xl leading-tight font-bold tabular-nums @xl:text-[1.75rem]">
                {value}
              </span>
              <span className="block text-sm text-muted empty:hidden">
                {remark}
                <SourceLink source={source} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {note === undefined ? null : <p className="mt-2 text-sm text-muted">{note}</p>}
      {facts.length === 0 ? null : (
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-4 text-sm @xl:grid-cols-4">
          {facts.map(({ name, value, source }) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="mt-0.5 font-semibold [&:lang(zh)]:break-keep">
                {value}
                <SourceLink source={source} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/**
 * A company's own page elsewhere, which we do not vouch for. A long address breaks before its dots.
 */
export function OutsideLink({ href }: { href: string }) {
  const shown = href.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link">
      <Breakable text={shown} at="." />
    </a>
  );
}
