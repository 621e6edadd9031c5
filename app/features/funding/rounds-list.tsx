import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Icon } from "../../ui/icons.tsx";
import { RoundBackers } from "../companies/round-backers.tsx";
import { RoundSourceLine } from "../companies/round-source-line.tsx";
import { SampleMark } from "../sample-content/sample-marks.tsx";
import type { PresentedRounds } from "./present-rounds.ts";

/** The rounds behind the figures, newest first. */
export function RoundsList({ rounds }: { rounds: PresentedRounds }) {
  const t = useMessages("funding");
  return (
    <section id="rounds" aria-labelledby="rounds-heading" className="mt-16">
      <h2 id="rounds-heading" className="text-2xl font-bold">
        {t("roundsHeading")}
      </h2>
      <Chips chips={rounds.chips} />
      {rounds.rows.length === 0 ? (
        <NoRounds text={t("roundsEmpty")} ways={rounds.ways} />
      ) : (
        <RoundsTable rows={rounds.rows} />
      )}
      <Pages next={rounds.next} first={rounds.first} />
    </section>
  );
}

/** The whole year first, because it keeps the selection. */
export function NoRounds({ text, ways }: { text: string } & Pick<PresentedRounds, "ways">) {
  const t = useMessages("funding");
  const links = [
    { to: ways.year, text: t("roundsEmptyYear") },
    { to: ways.unfiltered, text: t("roundsEmptyAction") },
  ];
  return (
    <div className="mt-4 rounded-2xl border border-line bg-surface px-6 py-10 text-center">
      <p className="text-lg text-muted">{text}</p>
      <p className="mt-4 flex flex-wrap justify-center gap-3 empty:hidden">
        {links.map(({ to, text }) =>
          to === null ? null : (
            <Link key={text} to={to} className="button button-quiet">
              {text}
            </Link>
          ),
        )}
      </p>
    </div>
  );
}

function Chips({ chips }: Pick<PresentedRounds, "chips">) {
  const t = useMessages("funding");
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("roundsChips")} className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ name, href }) => (
        <li key={name}>
          <Link
            to={href}
            aria-label={t("removeChip", { name })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken ps-4 pe-3 text-sm hover:bg-line"
          >
            {name}
            <Icon name="close" className="size-4 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RoundsTable({ rows }: Pick<PresentedRounds, "rows">) {
  const t = useMessages("funding");
  return (
    <table className="company-table deal-table mt-4">
      <thead>
        <tr>
          <th scope="col">{t("columnStartup")}</th>
          <th scope="col">{t("columnDate")}</th>
          <th scope="col">{t("columnKind")}</th>
          <th scope="col" className="text-end">
            {t("columnMoney")}
          </th>
          <th scope="col">{t("country")}</th>
          <th scope="col">{t("columnInvestors")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="company-name">
              <CompanyLogo name={row.startup.name} logo={row.startup.logo} />
              <Link to={`/startups/${row.startup.slug}`} className="company-link">
                {row.startup.name}
              </Link>
              <SampleMark shown={row.isSample} />
            </th>
            <td data-label={t("columnDate")}>
              <time dateTime={row.announcedOn}>{row.day}</time>
            </td>
            <td data-label={t("columnKind")}>{row.kind}</td>
            <td data-label={t("columnMoney")} className="row-figure">
              {row.amount}
            </td>
            <td data-label={t("country")}>{row.country}</td>
            <td data-label={t("columnInvestors")} className="wide">
              <Investors investors={row.investors} />
              <RoundSourceLine source={row.source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Investors({ investors }: Pick<PresentedRounds["rows"][number], "investors">) {
  const t = useMessages("funding");
  if (investors.length === 0) return <span className="text-muted">{t("noInvestors")}</span>;
  return (
    <RoundBackers
      backers={investors.map(({ slug, name, lead }) => ({ slug, name, isLead: lead }))}
      sayLead={(name) => t("leads", { name })}
      sayMore={(count) => t("moreInvestors", { count })}
    />
  );
}

function Pages({ next, first }: Pick<PresentedRounds, "next" | "first">) {
  const t = useMessages("funding");
  if (next === null && first === null) return null;
  return (
    <nav aria-label={t("roundsPages")} className="mt-6 flex flex-wrap gap-3">
      {first === null ? null : (
        <Link to={first} className="button button-quiet text-sm">
          {t("newestRounds")}
        </Link>
      )}
      {next === null ? null : (
        <Link to={next} rel="next" className="button button-quiet ms-auto text-sm">
          {t("olderRounds")}
          <Icon name="arrow" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
