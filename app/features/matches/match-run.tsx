import { type ReactNode, useState } from "react";
import type { MatchState } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useCreditsChanged } from "../credits/use-credits.ts";
import { RunFailure } from "../runs/run-failure.tsx";
import { RunProgress } from "../runs/run-progress.tsx";
import { isUnderWay } from "../runs/run-state.ts";
import { useRunChanges } from "../runs/use-run-changes.ts";
import { useRunEnd } from "../runs/use-run-end.ts";
import { matchesKey } from "./use-matches.ts";

/** The progress of the current match, and the outcome of the last. @param props.children what starts another */
export function MatchRun(props: { person: Person; matches: MatchState; children: ReactNode }) {
  const t = useMessages("matches");
  const { person, matches } = props;
  const { run, shown } = matches;
  const [isJustDone, setJustDone] = useState(false);
  const creditsChanged = useCreditsChanged(person);
  useRunChanges(person, matchesKey(person.session.user.id));
  useRunEnd(run, () => {
    setJustDone(run?.state === "done");
    // In case no live connection reported it: a failed run has refunded the credits.
    void creditsChanged();
  });
  return (
    <>
      <p role="status" className="sr-only">
        {isJustDone ? t("found", { count: shown?.results.length ?? 0 }) : null}
      </p>
      <RunFailure run={run} />
      {run && isUnderWay(run) ? <RunProgress run={run} /> : props.children}
    </>
  );
}
