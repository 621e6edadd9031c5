import type { NewsletterStep } from "../../../contracts/newsletter.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { StepFrame } from "./step-frame.tsx";

/**
 * Where a mail's link leads: one button, because opening a link must change nothing. The form has
 * no action, so it is sent to the page's own address, with the token from the mail.
 */
export function NewsletterStepPage({ step }: { step: NewsletterStep }) {
  const t = useMessages("newsletter");
  return (
    <StepFrame title={t(`step_${step}`)} text={t(`stepText_${step}`)}>
      <form method="post">
        <input type="hidden" name="from" value="page" />
        <button type="submit" className="button button-leaf">
          {t(`stepButton_${step}`)}
        </button>
      </form>
    </StepFrame>
  );
}
