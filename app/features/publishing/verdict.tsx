import type { Role } from "../../../contracts/accounts.ts";
import type { ProfileFinding } from "../../../contracts/profile-review.ts";
import type { PublicationState } from "../../../contracts/publishing.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import { FindingItem } from "./finding-item.tsx";

/**
 * The result of the profile's review: whether it may be published, and why not; advice separately.
 */
export function Verdict(props: {
  role: Role;
  judged: NonNullable<PublicationState["judged"]>;
  /** Null: there is none, perhaps taken down since. */
  page: string | null;
}) {
  const { role, judged, page } = props;
  const t = useMessages("publishing");
  const language = useLanguage();
  const isApproved = judged.verdict === "approved";
  const reasons = judged.findings.filter(({ weight }) => weight === "rejects");
  const advice = judged.findings.filter(({ weight }) => weight === "advice");
  return (
    <section aria-labelledby="verdict" className="mt-6">
      <div role="status" className={`notice ${isApproved ? "notice-success" : "notice-alert"}`}>
        <h3 id="verdict" className="font-semibold">
          {t(isApproved ? "approved" : "rejected")}
        </h3>
        <p className="text-sm text-muted">
          {t("judgedAt", { moment: exactMoment(judged.createdAt, language) })}
        </p>
        {isApproved && page === null ? null : (
          <p className="mt-1 max-w-prose">{t(isApproved ? "approvedText" : "rejectedText")}</p>
        )}
      </div>
      <Findings title={t("reasons")} role={role} findings={reasons} />
      <Findings title={t("advice")} text={t("adviceText")} role={role} findings={advice} />
    </section>
  );
}

function Findings(props: { title: string; text?: string; role: Role; findings: ProfileFinding[] }) {
  const { title, text, role, findings } = props;
  if (findings.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-semibold">{title}</h4>
      {text ? <p className="text-sm text-muted">{text}</p> : null}
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {findings.map((finding) => (
          <FindingItem
            key={`${finding.rule} ${finding.place} ${finding.text}`}
            role={role}
            finding={finding}
          />
        ))}
      </ul>
    </div>
  );
}
