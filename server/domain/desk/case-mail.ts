import type pg from "pg";
import { SERVICES } from "../../../contracts/credits.ts";
import type { CaseDecision, CaseDetails, CaseKind } from "../../../contracts/desk/cases.ts";
import { caseDetails } from "../../../contracts/desk/cases.ts";
import type { DocumentState } from "../../../contracts/desk/documents.ts";
import { type Language, languageOrDefault } from "../../../contracts/languages.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { serverWords } from "../../words/server-words.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";

const words = serverWords("caseMails", [
  "correctionSubject",
  "correctionSubjectSite",
  "correctionAccepted",
  "correctionDeclined",
  "correctionMerged",
  "correctionButton",
  "claimSubject",
  "claimLinked",
  "claimNotLinked",
  "claimDeclined",
  "claimButton",
  "appealSubject",
  "appealPublished",
  "appealChanged",
  "appealDeclined",
  "appealButton",
  "documentSubject",
  "documentAccepted",
  "documentDeclined",
  "documentButton",
  "documentDeleted",
  "deskButton",
  "documentScheduled",
  "runSubject",
  "runAccepted",
  "runDeclined",
  "runMerged",
  "runCredits",
  "runButton",
  "noteRun",
  "service_deck_review",
  "service_publish",
  "service_match",
  "untitled",
  "reason",
  "noteVisitor",
  "noteMember",
]);

type Row = {
  kind: CaseKind;
  title: string;
  path: string | null;
  decision: CaseDecision;
  reason: string;
  details: unknown;
  language: string;
  email: string | null;
  has_account: boolean;
  /** For a draft, its new state; null once it is deleted. */
  state: DocumentState | null;
  /** For a failed run, whether its cost was refunded; a free one had none. */
  was_refunded: boolean;
};

/** The mail about a decision and its reason; undefined if nobody waits for it any more. */
export async function composeCaseAnswer(
  pool: pg.Pool,
  caseId: string,
  publicUrl: string,
): Promise<Mail | undefined> {
  const { rows } = await pool.query<Row>(
    `select c.kind, c.subject_title as title, c.subject_path as path, c.decision, c.reason, c.details,
            desk.asker_language(c.id) as language, coalesce(u.email::text, c.asker_email) as email,
            u.id is not null as has_account, d.state,
            c.kind = 'run' and exists (select from public.credit_entries e
                     where e.kind = 'refund' and e.subject_kind = 'run' and e.subject_id = c.run_id::text) as was_refunded
       from desk.cases c
       left join auth.users u on u.id = c.asker_id
       left join desk.documents d on d.id = c.document_id
      where c.id = $1 and c.decision is not null`,
    [caseId],
  );
  const [row] = rows;
  if (!row || row.email === null) return undefined;
  const language: Language = languageOrDefault(row.language);
  const t = words(language);
  const details = caseDetails.parse(row.details);
  const told = tell(row, details);
  if (!told) return undefined;
  const service = SERVICES.find((one) => one === details.service);
  const heading = t(told.subject, { title: row.title || t("untitled") });
  return layOutMail(row.email, language, {
    kind: "case_answer",
    subject: heading,
    heading,
    paragraphs: [
      t(told.text, { service: service ? t(`service_${service}`) : "" }),
      ...(row.was_refunded ? [t("runCredits")] : []),
    ],
    ...(row.reason !== "" && { quote: { introduction: t("reason"), text: row.reason } }),
    button: { label: t(told.button), href: publicUrl + told.path },
    notes: [t(row.kind === "run" ? "noteRun" : row.has_account ? "noteMember" : "noteVisitor")],
  });
}

/** The tab on which a service is started. */
const RUN_TABS: Record<string, string> = {
  deck_review: "review",
  publish: "publish",
  match: "match",
};

type Key = Parameters<ReturnType<typeof words>>[0];
type Told = { subject: Key; text: Key; button: Key; path: string };

function tell(row: Row, details: CaseDetails): Told | undefined {
  const isAccepted = row.decision === "accepted";
  switch (row.kind) {
    case "correction":
      return {
        subject: row.title === "" ? "correctionSubjectSite" : "correctionSubject",
        text: isAccepted
          ? "correctionAccepted"
          : row.decision === "merged"
            ? "correctionMerged"
            : "correctionDeclined",
        button: "correctionButton",
        path: row.path ?? "/",
      };
    case "claim":
      return {
        subject: "claimSubject",
        text: !isAccepted ? "claimDeclined" : details.linked ? "claimLinked" : "claimNotLinked",
        ...(isAccepted && details.linked
          ? { button: "claimButton", path: "/profile" }
          : { button: "correctionButton", path: row.path ?? "/" }),
      };
    case "appeal":
      return {
        subject: "appealSubject",
        text: !isAccepted
          ? "appealDeclined"
          : details.published
            ? "appealPublished"
            : "appealChanged",
        button: "appealButton",
        path: "/profile?tab=publish",
      };
    case "document":
      if (row.state === null) {
        return {
          subject: "documentSubject",
          text: "documentDeleted",
          button: "deskButton",
          path: "/desk",
        };
      }
      return {
        subject: "documentSubject",
        text: !isAccepted
          ? "documentDeclined"
          : row.state === "scheduled"
            ? "documentScheduled"
            : "documentAccepted",
        button: "documentButton",
        path: row.path ?? "/desk",
      };
    case "run":
      return {
        subject: "runSubject",
        text: isAccepted ? "runAccepted" : row.decision === "merged" ? "runMerged" : "runDeclined",
        button: "runButton",
        path: `/profile?tab=${RUN_TABS[details.service ?? ""] ?? "review"}`,
      };
    case "duplicate":
      return undefined;
  }
}
