import { NEWSLETTER_DOOR, type NewsletterOutcome } from "../../../contracts/newsletter.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { sayFieldProblem } from "../problems/say-problem.ts";

/** A plain form: the browser checks the address, and the server leads back to the page. */
export function NewsletterForm({ outcome }: { outcome: NewsletterOutcome | undefined }) {
  const t = useMessages("newsletter");
  const problems = useMessages("problems");
  const language = useLanguage();
  const isInvalid = outcome === "invalid";
  const problem = isInvalid ? sayFieldProblem(problems, "invalidEmail", t("email")) : undefined;
  return (
    <form method="post" action={NEWSLETTER_DOOR} className="mt-6 grid max-w-md gap-5">
      {outcome === "often" || outcome === "failed" ? (
        <Notice kind="alert" title={t("notSent")}>
          <p className="mt-1">{t(`outcomeText_${outcome}`)}</p>
        </Notice>
      ) : null}
      <input type="hidden" name="language" value={language} />
      <Field label={t("email")} hint={t("emailHint")} problem={problem}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            // biome-ignore lint/a11y/noAutofocus: only where the address has to be mended
            autoFocus={isInvalid}
            className="input"
          />
        )}
      </Field>
      {/* For programs that fill in everything: no person comes here. */}
      <div aria-hidden="true" className="hidden">
        <label>
          {t("leaveEmpty")}
          <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <button type="submit" className="button button-leaf">
          {t("send")}
        </button>
      </div>
    </form>
  );
}
