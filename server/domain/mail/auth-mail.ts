import { type Language, languageOrDefault } from "../../../contracts/languages.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import type { AuthMailRequest } from "./auth-mail-request.ts";
import { layOutMail } from "./lay-out-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { mailWords } from "./mail-words.ts";

type Words = ReturnType<typeof mailWords>;
type Addressed = { to: string; content: MailContent };
type Compose = (request: AuthMailRequest, t: Words, site: MailSite) => Addressed[];

export type MailSite = {
  /** Where links lead if the request names no page. */
  publicUrl: string;
  /** The address that people can write to, if there is one. */
  mailbox?: string | undefined;
};

/**
 * The mails of one request, in the person's language: usually one, but two if a change of address
 * asks both mailboxes.
 */
export function composeAuthMails(request: AuthMailRequest, site: MailSite): Mail[] {
  const language = languageOf(request);
  const kind = request.email_data.email_action_type;
  return COMPOSERS[kind](request, mailWords(language), site).map(({ to, content }) =>
    layOutMail(to, language, { ...content, kind }),
  );
}

/** The person's choice at sign-up, or later in the settings. */
function languageOf({ user }: AuthMailRequest): Language {
  const chosen = user.user_metadata?.language;
  return languageOrDefault(typeof chosen === "string" ? chosen : undefined);
}

const COMPOSERS: Record<AuthMailRequest["email_data"]["email_action_type"], Compose> = {
  signup: ({ user, email_data }, t, { publicUrl }) =>
    toOne(user.email, {
      subject: t("signupSubject"),
      heading: t("signupHeading"),
      paragraphs: [t("signupText")],
      button: onlyWay(t("signupButton"), link(email_data, "email", publicUrl)),
      notes: [t("validHour"), t("notYou")],
    }),

  recovery: ({ user, email_data }, t, { publicUrl }) =>
    toOne(user.email, {
      subject: t("recoverySubject"),
      heading: t("recoveryHeading"),
      paragraphs: [t("recoveryText")],
      button: onlyWay(t("recoveryButton"), link(email_data, "recovery", publicUrl)),
      notes: [t("validHour"), t("notYou")],
    }),

  email_change: ({ user, email_data }, t, { publicUrl }) => {
    const address = user.new_email ?? user.email;
    const toNew = toOne(address, {
      subject: t("changeNewSubject"),
      heading: t("changeNewHeading"),
      paragraphs: [t("changeNewText", { address })],
      button: onlyWay(t("changeNewButton"), link(email_data, "email_change", publicUrl)),
      notes: [t("validHour"), t("notYou")],
    });
    if (email_data.token_hash_new === "") return toNew;
    const forOld = { ...email_data, token_hash: email_data.token_hash_new };
    const toOld = toOne(user.email, {
      subject: t("changeOldSubject"),
      heading: t("changeOldHeading"),
      paragraphs: [t("changeOldText", { address })],
      button: onlyWay(t("changeOldButton"), link(forOld, "email_change", publicUrl)),
      notes: [t("validHour"), t("notYouAct")],
    });
    return [...toOld, ...toNew];
  },

  account_exists: ({ user }, t, { publicUrl }) =>
    toOne(user.email, {
      subject: t("existsSubject"),
      heading: t("existsHeading"),
      paragraphs: [t("existsText")],
      button: { label: t("existsButton"), href: new URL("/auth", publicUrl).href },
      notes: [t("notYou")],
    }),

  reauthentication: ({ user, email_data }, t) =>
    toOne(user.email, {
      subject: t("codeSubject", { code: email_data.token }),
      heading: t("codeHeading"),
      paragraphs: [t("codeText")],
      code: email_data.token,
      notes: [t("codeValidHour"), t("notYouAct")],
    }),

  password_changed_notification: ({ user }, t, { publicUrl }) =>
    toOne(user.email, {
      subject: t("passwordChangedSubject"),
      heading: t("passwordChangedHeading"),
      paragraphs: [t("passwordChangedText")],
      button: {
        label: t("passwordChangedButton"),
        href: new URL("/auth?mode=forgot", publicUrl).href,
      },
      notes: [t("notYouAct")],
    }),

  email_changed_notification: ({ user, email_data }, t, { mailbox }) =>
    toOne(email_data.old_email || user.email, {
      subject: t("emailChangedSubject"),
      heading: t("emailChangedHeading"),
      paragraphs: [t("emailChangedText", { address: user.email })],
      notes: [mailbox === undefined ? t("notYouReset") : t("notYouWrite", { mailbox })],
    }),

  mfa_factor_enrolled_notification: ({ user }, t, { publicUrl }) =>
    toOne(user.email, {
      subject: t("factorOnSubject"),
      heading: t("factorOnHeading"),
      paragraphs: [t("factorOnText")],
      button: { label: t("factorButton"), href: new URL("/settings#two-step", publicUrl).href },
      notes: [t("notYouAct")],
    }),

  mfa_factor_unenrolled_notification: ({ user }, t, { publicUrl }) =>
    toOne(user.email, {
      subject: t("factorOffSubject"),
      heading: t("factorOffHeading"),
      paragraphs: [t("factorOffText")],
      button: { label: t("factorButton"), href: new URL("/settings#two-step", publicUrl).href },
      notes: [t("notYouAct")],
    }),
};

function onlyWay(label: string, href: string): NonNullable<MailContent["button"]> {
  return { label, href, isOnlyWay: true };
}

function toOne(to: string, content: MailContent): Addressed[] {
  return [{ to, content }];
}

const PAGES = { email: "/profile", recovery: "/reset-password", email_change: "/settings" };

/**
 * Links lead to our own page, whose script spends the token: mail programs that open every link to
 * check it must not use it up. A stranger may have asked for the mail, so only the query of the address
 * that they gave is kept, not the page, which might spend nothing, nor a hash with a session of theirs.
 */
function link(
  { redirect_to, token_hash }: AuthMailRequest["email_data"],
  type: keyof typeof PAGES,
  publicUrl: string,
): string {
  const address = new URL(redirect_to || publicUrl);
  const isOurs = address.origin === new URL(publicUrl).origin;
  if (isOurs) address.pathname = PAGES[type];
  address.hash = "";
  address.searchParams.set("token_hash", token_hash);
  address.searchParams.set("type", type);
  return address.href;
}
