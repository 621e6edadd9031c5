import { readUserAgent } from "../../app/features/account/read-user-agent.ts";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { type DeskPerson, endSessions } from "../../contracts/desk/people.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { useAct } from "./act.ts";
import { ActButton, Part, Rows } from "./part.tsx";

/** Where the person is signed in. */
export function SessionsPart({ person }: { person: DeskPerson }) {
  const t = useMessages("deskPeople");
  const call = useDeskCall();
  const act = useAct();
  const personId = person.account.id;
  const end = (title: string, sessionId?: string) =>
    act?.({
      title,
      text: t("endText"),
      label: t("end"),
      isTold: true,
      isGrave: true,
      async perform({ reason }) {
        const { ended } = await call(endSessions, {
          personId,
          reason,
          ...(sessionId && { sessionId }),
        });
        return { done: t("ended", { count: ended }) };
      },
    });
  return (
    <Part
      title={t("sessions")}
      acts={
        act && person.sessions.length > 0 ? (
          <ActButton onPress={() => end(t("endAll"))}>{t("endAll")}</ActButton>
        ) : null
      }
    >
      {person.sessions.length === 0 ? (
        <p className="mt-2 text-muted">{t("noSessions")}</p>
      ) : (
        <Rows
          label={t("sessions")}
          columns={[t("device"), t("signedIn"), t("lastUsed"), ...(act ? [t("acts")] : [])]}
        >
          {person.sessions.map((one) => {
            const { browser, system } = readUserAgent(one.userAgent);
            const device = [browser, system].filter(Boolean).join(" · ") || t("unknownDevice");
            return (
              <tr key={one.id}>
                <td className="min-w-36 font-medium" title={one.userAgent}>
                  {device}
                </td>
                <td data-label={t("signedIn")}>
                  <Moment at={one.signedInAt} />
                </td>
                <td data-label={t("lastUsed")}>
                  <Moment at={one.lastUsedAt} />
                </td>
                {act ? (
                  <td>
                    <ActButton about={device} onPress={() => end(t("endOne"), one.id)}>
                      {t("end")}
                    </ActButton>
                  </td>
                ) : null}
              </tr>
            );
          })}
        </Rows>
      )}
    </Part>
  );
}
