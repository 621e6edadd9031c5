import { useMessages } from "../../app/i18n/messages-context.tsx";
import { type DeskPerson, liftStopOfPerson } from "../../contracts/desk/people.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { useAct } from "./act.ts";
import { ActButton } from "./part.tsx";

/** Says that a person's address gets no mails, and why; renders nothing while mails arrive. */
export function MailStopNotice({ account }: { account: DeskPerson["account"] }) {
  const t = useMessages("deskPeople");
  const call = useDeskCall();
  const act = useAct();
  const { id: personId, email, mailStop } = account;
  if (!mailStop) return null;
  return (
    <div className="notice notice-alert mt-4 max-w-3xl">
      <p>{t(`mailStop_${mailStop.reason}`)}</p>
      <p className="mt-1 text-sm">
        {t("mailStopSince")} <Moment at={mailStop.since} />
        {mailStop.status === "" ? null : ` · ${mailStop.status}`}
      </p>
      {act ? (
        <div className="mt-2">
          <ActButton
            onPress={() =>
              act({
                title: t("mailStopLiftTitle", { email }),
                text: t("mailStopLiftText"),
                label: t("mailStopLift"),
                async perform({ reason }) {
                  await call(liftStopOfPerson, { personId, reason });
                  return { done: t("mailStopLiftDone") };
                },
              })
            }
          >
            {t("mailStopLift")}
          </ActButton>
        </div>
      ) : null}
    </div>
  );
}
