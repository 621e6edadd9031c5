import { useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { ShowMore } from "./show-more.tsx";
import { StatementDownload } from "./statement-download.tsx";
import { StatementFilterForm } from "./statement-filter.tsx";
import { StatementTable } from "./statement-table.tsx";
import { type StatementChoice, useStatement } from "./use-statement.ts";

const EVERYTHING: StatementChoice = { kind: "all", period: "all" };

/** Every credit that came or went, to be filtered and downloaded. */
export function StatementSection({ person }: { person: Person }) {
  const t = useMessages("credits");
  const [choice, setChoice] = useState(EVERYTHING);
  return (
    <section aria-labelledby="statement-heading" className="card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="statement-heading" className="text-xl font-bold md:text-2xl">
          {t("statementTitle")}
        </h2>
        <StatementDownload choice={choice} />
      </div>
      <StatementFilterForm choice={choice} onChange={setChoice} />
      <div className="mt-4">
        <Entries person={person} choice={choice} onShowAll={() => setChoice(EVERYTHING)} />
      </div>
    </section>
  );
}

function Entries(props: { person: Person; choice: StatementChoice; onShowAll(): void }) {
  const { person, choice, onShowAll } = props;
  const t = useMessages("credits");
  const statement = useStatement(person.session.user.id, choice);
  return (
    <Loaded query={statement} failedTitle={t("statementFailed")} showsEarlier rows={5}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <NoEntries choice={choice} onShowAll={onShowAll} />;
        return (
          <>
            <StatementTable entries={entries} />
            <ShowMore query={statement} />
          </>
        );
      }}
    </Loaded>
  );
}

function NoEntries(props: { choice: StatementChoice; onShowAll(): void }) {
  const t = useMessages("credits");
  const { choice, onShowAll } = props;
  if (choice.kind === "all" && choice.period === "all") {
    return <p className="text-muted">{t("statementEmpty")}</p>;
  }
  return (
    <>
      <p className="text-muted">{t("statementNoneOfThese")}</p>
      <button type="button" className="button button-quiet mt-3" onClick={onShowAll}>
        {t("showAllEntries")}
      </button>
    </>
  );
}
