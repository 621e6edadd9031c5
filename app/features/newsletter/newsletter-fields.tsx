import { useLanguage } from "../../i18n/messages-context.tsx";

/** What a form that asks for the week's mail sends beside the address. */
export function NewsletterFields() {
  return (
    <>
      <input type="hidden" name="language" value={useLanguage()} />
      {/* For programs that fill in everything: no person comes here. */}
      <input type="text" name="homepage" tabIndex={-1} autoComplete="off" className="hidden" />
    </>
  );
}
