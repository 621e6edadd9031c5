import { useQuery } from "@tanstack/react-query";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { OperationFailure } from "../../app/platform/operations.ts";
import type { DeskCase } from "../../contracts/desk/cases.ts";
import { readPair } from "../../contracts/desk/duplicates.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { MergePair } from "./merge-pair.tsx";

/** The pair of a case: merging it or telling it apart decides the case. */
export function CasePair(props: {
  pair: NonNullable<DeskCase["pair"]>;
  onDecided(): Promise<void>;
}) {
  const t = useMessages("deskQueue");
  const call = useDeskCall();
  const read = useQuery({
    queryKey: ["desk", "pair", props.pair],
    queryFn: ({ signal }) => call(readPair, props.pair, signal),
    retry: false,
    staleTime: 0,
  });
  if (read.data) {
    const { kind } = props.pair;
    return <MergePair kind={kind} sides={read.data.sides} onDecided={props.onDecided} />;
  }
  const isGone = read.error instanceof OperationFailure && read.error.code === "not_found";
  if (isGone) return <p className="mt-4 text-muted">{t("pairGone")}</p>;
  return <Waiting error={read.error} tryAgain={() => void read.refetch()} />;
}
