import { useLanguage } from "../../i18n/messages-context.tsx";

/** What a form for the week's mail sends besides the address. */
export function NewsletterFields() {
  return (
    <>
      <input type="hidden" name="language" value={useLanguage()} />
      {/* For programs that fill in everything: people never reach this field. */}
      <input type="text" name="homepage" tabIndex={-1} autoComplete="off" className="hidden" />
    </>
  );
}
