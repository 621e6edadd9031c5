import type { z } from "zod";
import type { sendStaffInvitation } from "../../../contracts/jobs.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { serverWords } from "../../words/server-words.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";

const words = serverWords("deskMails", [
  "invitationSubject",
  "invitationHeading",
  "invitationText",
  "invitationButton",
  "invitationNote",
  "role_editor",
  "role_publisher",
  "role_support",
  "role_administrator",
]);

/** Asks somebody to become staff. */
export function composeInvitation(
  to: z.output<(typeof sendStaffInvitation)["payload"]>,
  publicUrl: string,
): Mail {
  const t = words(to.language);
  return layOutMail(to.email, to.language, {
    kind: "staff_invitation",
    subject: t("invitationSubject"),
    heading: t("invitationHeading"),
    paragraphs: [t("invitationText", { role: t(`role_${to.role}`) })],
    button: { label: t("invitationButton"), href: `${publicUrl}/desk` },
    notes: [t("invitationNote")],
  });
}
