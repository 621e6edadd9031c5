import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import type { DeckIssue, DeckReview } from "../../../contracts/deck-review.ts";
import type { DeckSection, SectionState } from "../../../contracts/review-terms.ts";
import { countTold, SECTIONS_ID, sectionsByState } from "../../../contracts/told-sections.ts";
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

/** What the deck covers, sections grouped by state; renders nothing for reviews from before that was recorded. */
export function SectionsCard(props: { review: DeckReview; onShowIssue(issue: DeckIssue): void }) {
  const { sections, issues, judgedBy } = props.review;
  const t = useMessages("deckSections");
  const { hash } = useLocation();
  const isAddressed = hash === `#${SECTIONS_ID}` && sections.length > 0;
  useEffect(() => {
    // A link from elsewhere leads here, and the review arrives later than its page.
    if (!isAddressed) return;
    const heading = document.getElementById(SECTIONS_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [isAddressed]);
  if (sections.length === 0) return null;
  return (
    <section className="card">
      <h2 id={SECTIONS_ID} tabIndex={-1} className="scroll-mt-24 text-xl font-bold outline-none">
        {t("title")}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{t(`lead_${judgedBy}`, countTold(sections))}</p>
      <dl className="mt-2 divide-y divide-line">
        {sectionsByState(sections).map(({ state, sections: own }) => {
          const isGap = state === "missing" || state === "empty";
          return (
            <StateRow key={state} state={state} count={own.length}>
              {own.map((section) => {
                const issue = isGap ? issueOfSection(issues, section) : undefined;
                return (
                  <SectionName
                    key={section}
                    section={section}
                    state={state}
                    onShowIssue={issue && (() => props.onShowIssue(issue))}
                  />
                );
              })}
            </StateRow>
          );
        })}
      </dl>
    </section>
  );
}

function StateRow(props: { state: SectionState; count: number; children: ReactNode }) {
  const { state, count, children } = props;
  const t = useMessages("deckSections");
  const review = useMessages("deckReview");
  const { icon, color } = LOOKS[state];
  return (
    <div className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className={`flex items-center gap-1.5 self-start font-semibold sm:pt-1 ${color}`}>
        <MemberIcon name={icon} className="size-5 shrink-0" />
        {review("counted", { name: t(`state_${state}`), number: count })}
      </dt>
      <dd>
        <ul className="flex flex-wrap gap-2">{children}</ul>
        {state === "unsure" ? (
          <p className="mt-2 max-w-prose text-sm text-muted">{review("questionsIntro")}</p>
        ) : null}
      </dd>
    </div>
  );
}

function SectionName(props: {
  section: DeckSection;
  state: SectionState;
  /** Undefined where no issue says what to do about it. */
  onShowIssue: (() => void) | undefined;
}) {
  const { section, state, onShowIssue } = props;
  const t = useMessages("deckSections");
  const review = useMessages("deckReview");
  const name = t(`section_${section}`);
  if (!onShowIssue) return <li className="rounded-full bg-sunken px-3 py-1">{name}</li>;
  return (
    <li>
      <button
        type="button"
        className={`min-h-11 cursor-pointer rounded-full bg-sunken px-4 underline underline-offset-4 ${LOOKS[state].color}`}
        onClick={onShowIssue}
      >
        {/* Read aloud with its state and its link: "Team Missing See the fix". */}
        {name}{" "}
        <span className="sr-only">
          {t(`state_${state}`)} {review("seeFix")}
        </span>
      </button>
    </li>
  );
}
