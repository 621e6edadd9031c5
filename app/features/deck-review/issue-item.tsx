import { useId } from "react";
import type { DeckIssue } from "../../../contracts/deck-review.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { FixText } from "./fix-text.tsx";
import { IssueWeight } from "./issue-weight.tsx";
import type { ScoreStep } from "./issues.ts";
import { tagOf } from "./said-in.ts";
import { SEVERITY_COLORS } from "./severity-colors.ts";
import { issueButtonId, issueItemId } from "./use-issue-desk.ts";

const BELOW = { h3: "h4", h4: "h5" } as const;

/** One issue: what is wrong, the deck's words with their page, why it matters, what to write, and whether it is fixed. */
export function IssueItem(props: {
  issue: DeckIssue;
  /** The deck's. */
  language: Language;
  /** How its fix changes the score, in lists ordered by fixes. */
  step: ScoreStep | undefined;
  isFixed: boolean;
  isNew: boolean;
  /** Its page is shown because of it. */
  isChosen: boolean;
  showsCategory: boolean;
  /** The level of its title: one below that of its group, if it has one. */
  heading: "h3" | "h4";
  onMark(fixed: boolean): void;
  onShowPage: ((issue: DeckIssue) => void) | undefined;
}) {
  const { issue, language, isFixed, heading: Heading, onMark } = props;
  const t = useMessages("deckReview");
  const titleId = useId();
  const Part = BELOW[Heading];
  return (
    <li
      id={issueItemId(issue.id)}
      tabIndex={-1}
      className={`card !p-4 ${isFixed ? "!border-leaf" : ""} ${props.isChosen ? "outline-2 outline-turmeric" : ""}`}
    >
      <div className="flex flex-wrap items-start gap-x-4">
        <Heading
          id={titleId}
          className="min-w-0 flex-1 basis-48 pt-2.5 text-lg leading-snug font-bold wrap-anywhere"
        >
          {issue.title ?? t(issue.category)}
        </Heading>
        <label className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
          <input
            type="checkbox"
            className="checkbox"
            checked={isFixed}
            aria-describedby={titleId}
            onChange={({ currentTarget }) => onMark(currentTarget.checked)}
          />
          {t("fixed")}
        </label>
      </div>
      <div className="mt-1">
        <IssueWeight
          issue={issue}
          step={props.step}
          category={props.showsCategory ? issue.category : undefined}
        >
          {props.isNew ? <Badge text={t("new")} isStrong /> : null}
        </IssueWeight>
      </div>
      <Quotes {...props} />
      <Part className="mt-3 font-sans text-sm font-semibold text-muted">{t("why")}</Part>
      <p lang={tagOf(issue.saidIn)}>{issue.why}</p>
      <div className="mt-3 rounded-xl bg-sunken p-3">
        <Part className="font-sans text-sm font-semibold text-muted">{t("fix")}</Part>
        <Fix issue={issue} language={language} titleId={titleId} />
      </div>
    </li>
  );
}

type Shown = {
  issue: DeckIssue;
  language: Language;
  isChosen: boolean;
  onShowPage: ((issue: DeckIssue) => void) | undefined;
};

/** The deck's own words, each with its page. */
function Quotes({ issue, language, isChosen, onShowPage }: Shown) {
  const t = useMessages("deckReview");
  const lang = LANGUAGE_TAGS[language];
  return (
    <>
      <figure className={`mt-3 border-s-4 ps-3 ${SEVERITY_COLORS[issue.severity].border}`}>
        {issue.text === "" ? null : (
          <blockquote lang={lang} className="text-lg wrap-anywhere">
            {issue.text}
          </blockquote>
        )}
        <figcaption className="mt-1">
          <Place issue={issue} isChosen={isChosen} onShowPage={onShowPage} />
        </figcaption>
      </figure>
      {issue.also.map(({ page, quote }) => (
        <figure key={`${page} ${quote}`} className="mt-2 border-s-4 border-line ps-3">
          <blockquote lang={lang} className="wrap-anywhere">
            {quote}
          </blockquote>
          <figcaption className="text-sm text-muted">{t("alsoOn", { page })}</figcaption>
        </figure>
      ))}
    </>
  );
}

/** What to write instead: it is meant for the deck, and so in the deck's language. */
function Fix(props: { issue: DeckIssue; language: Language; titleId: string }) {
  const { issue, language, titleId } = props;
  const text = issue.fix;
  const t = useMessages("deckReview");
  const isForeign = useLanguage() !== language;
  const words = { copy: t("copy"), copied: t("copied"), failed: t("copyFailed") };
  return (
    <>
      {isForeign ? <p className="text-sm text-muted">{t("fixLanguage")}</p> : null}
      <FixText issue={issue} language={language} />
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <CopyButton text={text} words={words} describedBy={titleId} />
      </p>
    </>
  );
}

function Place({ issue, isChosen, onShowPage }: Omit<Shown, "language">) {
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
