import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import {
  COMPANY_KINDS,
  type CompanyKind,
  type DuplicatePair,
  listDuplicates,
} from "../../contracts/desk/duplicates.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Choice } from "../ui/choice.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { MergePair } from "./merge-pair.tsx";

/** Pages that may be the same company: told apart, or merged. */
export function DuplicatesScreen() {
  const t = useMessages("deskDuplicates");
  const call = useDeskCall();
  const queries = useQueryClient();
  const [kind, setKind] = useState<CompanyKind>("startup");
  const found = useQuery({
    queryKey: ["desk", "duplicates", kind],
    queryFn: ({ signal }) => call(listDuplicates, { kind }, signal),
    staleTime: 0,
  });
  const look = () => queries.invalidateQueries({ queryKey: ["desk", "duplicates", kind] });
  return (
    <>
      <h1 className="text-2xl font-bold">{t("heading")}</h1>
      <Choice
        label={t("kindLabel")}
        className="mt-4"
        options={COMPANY_KINDS.map((value) => ({ value, text: t(`kind_${value}`) }))}
        chosen={kind}
        onChosen={(next) => setKind(next)}
      />
      {found.data ? (
        <ul className="mt-4 flex flex-col gap-3">
          {found.data.pairs.map((pair) => (
            <Pair
              key={pair.sides.map(({ id }) => id).join(" ")}
              kind={kind}
              pair={pair}
              onSettled={look}
            />
          ))}
          {found.data.pairs.length === 0 ? <li className="text-muted">{t("nothing")}</li> : null}
        </ul>
      ) : (
        <Waiting error={found.error} tryAgain={() => void found.refetch()} />
      )}
    </>
  );
}

function Pair(props: { kind: CompanyKind; pair: DuplicatePair; onSettled(): Promise<void> }) {
  const t = useMessages("deskDuplicates");
  const [isOpen, setOpen] = useState(false);
  const { kind, pair, onSettled } = props;
  const [one, other] = pair.sides;
  return (
    <li data-item className="rounded-xl border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-medium wrap-anywhere">
            {t("pairOf", { one: one.name, other: other.name })}
          </h2>
          <p className="text-sm text-muted">
            {[pair.sameName && t("sameName"), pair.sameSite && t("sameSite")]
              .filter((said) => said !== false)
              .join(" · ")}
          </p>
        </div>
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "close" : "compare")}
        </button>
      </div>
      {isOpen ? <MergePair kind={kind} sides={pair.sides} onDecided={onSettled} /> : null}
    </li>
  );
}
