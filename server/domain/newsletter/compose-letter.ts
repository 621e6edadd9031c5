import { daysAfter } from "../../../contracts/days.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";
import { tongueOf } from "../newsroom/tongue.ts";
import type { NewsLinks } from "./links.ts";
import { newsletterWords } from "./newsletter-words.ts";
import type { Letter, LetterArticle } from "./read-letter.ts";

type Words = ReturnType<typeof newsletterWords>;

/**
 * The week's mail: the round-up and its figures, the most important articles, and how to leave (RFC 8058).
 * @returns undefined if all of it has been taken down
 */
export function composeLetter(
  letter: Letter,
  { publicUrl, links }: { publicUrl: string; links: NewsLinks },
): Mail | undefined {
  const { email, language, reader, week, roundUp, articles } = letter;
  if (!roundUp && articles.length === 0) return undefined;
  const t = newsletterWords(language);
  const address = ({ slug }: LetterArticle) => `${publicUrl}/news/${slug}?lang=${language}`;
  const leave = links.address(publicUrl, "leave", reader);
  const told = roundUp ? [roundUp, ...articles] : articles;
  // Said only once if it is true of all.
  const isAllSample = told.every(({ isSample }) => isSample);
  const byline = (article: LetterArticle) =>
    bylineOf(isAllSample ? { ...article, isSample: false } : article, t);
  const heading = roundUp?.title ?? t("weekHeading", { span: spanOf(week, letter) });
  const oneClick = leave.href;
  // The page is in the mail's language.
  leave.searchParams.set("lang", language);
  return {
    ...layOutMail(email, language, {
      kind: "newsletter",
      subject: heading,
      heading,
      paragraphs: roundUp ? [roundUp.excerpt].filter((text) => text !== "") : [t("weekText")],
      ...(roundUp && { credit: byline(roundUp) }),
      button: roundUp
        ? { label: t("weekButton"), href: address(roundUp) }
        : { label: t("allNews"), href: `${publicUrl}/?lang=${language}` },
      list: {
        heading: t(roundUp ? "alsoThisWeek" : "thisWeek"),
        items: articles.map((article) => ({
          title: article.title,
          href: address(article),
          note: byline(article),
        })),
      },
      notes: [
        ...(isAllSample ? [t("sampleAll")] : []),
        t(reader.kind === "account" ? "whyAccount" : "whyVisitor"),
      ],
      end: { label: t("leave"), href: leave.href },
    }),
    headers: {
      "List-Unsubscribe": `<${oneClick}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-Id": `Benih <weekly.${new URL(publicUrl).hostname}>`,
    },
  };
}

function spanOf(week: string, { language }: Letter): string {
  return tongueOf(language).span(week, daysAfter(week, 6));
}

/** How it was made, as its page says, and whether it is sample content. */
function bylineOf(article: LetterArticle, t: Words): string {
  const { madeBy, author, isChecked, isSample } = article;
  const byPerson = author === "" ? t("byBenih") : t("byAuthor", { author });
  const maker = { template: t("byTemplate"), model: t("byModel"), person: byPerson }[madeBy];
  return [maker, ...(isChecked ? [t("checked")] : []), ...(isSample ? [t("sample")] : [])].join(
    " · ",
  );
}
