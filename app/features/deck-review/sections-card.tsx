import { useEffect, useId } from "react";
import { useLocation } from "react-router";
import {
  DECK_SECTIONS,
  type DeckIssue,
  type DeckReview,
  type DeckSection,
  type SectionState,
} from "../../../contracts/deck-review.ts";
import { countTold, SECTIONS_ID } from "../../../contracts/told-sections.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { issueOfSection } from "./issues.ts";

const LOOKS = {
  told: { icon: "check", color: "text-leaf" },
  empty: { icon: "hollow", color: "text-badge-event" },
  missing: { icon: "cross", color: "text-alert" },
  unneeded: { icon: "dash", color: "text-muted" },
  unsure: { icon: "question", color: "text-muted" },
} as const satisfies Record<SectionState, object>;

/** What the deck tells, section by section; nothing for reviews from before that was looked at. */
export function SectionsCard(props: { review: DeckReview; onShowIssue(issue: DeckIssue): void }) {
  const { sections, issues, judgedBy } = props.review;
  const t = useMessages("deckSections");
  const { hash } = useLocation();
  const isAddressed = hash === `#${SECTIONS_ID}` && sections.length > 0;
  useEffect(() => {
    // Whoever comes by a link from elsewhere: the review arrives later than its page.
    if (!isAddressed) return;
    const heading = document.getElementById(SECTIONS_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [isAddressed]);
  if (sections.length === 0) return null;
  return (
    <section className="card md:!p-6">
      <h2 id={SECTIONS_ID} tabIndex={-1} className="scroll-mt-24 text-xl font-bold outline-none">
        {t("title")}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{t(`lead_${judgedBy}`, countTold(sections))}</p>
      <dl className="mt-3 gap-10 sm:columns-2">
        {DECK_SECTIONS.map((section) => {
          const state = sections.find((one) => one.section === section)?.state;
          if (state === undefined) return null;
          const isGap = state === "missing" || state === "empty";
          const issue = isGap ? issueOfSection(issues, section) : undefined;
          return (
            <SectionRow
              key={section}
              section={section}
              state={state}
              onShowIssue={issue && (() => props.onShowIssue(issue))}
            />
          );
        })}
      </dl>
    </section>
  );
}

function SectionRow(props: {
  section: DeckSection;
  state: SectionState;
  /** Undefined where no issue says what to do about it. */
  onShowIssue: (() => void) | undefined;
}) {
  const { section, state, onShowIssue } = props;
  const t = useMessages("deckSections");
  const review = useMessages("deckReview");
  const id = useId();
  const { icon, color } = LOOKS[state];
  const look = `flex items-center gap-1.5 text-sm font-medium ${color}`;
  const sign = <MemberIcon name={icon} className="size-5 shrink-0" />;
  return (
    <div className="flex min-h-11 break-inside-avoid items-center justify-between gap-3 border-b border-line">
      <dt id={`${id}-name`}>{t(`section_${section}`)}</dt>
      <dd className="flex max-w-1/2 shrink-0">
        {onShowIssue ? (
          // Said with its section and what it leads to: "Team, Missing, See the fix".
          <button
            type="button"
            aria-labelledby={`${id}-name ${id}-state ${id}-way`}
            className={`${look} min-h-11 cursor-pointer`}
            onClick={onShowIssue}
          >
            {sign}
            <span id={`${id}-state`} className="text-start underline underline-offset-4">
              {t(`state_${state}`)}
            </span>
            <span id={`${id}-way`} className="sr-only">
              {review("seeFix")}
            </span>
          </button>
        ) : (
          <span className={look}>
            {sign}
            {t(`state_${state}`)}
          </span>
        )}
      </dd>
    </div>
  );
}
