import { NEWSLETTER_DOOR } from "../../../contracts/newsletter-door.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";

/** The week's mail at an article's end; what is wrong with an address is said by the newsletter's page. */
export function ArticleNewsletter() {
  const t = useMessages("article");
  return (
    <form
      method="post"
      action={NEWSLETTER_DOOR}
      noValidate
      className="mt-6 rounded-2xl bg-sunken p-5 md:p-6"
    >
      <h2 className="text-lg leading-snug font-bold md:text-xl">{t("newsletter")}</h2>
      <UnseenFields />
      <div className="mt-3 flex flex-wrap gap-3">
        <input
          type="email"
          name="email"
          required
          maxLength={254}
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

/** What a form that asks for the week's mail sends beside the address. */
export function UnseenFields() {
  const language = useLanguage();
  return (
    <>
      <input type="hidden" name="language" value={language} />
      {/* For programs that fill in everything: no person comes here. */}
      <input type="text" name="homepage" tabIndex={-1} autoComplete="off" className="hidden" />
    </>
  );
}
