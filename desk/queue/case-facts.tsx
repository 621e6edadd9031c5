import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { DeskCase } from "../../contracts/desk/cases.ts";
import { LANGUAGE_NAMES } from "../../contracts/languages.ts";
import { PROFILE_RULES } from "../../contracts/profile-review.ts";
import { useMember } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";

/** Everything known about a case besides its text. */
export function CaseFacts({ found }: { found: DeskCase }) {
  const t = useMessages("deskQueue");
  const mistake = useMessages("mistake");
  const publishing = useMessages("publishing");
  const feeds = useMessages("deskFeeds");
  const mayHelp = useMember().may("people");
  const { details, decision } = found;
  const effect = effectOf(found);
  const rules = PROFILE_RULES.filter((rule) => details.rules?.includes(rule));
  const facts: [label: string, value: ReactNode][] = [
    [
      t("subject"),
      linkTo(found.subjectPath, found.kind === "document" ? t("openDraft") : undefined),
    ],
    [t("otherPage"), linkTo(details.otherPath)],
    [t("because"), details.because ? t(`because_${details.because}`) : null],
    [t("feedProblem"), details.feedProblem ? feeds(`problem_${details.feedProblem}`) : null],
    [t("field"), found.field ? mistake(`field_${found.field}`) : null],
    [t("person"), found.askerId && mayHelp ? personLink(found.askerId, t("openPerson")) : null],
    [t("asker"), found.asker ?? (found.kind === "correction" ? t("visitor") : null)],
    [
      t("domain"),
      details.domain
        ? `${t(`domain_${details.domain}`)}: ${details.emailDomain ?? ""} · ${details.website ?? "–"}`
        : null,
    ],
    [
      t("rules"),
      rules.length > 0 ? rules.map((rule) => publishing(`rule_${rule}`)).join(" · ") : null,
    ],
    [t("language"), found.asker ? LANGUAGE_NAMES[found.language] : null],
    [t("since"), <Moment key="since" at={found.createdAt} />],
    [t("decision"), decision ? t(`decision_${decision}`) : null],
    [t("reason"), found.reason === "" ? null : found.reason],
    [t("decidedBy"), found.decidedBy],
    [t("decidedAt"), found.decidedAt ? <Moment key="decided" at={found.decidedAt} /> : null],
    [t("effect"), effect ? t(`effect_${effect}`) : null],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      {facts.map(([label, value]) =>
        value === null ? null : (
          <Fragment key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}

function effectOf({ decision, details }: DeskCase) {
  if (decision !== "accepted") return undefined;
  if (details.linked !== undefined) return details.linked ? "linked" : "notLinked";
  if (details.published !== undefined) return details.published ? "published" : "notPublished";
  return undefined;
}

function personLink(id: string, text: string): ReactNode {
  return (
    <Link
      key={id}
      to={`/people/${id}`}
      className="inline-flex min-h-6 items-center text-leaf underline underline-offset-4"
    >
      {text}
    </Link>
  );
}

/** Opens the page in another tab, so that the case stays open. */
function linkTo(path: string | null | undefined, text = path): ReactNode {
  if (!path) return null;
  return (
    <a
      key={path}
      href={path}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center text-leaf underline underline-offset-4"
    >
      {text}
    </a>
  );
}
