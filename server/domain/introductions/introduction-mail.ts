import type pg from "pg";
import { INTRODUCTION_ANSWER_DAYS } from "../../../contracts/introductions.ts";
import type { IntroductionNews } from "../../../contracts/jobs.ts";
import { type Language, languageOrDefault } from "../../../contracts/languages.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { labelOf } from "../../words/label-words.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";
import type { MailContent, MailFact } from "../mail/mail-content.ts";
import { introductionWords } from "./introduction-words.ts";
import { type Party, readTold } from "./read-told.ts";
import { nameWithoutLinks, withoutLinks } from "./strangers-text.ts";

type Words = ReturnType<typeof introductionWords>;
/** The facts of a mail, from its recipient's point of view. */
type Letter = {
  t: Words;
  language: Language;
  to: IntroductionNews["to"];
  other: Party;
  message: string;
  publicUrl: string;
  link: string;
};

/**
 * A mail about an introduction, in its recipient's language. Only mails about an agreement contain
 * addresses.
 * @returns undefined if it is outdated, one of the two is gone or locked out, or the recipient wants
 * no such mails
 */
export async function composeIntroductionMail(
  pool: pg.Pool,
  { introductionId, news, to }: IntroductionNews,
  publicUrl: string,
): Promise<Mail | undefined> {
  const told = await readTold(pool, introductionId);
  if (told?.state !== news) return undefined;
  const [reader, other] = to === "asker" ? [told.asker, told.asked] : [told.asked, told.asker];
  if (!reader.wantsMails || reader.isLocked) return undefined;
  if (news === "agreed" && other.isLocked) return undefined;
  // The asker's page is withdrawn, so nobody can see who they are.
  const isAboutAsker = news === "asked" || (news === "expired" && to === "asked");
  if (isAboutAsker && other.page === null) return undefined;
  const language = languageOrDefault(reader.language);
  const t = introductionWords(language);
  const link = `${publicUrl}/profile?tab=match&introduction=${introductionId}`;
  const letter = { t, language, to, other, message: told.message, publicUrl, link };
  return layOutMail(reader.email, language, { ...LETTERS[news](letter), kind: "introduction" });
}

const LETTERS: Record<IntroductionNews["news"], (letter: Letter) => MailContent> = {
  asked: ({ t, language, other, message, publicUrl, link }) => {
    const company = nameWithoutLinks(other.company);
    return {
      subject: t("askedSubject", { company }),
      heading: t("askedHeading", { company }),
      paragraphs: [t("askedText")],
      facts: [...founderFacts(t, other, language), ...pageFact(t, other, publicUrl)],
      ...(message !== "" && {
        quote: { introduction: t("askedMessage"), text: withoutLinks(message) },
      }),
      button: { label: t("askedButton"), href: link },
      notes: [t("askedNote"), t("choiceNote")],
    };
  },

  agreed: ({ t, language, other, publicUrl, link }) => {
    const company = nameWithoutLinks(other.company);
    return {
      subject: t("agreedSubject", { company }),
      heading: t("agreedHeading"),
      paragraphs: [t("agreedText", { company })],
      facts: [
        { name: t("factEmail"), value: other.email, href: `mailto:${other.email}` },
        ...founderFacts(t, other, language),
        ...pageFact(t, other, publicUrl),
      ],
      button: { label: t("agreedButton"), href: link },
      notes: [t("agreedNote"), t("choiceNote")],
    };
  },

  declined: ({ t, other, publicUrl }) => {
    const company = nameWithoutLinks(other.company);
    return {
      subject: t("declinedSubject", { company }),
      heading: t("declinedHeading"),
      paragraphs: [t("declinedText")],
      button: { label: t("declinedButton"), href: `${publicUrl}/profile?tab=match` },
      notes: [t("choiceNote")],
    };
  },

  expired: ({ t, to, other, publicUrl }) => {
    const company = nameWithoutLinks(other.company);
    const button = { label: t("declinedButton"), href: `${publicUrl}/profile?tab=match` };
    return to === "asker"
      ? {
          subject: t("unansweredSubject", { company }),
          heading: t("unansweredHeading"),
          paragraphs: [t("unansweredText")],
          button,
          notes: [t("choiceNote")],
        }
      : {
          subject: t("lapsedSubject", { company }),
          heading: t("lapsedHeading"),
          paragraphs: [t("lapsedText", { company, days: String(INTRODUCTION_ANSWER_DAYS) })],
          facts: pageFact(t, other, publicUrl),
          button,
          notes: [t("lapsedNote"), t("choiceNote")],
        };
  },
};

function pageFact(t: Words, { company, page }: Party, publicUrl: string): MailFact[] {
  if (page === null) return [];
  return [{ name: t("factPage"), value: nameWithoutLinks(company), href: `${publicUrl}${page}` }];
}

/** The person to talk to, from the startup's page. */
function founderFacts(t: Words, { founder, round }: Party, language: Language): MailFact[] {
  if (founder === null || round === null) return [];
  return [
    { name: t("factFounder"), value: nameWithoutLinks(founder) },
    { name: t("factRound"), value: labelOf(round, language) },
  ];
}
