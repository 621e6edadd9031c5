import { Link } from "react-router";
import type { Role } from "../../../contracts/accounts.ts";
import { betweenSentences } from "../../../contracts/joints.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import type { ProfileFinding } from "../../../contracts/profile-review.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useOperator } from "../../platform/operator-context.tsx";
import { LookAgain } from "../website/look-again.tsx";
import { placeOf } from "./finding-place.ts";

/** A link to where something is fixed. @param props.place in the review's terms */
export function FindingWay(props: { role: Role; place: string }) {
  const t = useMessages("publishing");
  const fields = useMessages("profile");
  const place = placeOf(props.place, props.role);
  return (
    <Link
      to={place.to}
      className="inline-flex min-h-8 items-center text-leaf underline underline-offset-4"
    >
      {place.words === "profile" ? fields(place.word) : t(place.word)}
    </Link>
  );
}

/** One finding of the review: what, where, the quote, why, and what to do. */
export function FindingItem({ role, finding }: { role: Role; finding: ProfileFinding }) {
  const language = useLanguage();
  const t = useMessages("publishing");
  const { mailbox } = useOperator();
  const lang = finding.saidIn && LANGUAGE_TAGS[finding.saidIn];
  return (
    <li
      className={`rounded-xl border border-s-4 border-line p-4 ${finding.weight === "rejects" ? "border-s-alert" : "border-s-turmeric"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h5 className="text-base font-semibold">{t(`rule_${finding.rule}`)}</h5>
        <FindingWay role={role} place={finding.place} />
      </div>
      {finding.text === "" ? null : (
        <blockquote className="mt-2 border-s-4 border-line ps-3 wrap-anywhere">
          {finding.text}
        </blockquote>
      )}
      <p lang={lang} className="mt-2">
        {finding.why}
      </p>
      <p className="mt-2">
        <span className="font-semibold">{t("howToFix")}</span>
        {betweenSentences(language)}
        <span lang={lang}>{finding.fix}</span>
      </p>
      {finding.rule === "website_silent" ? <LookAgain address={finding.text} /> : null}
      {finding.rule === "offensive" && mailbox !== undefined ? (
        <p className="mt-2 wrap-anywhere">{t("writeAboutName", { mailbox })}</p>
      ) : null}
    </li>
  );
}
