import { Link, useParams } from "react-router";
import { useLabel, useMessages } from "../../app/i18n/messages-context.tsx";
import { Field, Problem } from "../../app/ui/form/field.tsx";
import { FUNDING_KINDS } from "../../contracts/catalogue.ts";
import { sourceOf } from "../../contracts/desk/provenance.ts";
import { isDebtRound, type ROUND_FACTS, roundContent } from "../../contracts/desk/round.ts";
import { DocumentFrame } from "../documents/document-frame.tsx";
import { useListedTitle } from "../documents/listed-title.ts";
import { useEditing } from "../documents/use-editing.ts";
import { Fields } from "../ui/may-change.tsx";
import { MoneyFields } from "../ui/money-fields.tsx";
import { SourceFields } from "../ui/source-fields.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { Backers } from "./backers.tsx";
import { FindCompany } from "./find-company.tsx";
import { RoundPreview } from "./round-preview.tsx";
import { StillReported } from "./still-reported.tsx";

/** Kinds that the tracker counts as raised, and the one that must be paid back. */
const EQUITY = FUNDING_KINDS.filter((kind) => !isDebtRound({ kind }));
const DEBT = FUNDING_KINDS.filter((kind) => isDebtRound({ kind }));

/** The editor of a round: its company, the amount, the investors, and the sources. */
export function RoundScreen() {
  const { id = "" } = useParams();
  return <RoundAtWork key={id} id={id} />;
}

function RoundAtWork({ id }: { id: string }) {
  const t = useMessages("deskCompanies");
  const label = useLabel();
  const titleOf = useListedTitle("round");
  const { editing, failure } = useEditing("round", id, roundContent);
  if (!editing) return <Waiting error={failure} />;
  const { content, change, problemOf } = editing;
  const { startup, kind, announcedOn } = content;
  const source = (field: (typeof ROUND_FACTS)[number], of: string) => (
    <SourceFields
      of={of}
      source={sourceOf(content.sources, field)}
      problem={problemOf(`source_${field}`)}
      onChange={(given) =>
        change({ sources: { ...content.sources, [field]: given } }, [`source_${field}`])
      }
    />
  );
  const titleParts = [startup?.name ?? "", kind ?? "", announcedOn];
  return (
    <DocumentFrame
      editing={editing}
      title={titleOf(titleParts.filter((part) => part !== "").join(" · "))}
      preview={() => <RoundPreview id={id} content={content} />}
    >
      <StillReported articles={editing.work.document.stillReportedBy} />
      <Fields>
        <div className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
          <div>
            {startup ? (
              <>
                <p className="font-medium">{t("company")}</p>
                <p className="mt-1.5 flex min-h-11 flex-wrap items-center gap-3">
                  <Link to={`/startups/${startup.id}`} className="font-semibold underline">
                    {startup.name}
                  </Link>
                  <button
                    type="button"
                    className="button button-quiet !min-h-9 text-sm"
                    onClick={() => change({ startup: null })}
                  >
                    {t("changeCompany")}
                  </button>
                </p>
                <Problem id={undefined} text={problemOf("startup")} />
              </>
            ) : (
              <FindCompany
                of="startups"
                label={t("company")}
                problem={problemOf("startup")}
                without={[]}
                onFound={(found) => change({ startup: found })}
              />
            )}
          </div>
          <Field
            label={t("kind")}
            hint={isDebtRound(content) ? t("debtHint") : undefined}
            problem={problemOf("kind")}
          >
            {(control) => (
              <select
                {...control}
                className="input"
                value={kind ?? ""}
                onChange={(event) =>
                  change({ kind: FUNDING_KINDS.find((one) => one === event.target.value) ?? null })
                }
              >
                <option value="">{t("choose")}</option>
                <optgroup label={t("countsAsRaised")}>
                  {EQUITY.map((one) => (
                    <option key={one} value={one}>
                      {label(one)}
                    </option>
                  ))}
                </optgroup>
                <optgroup label={t("keptApart")}>
                  {DEBT.map((one) => (
                    <option key={one} value={one}>
                      {label(one)}
                    </option>
                  ))}
                </optgroup>
              </select>
            )}
          </Field>
          <div>
            <Field label={t("announcedOn")} problem={problemOf("announcedOn")}>
              {(control) => (
                <input
                  {...control}
                  type="date"
                  className="input"
                  value={announcedOn}
                  onChange={(event) => change({ announcedOn: event.target.value })}
                />
              )}
            </Field>
            {source("announced_on", t("announcedOn"))}
          </div>
          <div className="md:col-span-2">
            <MoneyFields
              label={t("amount")}
              money={content.money}
              day={announcedOn}
              problem={problemOf("money")}
              onChange={(money) => change({ money })}
            />
            {source("amount", t("amount"))}
          </div>
        </div>
        <Backers
          investors={content.investors}
          problem={problemOf("investors")}
          onChange={(investors) => change({ investors })}
        />
        {source("investors", t("investors"))}
      </Fields>
    </DocumentFrame>
  );
}
