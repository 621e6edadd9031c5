import type { PublicationState } from "../../../contracts/publishing.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import type { Person } from "../account/signed-in.tsx";
import { Appeal } from "./appeal.tsx";
import { Findings } from "./findings.tsx";

/**
 * The result of the profile's review: whether it may be published, and why not; advice separately.
 */
export function Verdict(props: {
  person: Person;
  judged: NonNullable<PublicationState["judged"]>;
  /**
   * Null: there is none, perhaps taken down since, or another part already says that it is public.
   */
  page: string | null;
  /** The reviewed version is public: advice is for the next time. */
  isLive: boolean;
}) {
  const { person, judged, page, isLive } = props;
  const { role } = person;
  const t = useMessages("publishing");
  const language = useLanguage();
  const isApproved = judged.verdict === "approved";
  const reasons = judged.findings.filter(({ weight }) => weight === "rejects");
  const advice = judged.findings.filter(({ weight }) => weight === "advice");
  return (
    <section aria-labelledby="verdict" className="mt-6">
      <div role="status" className={`notice ${isApproved ? "notice-success" : "notice-alert"}`}>
        <h3 id="verdict" className="font-semibold">
          {isApproved
            ? advice.length > 0
              ? t("approvedAdvice", { count: advice.length })
              : t("approved")
            : t("rejected")}
        </h3>
        <p className="text-sm text-muted">
          {t("judgedAt", { moment: exactMoment(judged.createdAt, language) })}
        </p>
        {isApproved && page === null ? null : (
          <p className="mt-1 max-w-prose">{t(isApproved ? "approvedText" : "rejectedText")}</p>
        )}
      </div>
      <Findings title={t("reasons")} role={role} findings={reasons} />
      {isApproved ? null : <Appeal person={person} appeal={judged.appeal} />}
      <Findings
        title={t(isLive ? "improvements" : "advice")}
        text={isLive ? undefined : t("adviceText")}
        role={role}
        findings={advice}
      />
    </section>
  );
}
