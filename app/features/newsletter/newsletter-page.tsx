import type { NewsletterOutcome } from "../../../contracts/newsletter.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { StepFrame } from "./step-frame.tsx";

/** Where visitors ask for the week's news by mail, and are told what became of it. */
export function NewsletterPage({ outcome }: { outcome: NewsletterOutcome | undefined }) {
  const t = useMessages("newsletter");
  if (outcome === "asked" || outcome === "confirmed" || outcome === "left") {
    return (
      <StepFrame title={t(`outcome_${outcome}`)} text={t(`outcomeText_${outcome}`)}>
        <a href="/" className="button button-leaf">
          {t("toHome")}
        </a>
      </StepFrame>
    );
  }
  if (outcome === "unknown") {
    return (
      <StepFrame title={t("outcome_unknown")} text={t("outcomeText_unknown")}>
        <NewsletterForm outcome={undefined} />
      </StepFrame>
    );
  }
  return (
    <StepFrame title={t("title")} text={t("lead")}>
      <ul className="list-disc space-y-2 ps-5">
        <li>{t("holds")}</li>
        <li>{t("often")}</li>
        <li>
          {t("private")}{" "}
          <a href="/privacy" className="underline underline-offset-4 hover:text-leaf">
            {t("privacy")}
          </a>
        </li>
      </ul>
      <NewsletterForm outcome={outcome} />
      <p className="mt-8 text-sm">
        <a href="/settings" className="text-muted underline underline-offset-4 hover:text-ink">
          {t("hasAccount")}
        </a>
      </p>
    </StepFrame>
  );
}
