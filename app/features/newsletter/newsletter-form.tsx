import { type FormEvent, useRef, useState } from "react";
import { EMAIL_MAX_LENGTH } from "../../../contracts/mails.ts";
import type { NewsletterOutcome } from "../../../contracts/newsletter.ts";
import { NEWSLETTER_DOOR } from "../../../contracts/newsletter.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { sayFieldProblem } from "../problems/say-problem.ts";
import { NewsletterFields } from "./newsletter-fields.tsx";

/**
 * A plain form: the server leads back to the page, which shows a problem with the address if no
 * script has shown it before.
 */
export function NewsletterForm({ outcome }: { outcome: NewsletterOutcome | undefined }) {
  const t = useMessages("newsletter");
  const problems = useMessages("problems");
  const address = useRef<HTMLInputElement>(null);
  const isInvalid = outcome === "invalid";
  const [problem, setProblem] = useState(isInvalid ? "invalidEmail" : undefined);
  const check = (event: FormEvent) => {
    const validity = address.current?.validity;
    if (!validity || validity.valid) return;
    event.preventDefault();
    setProblem(validity.valueMissing ? "required" : "invalidEmail");
    address.current?.focus();
  };
  return (
    <form
      method="post"
      action={NEWSLETTER_DOOR}
      noValidate
      onSubmit={check}
      className="mt-6 grid max-w-xl gap-5"
    >
      {outcome === "often" || outcome === "failed" ? (
        <Notice kind="alert" title={t("notSent")}>
          <p className="mt-1">{t(`outcomeText_${outcome}`)}</p>
        </Notice>
      ) : null}
      <NewsletterFields />
      <Field
        label={t("email")}
        hint={t("emailHint")}
        problem={problem && sayFieldProblem(problems, problem, t("email"))}
      >
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...control}
              ref={address}
              type="email"
              name="email"
              required
              maxLength={EMAIL_MAX_LENGTH}
              autoComplete="email"
              // biome-ignore lint/a11y/noAutofocus: only where the address has to be mended
              autoFocus={isInvalid}
              className="input min-w-0 grow basis-56"
            />
            <button type="submit" className="button button-leaf max-sm:grow">
              {t("send")}
            </button>
          </div>
        )}
      </Field>
    </form>
  );
}
