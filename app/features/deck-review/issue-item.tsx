import { useId } from "react";
import type { DeckIssue } from "../../../contracts/deck-review.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { CopyButton } from "./copy-button.tsx";
import { IssueWeight } from "./issue-weight.tsx";
import { tagOf } from "./said-in.ts";
import { issueButtonId, issueItemId } from "./use-issue-desk.ts";

/** One issue: its place, the quote, why it matters, a better wording, and whether it is fixed. */
export function IssueItem(props: {
  issue: DeckIssue;
  /** The deck's. */
  language: Language;
  isFixed: boolean;
  isNew: boolean;
  /** Its page is shown because of it. */
  isChosen: boolean;
  showsCategory: boolean;
  /** Of its parts: one below that of its group, if it has one. */
  heading: "h3" | "h4";
  onMark(fixed: boolean): void;
  onShowPage: ((issue: DeckIssue) => void) | undefined;
}) {
  const { issue, language, isFixed, heading: Heading, onMark } = props;
  const t = useMessages("deckReview");
  const whyId = useId();
  const lang = LANGUAGE_TAGS[language];
  return (
    <li
      id={issueItemId(issue.id)}
      tabIndex={-1}
      className={`card !p-4 ${isFixed ? "!border-leaf" : ""} ${props.isChosen ? "outline-2 outline-turmeric" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Place issue={issue} isChosen={props.isChosen} onShowPage={props.onShowPage} />
        {props.showsCategory ? <Badge text={t(issue.category)} /> : null}
        {props.isNew ? <Badge text={t("new")} isStrong /> : null}
        <label className="ms-auto flex min-h-11 cursor-pointer items-center gap-2 font-medium">
          <input
            type="checkbox"
            className="checkbox"
            checked={isFixed}
            aria-describedby={whyId}
            onChange={({ currentTarget }) => onMark(currentTarget.checked)}
          />
          {t("fixed")}
        </label>
      </div>
      <div className="mt-2">
        <IssueWeight issue={issue} />
      </div>
      {issue.text === "" ? null : (
        <blockquote
          lang={lang}
          className="mt-2 border-s-4 border-turmeric ps-3 text-lg wrap-anywhere"
        >
          {issue.text}
        </blockquote>
      )}
      {issue.also.map(({ page, quote }) => (
        <div key={`${page} ${quote}`} className="mt-2 border-s-4 border-line ps-3">
          <p className="text-sm text-muted">{t("alsoOn", { page })}</p>
          <blockquote lang={lang} className="wrap-anywhere">
            {quote}
          </blockquote>
        </div>
      ))}
      <Heading className="mt-3 font-sans text-sm font-semibold text-muted">{t("why")}</Heading>
      <p id={whyId} lang={tagOf(issue.saidIn)}>
        {issue.why}
      </p>
      <div className="mt-3 rounded-xl bg-sunken p-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Heading className="font-sans text-sm font-semibold text-muted">{t("fix")}</Heading>
          <CopyButton text={issue.fix} />
        </div>
        <p lang={lang} className="whitespace-pre-line wrap-anywhere">
          {issue.fix}
        </p>
      </div>
    </li>
  );
}

function Place(props: {
  issue: DeckIssue;
  isChosen: boolean;
  onShowPage: ((issue: DeckIssue) => void) | undefined;
}) {
  const { issue, isChosen, onShowPage } = props;
  const t = useMessages("deckReview");
  const { page } = issue;
  if (page === null) return <Badge text={t("wholeDeck")} />;
  if (!onShowPage) return <Badge text={t("page", { page })} />;
  return (
    <button
      id={issueButtonId(issue.id)}
      type="button"
      aria-current={isChosen ? "true" : undefined}
      aria-label={t("showPage", { page })}
      className="button button-quiet !px-4 text-sm"
      onClick={() => onShowPage(issue)}
    >
      <MemberIcon name="eye" className="size-4" />
      {t("page", { page })}
    </button>
  );
}

function Badge({ text, isStrong = false }: { text: string; isStrong?: boolean }) {
  return (
    <span
      className={`rounded-full px-3 py-1 text-sm ${isStrong ? "bg-leaf font-semibold text-on-leaf" : "bg-sunken"}`}
    >
      {text}
    </span>
  );
}
