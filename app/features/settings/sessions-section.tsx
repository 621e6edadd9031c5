import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  endOtherSessions,
  endSession,
  type StandingSession,
} from "../../../contracts/account-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { callOperation, OperationFailure } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useSayFailure } from "../problems/failure.ts";
import { SessionItem } from "./session-item.tsx";
import { focusSection, SettingsSection } from "./settings-section.tsx";
import { accountKey, useSessions } from "./use-account.ts";

/** The person's sessions, to be ended one by one, or all except this one. */
export function SessionsSection({ person }: { person: Person }) {
  const t = useMessages("settings");
  const sessions = useSessions(person);
  // Without another session there is none to end.
  const areOthers = (sessions.data?.length ?? 0) > 1;
  return (
    <SettingsSection
      id="sessions"
      title={t("sessionsHeading")}
      lead={areOthers ? t("sessionsText") : undefined}
    >
      <Loaded query={sessions}>
        {(standing) => <Sessions person={person} standing={standing} />}
      </Loaded>
    </SettingsSection>
  );
}

const OTHERS = "others";

function Sessions({ person, standing }: { person: Person; standing: StandingSession[] }) {
  const t = useMessages("settings");
  const sayFailure = useSayFailure();
  const queries = useQueryClient();
  const key = accountKey(person, "sessions");
  const token = useAccessToken();

  const end = useMutation({
    mutationFn: async (which: string) => {
      if (which === OTHERS) {
        await callOperation(endOtherSessions, await token(), {});
        return;
      }
      // A session that is already gone is the desired result.
      await callOperation(endSession, await token(), { id: which }).catch((error: unknown) => {
        if (!(error instanceof OperationFailure) || error.code !== "not_found") throw error;
      });
    },
    onSuccess: async (_ended, which) => {
      queries.setQueryData<StandingSession[]>(key, (before) =>
        before?.filter(({ id, isThis }) => isThis || (which !== OTHERS && id !== which)),
      );
      focusSection("sessions");
      notify("success", which === OTHERS ? t("othersEnded") : t("sessionEnded"));
      await queries.invalidateQueries({ queryKey: key });
    },
    onError: (error: unknown) => {
      console.error("A session could not be ended", error);
      notify("error", sayFailure(error));
    },
  });
  const press = (which: string) => {
    if (!end.isPending) end.mutate(which);
  };

  return (
    <>
      <ul className="divide-y divide-line">
        {standing.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={end.isPending}
            onEnd={() => press(session.id)}
          />
        ))}
      </ul>
      {standing.length > 1 ? (
        <button
          type="button"
          className="button button-quiet mt-4"
          aria-disabled={end.isPending}
          onClick={() => press(OTHERS)}
        >
          {t("endOthers")}
        </button>
      ) : null}
    </>
  );
}
