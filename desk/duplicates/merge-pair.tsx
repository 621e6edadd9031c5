import { useId, useState } from "react";
import { useLabel, useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import {
  type CompanyKind,
  type DuplicateSide,
  type DuplicateSides,
  mergeCompanies,
  mergedFields,
  tellCompaniesApart,
} from "../../contracts/desk/duplicates.ts";
import { LONGEST_REASON } from "../../contracts/desk/reasons.ts";
import { useDeskCall } from "../frame/session.tsx";
import { useDoing } from "../ui/use-doing.ts";

/** Both pages side by side: merge them with the chosen values, or say that they are two companies. */
export function MergePair(props: {
  kind: CompanyKind;
  sides: DuplicateSides;
  onDecided(): Promise<void>;
}) {
  const t = useMessages("deskDuplicates");
  const field = useMessages("deskFields");
  const label = useLabel();
  const call = useDeskCall();
  const name = useId();
  const { kind, sides, onDecided } = props;
  const [one, other] = sides;
  const [keptId, setKept] = useState(usualKept(one, other).id);
  const [kept, merged] = keptId === one.id ? [one, other] : [other, one];
  const [taken, setTaken] = useState<Record<string, string>>({});
  const [reason, setReason] = useState("");
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { doing, attempt } = useDoing<"merge" | "tellApart">();
  const bothOwned = one.hasOwner && other.hasOwner;
  const sayValue = (side: DuplicateSide, column: string) =>
    valueIn(side, column).split("; ").map(label).join("; ");
  const shown = mergedFields(kind).filter(
    (column) => valueIn(one, column) + valueIn(other, column),
  );
  /** Which page a value comes from: the chosen one, else the kept page unless it is empty there. */
  const sourceOf = (column: string) =>
    taken[column] ?? (valueIn(kept, column) === "" ? merged.id : kept.id);

  const decide = async (what: "merge" | "tellApart") => {
    setReasonMissing(reason.trim() === "");
    if (reason.trim() === "") return;
    await attempt(what, async () => {
      if (what === "tellApart") {
        await call(tellCompaniesApart, { kind, one: one.id, other: other.id, reason });
        void notify("success", t("toldApart"));
      } else {
        await call(mergeCompanies, {
          kind,
          kept: kept.id,
          merged: merged.id,
          fromMerged: shown.filter((column) => sourceOf(column) === merged.id),
          reason,
        });
        void notify("success", t("merged", { name: kept.name }));
      }
      await onDecided();
    });
  };

  return (
    <div className="mt-4">
      <div className="overflow-x-auto">
        <table className="desk-table desk-pair">
          <thead>
            <tr>
              <th scope="col">{t("columnField")}</th>
              {sides.map((side) => (
                <th key={side.id} scope="col" className="!whitespace-normal">
                  <label className="flex min-h-6 items-center gap-2">
                    <input
                      type="radio"
                      name={`${name} kept`}
                      aria-label={`${t("keepLabel")}: ${side.name} (${side.slug})`}
                      checked={kept.id === side.id}
                      onChange={() => setKept(side.id)}
                    />
                    <span>{t("keepLabel")}</span>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t("address")}</th>
              {sides.map((side) => (
                <td key={side.id} className="wrap-anywhere sm:min-w-48 md:w-2/5">
                  <a href={`/${kind}s/${side.slug}`} className="underline underline-offset-4">
                    {side.slug}
                  </a>
                  <span className="block text-muted">
                    {t(side.isPublished ? "published" : "hidden")}
                    {side.hasOwner ? ` · ${t("hasOwner")}` : ""}
                  </span>
                  <span className="block text-muted">
                    {t("refers", { rounds: side.rounds, articles: side.articles })}
                  </span>
                </td>
              ))}
            </tr>
            {shown.map((column) => (
              <tr key={column}>
                <th scope="row" className="!whitespace-normal">
                  {field(`field_${column}`)}
                </th>
                {sides.map((side) => (
                  <td key={side.id} className="sm:min-w-48 md:w-2/5">
                    <label className="flex min-h-6 items-start gap-2">
                      <input
                        type="radio"
                        className="mt-1"
                        name={`${name} ${column}`}
                        aria-label={t("takeOf", {
                          field: field(`field_${column}`),
                          name: `${side.name} (${side.slug})`,
                        })}
                        checked={sourceOf(column) === side.id}
                        onChange={() => setTaken({ ...taken, [column]: side.id })}
                      />
                      <span className="line-clamp-4 wrap-anywhere">
                        {sayValue(side, column) || <span className="text-muted">{t("empty")}</span>}
                      </span>
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4 max-w-prose">
        <p className={bothOwned ? "font-medium" : "text-muted"}>
          {t(bothOwned ? "bothOwned" : "mergeText")}
        </p>
        <Field
          label={t("reason")}
          problem={isReasonMissing ? t("reasonMissing") : undefined}
          className="mt-3"
        >
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <div className="mt-3 flex flex-wrap gap-3">
          {bothOwned ? null : (
            <BusyButton
              kind="alert"
              busy={doing === "merge"}
              busyLabel={t("merging")}
              waits={doing === "tellApart"}
              onPress={() => decide("merge")}
            >
              {t("merge", { name: kept.name })}
            </BusyButton>
          )}
          <BusyButton
            kind="quiet"
            busy={doing === "tellApart"}
            busyLabel={t("saving")}
            waits={doing === "merge"}
            onPress={() => decide("tellApart")}
          >
            {t("different")}
          </BusyButton>
        </div>
      </div>
    </div>
  );
}

function valueIn(side: DuplicateSide, column: string): string {
  return side.values[column] ?? "";
}

/** The page with an owner, else the public one to which more refers. */
function usualKept(one: DuplicateSide, other: DuplicateSide): DuplicateSide {
  const weight = (side: DuplicateSide) =>
    Number(side.hasOwner) * 1e6 + Number(side.isPublished) * 1e5 + side.rounds * 10 + side.articles;
  return weight(other) > weight(one) ? other : one;
}
