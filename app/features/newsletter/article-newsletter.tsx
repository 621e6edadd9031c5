import { EMAIL_MAX_LENGTH } from "../../../contracts/mails.ts";
import { NEWSLETTER_DOOR } from "../../../contracts/newsletter.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { NewsletterFields } from "./newsletter-fields.tsx";

/**
 * The week's mail at the end of an article; problems with an address are shown by the newsletter's
 * page.
 */
export function ArticleNewsletter() {
  const t = useMessages("article");
  return (
    <form
      method="post"
      action={NEWSLETTER_DOOR}
      noValidate
      className="mt-6 max-w-[42.5rem] rounded-2xl bg-sunken p-5 md:p-6"
    >
      <h2 className="text-lg leading-snug font-bold md:text-xl">{t("newsletter")}</h2>
      <NewsletterFields />
      <div className="mt-3 flex flex-wrap gap-3">
        <input
          type="email"
          name="email"
          required
          maxLength={EMAIL_MAX_LENGTH}
          autoComplete="email"
          aria-label={t("newsletterEmail")}
          placeholder={t("newsletterEmail")}
          className="input min-w-0 grow basis-48"
        />
        <button type="submit" className="button button-leaf max-sm:grow">
          {t("newsletterSend")}
        </button>
      </div>
    </form>
  );
}
