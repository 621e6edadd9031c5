import { useId, useState } from "react";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { useLabel, useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import {
  type CompanyKind,
  type DuplicatePair,
  type DuplicateSide,
  mergeCompanies,
  mergedFields,
} from "../../contracts/desk/duplicates.ts";
import { useDeskCall } from "../frame/session.tsx";

/** Both pages beside each other: which stays, and which values it has from now on. */
export function MergePair(props: {
  kind: CompanyKind;
  pair: DuplicatePair;
  onMerged(): Promise<void>;
}) {
  const t = useMessages("deskDuplicates");
  const field = useMessages("deskFields");
  const label = useLabel();
  const call = useDeskCall();
  const sayFailure = useSayFailure();
  const name = useId();
  const { kind, pair, onMerged } = props;
  const [one, other] = pair.sides;
  const [keptId, setKept] = useState(usualKept(one, other).id);
  const [kept, merged] = keptId === one.id ? [one, other] : [other, one];
  const [taken, setTaken] = useState<Record<string, string>>({});
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const bothOwned = one.hasOwner && other.hasOwner;
  const sayValue = (side: DuplicateSide, column: string) =>
    valueIn(side, column).split("; ").map(label).join("; ");
  const shown = mergedFields(kind).filter(
    (column) => valueIn(one, column) + valueIn(other, column),
  );
  /** Whose value it takes: as chosen, else the kept one's own unless that is empty. */
  const sourceOf = (column: string) =>
    taken[column] ?? (valueIn(kept, column) === "" ? merged.id : kept.id);

  const merge = async () => {
    setBusy(true);
    try {
      await call(mergeCompanies, {
        kind,
        kept: kept.id,
        merged: merged.id,
        fromMerged: shown.filter((column) => sourceOf(column) === merged.id),
        reason,
      });
      void notify("success", t("merged", { name: kept.name }));
      await onMerged();
    } catch (error) {
      void notify("error", sayFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="mt-4">
      <div className="overflow-x-auto">
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t("columnField")}</th>
              {pair.sides.map((side) => (
                <th key={side.id} scope="col" className="!whitespace-normal">
                  <label className="flex items-center gap-2">
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
              {pair.sides.map((side) => (
                <td key={side.id} className="min-w-48 wrap-anywhere md:w-2/5">
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
                {pair.sides.map((side) => (
                  <td key={side.id} className="min-w-48 md:w-2/5">
                    <label className="flex items-start gap-2">
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
      {bothOwned ? (
        <p className="mt-4 font-medium">{t("bothOwned")}</p>
      ) : (
        <div className="mt-4 max-w-prose">
          <p className="text-muted">{t("mergeText")}</p>
          <label className="mt-3 block font-medium">
            {t("reason")}
            <input
              className="input mt-1 font-normal"
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
          <BusyButton
            kind="alert"
            className="mt-3"
            busy={isBusy}
            busyLabel={t("merging")}
            onPress={merge}
          >
            {t("merge", { name: kept.name })}
          </BusyButton>
        </div>
      )}
    </div>
  );
}

function valueIn(side: DuplicateSide, column: string): string {
  return side.values[column] ?? "";
}

/** The page with an owner, else the one that readers see and more refers to. */
function usualKept(one: DuplicateSide, other: DuplicateSide): DuplicateSide {
  const weight = (side: DuplicateSide) =>
    Number(side.hasOwner) * 1e6 + Number(side.isPublished) * 1e5 + side.rounds * 10 + side.articles;
  return weight(other) > weight(one) ? other : one;
}
