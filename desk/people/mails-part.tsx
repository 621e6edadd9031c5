import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { DeskPerson } from "../../contracts/desk/people.ts";
import { MAIL_KINDS } from "../../contracts/mails.ts";
import { Moment } from "../ui/moment.tsx";
import { Part, Rows } from "./part.tsx";

/** Which mails went to the person; their contents are not kept. */
export function MailsPart({ mails }: { mails: DeskPerson["mails"] }) {
  const t = useMessages("deskPeople");
  return (
    <Part title={t("mails")}>
      {mails.length === 0 ? (
        <p className="mt-2 text-muted">{t("noMails")}</p>
      ) : (
        <Rows label={t("mails")} columns={[t("at"), t("about"), t("to"), t("outcome")]}>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <td>
                <Moment at={mail.at} />
              </td>
              <td className="min-w-36" data-label={t("about")}>
                {t(`mail_${MAIL_KINDS.find((kind) => kind === mail.kind) ?? "other"}`)}
              </td>
              <td className="min-w-48 wrap-anywhere max-md:col-span-full" data-label={t("to")}>
                {mail.address}
              </td>
              <td
                data-label={t("outcome")}
                className={mail.outcome !== "sent" ? "font-medium text-alert" : ""}
              >
                {t(`outcome_${mail.outcome}`)}
              </td>
            </tr>
          ))}
        </Rows>
      )}
    </Part>
  );
}
