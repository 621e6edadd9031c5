import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import type { Figures } from "../../contracts/desk/figures.ts";
import { dateFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";

/** How many people get the week's news by mail, and how much of the last one was sent. */
export function NewsletterFigures({ newsletter }: { newsletter: Figures["newsletter"] }) {
  const t = useMessages("deskToday");
  const day = dateFormat(LANGUAGE_TAGS[useLanguage()], { dateStyle: "long", timeZone: "UTC" });
  const { readers, waiting, last } = newsletter;
  return (
    <section aria-labelledby="newsletter-heading" className="min-w-0">
      <h2 id="newsletter-heading" className="text-lg font-bold">
        {t("newsletterTitle")}
      </h2>
      <p className="mt-2 font-semibold">{t("subscribers", { count: readers })}</p>
      {waiting === 0 ? null : (
        <p className="text-sm text-muted">{t("subscribersWaiting", { count: waiting })}</p>
      )}
      <p className="mt-1 text-sm">
        {last === null
          ? t("noWeekSent")
          : t("lastWeekSent", {
              day: day.format(new Date(last.week)),
              sent: last.sent,
              count: last.mails,
            })}
      </p>
    </section>
  );
}
