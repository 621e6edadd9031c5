import type { ReactNode } from "react";
import type { NewsletterOutcome } from "../../../contracts/newsletter.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { IssueCard } from "./issue-card.tsx";
import type { Issue } from "./load-issue.server.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { StepFrame } from "./step-frame.tsx";

/** Where visitors subscribe to the week's news by mail, and see the outcome. */
export function NewsletterPage(props: {
  outcome: NewsletterOutcome | undefined;
  issue: Issue | null;
}) {
  const { outcome, issue } = props;
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
    <div className="frame grid gap-x-16 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:items-start">
      <div className="max-w-2xl">
        <h1 className="text-3xl font-bold tracking-tight md:text-5xl">{t("title")}</h1>
        <p className="mt-3 text-lg text-muted md:text-xl">{t("lead")}</p>
        <NewsletterForm outcome={outcome} />
        <ul className="mt-8 grid gap-3 border-t border-line pt-6">
          <Term>{t("holds")}</Term>
          <Term>{t("often")}</Term>
          <Term>
            {t("private")}{" "}
            <a href="/privacy" className="underline underline-offset-4 hover:text-leaf">
              {t("privacy")}
            </a>
          </Term>
        </ul>
        <p className="mt-6 text-sm">
          <a href="/settings" className="text-muted underline underline-offset-4 hover:text-ink">
            {t("hasAccount")}
          </a>
        </p>
      </div>
      {issue === null ? null : <IssueCard issue={issue} />}
    </div>
  );
}

function Term({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <MemberIcon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
