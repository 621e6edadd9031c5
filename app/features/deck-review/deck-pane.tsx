import type { DeckReview } from "../../../contracts/deck-review.ts";
import { areFew } from "../../../contracts/issue-order.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { PagedPreview } from "../files/preview/pdf-preview.tsx";
import { useStoredFile } from "../files/stored-files.ts";
import { pagesWithIssues } from "./issues.ts";
import { PageStrip } from "./page-strip.tsx";
import type { IssueDeskState } from "./use-issue-desk.ts";

type OpenDeckProps = {
  person: Person;
  review: DeckReview;
  fixed: readonly string[];
  desk: IssueDeskState;
};

/** The deck, page by page; on phones it opens on request, because it may be heavy. */
export function DeckPane(props: OpenDeckProps) {
  const { desk } = props;
  const t = useMessages("deckReview");
  return (
    <section
      ref={desk.pane}
      tabIndex={-1}
      aria-label={t("pages")}
      className="card !p-4 outline-none xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t("pages")}</h3>
        <button
          type="button"
          aria-expanded={desk.isOpen}
          className="button button-quiet text-sm"
          onClick={desk.toggle}
        >
          <MemberIcon name={desk.isOpen ? "eyeOff" : "eye"} className="size-4" />
          {t(desk.isOpen ? "hidePages" : "showPages")}
        </button>
      </div>
      {desk.isOpen ? <OpenDeck {...props} /> : null}
    </section>
  );
}

function OpenDeck({ person, review, fixed, desk }: OpenDeckProps) {
  const t = useMessages("deckReview");
  const file = useStoredFile(person, "pitch_deck");
  const pages = pagesWithIssues(review.issues, fixed);
  const onThisPage = review.issues.filter(({ page }) => page === desk.page).length;
  return (
    <>
      <PageStrip pages={pages} page={desk.page} onPage={desk.showPage} />
      <Loaded query={file} failedTitle={t("deckFailed")}>
        {(deck) =>
          deck ? (
            <PagedPreview
              key={deck.path}
              kind="pitch_deck"
              file={deck}
              page={desk.page}
              quotes={desk.quotes}
              onPage={desk.showPage}
            />
          ) : (
            <p className="mt-4 text-muted">{t("removedTitle")}</p>
          )
        }
      </Loaded>
      <div className="mt-3 flex flex-wrap gap-2">
        {onThisPage === 0 ? (
          <p className="text-sm text-muted">{t("noneOnPage")}</p>
        ) : areFew(review.issues) ? null : (
          <button
            type="button"
            className="button button-quiet text-sm"
            onClick={desk.showIssuesOfPage}
          >
            {t("issuesOnPage", { count: onThisPage })}
          </button>
        )}
        {desk.chosenId === undefined ? null : (
          <button
            type="button"
            className="button button-quiet text-sm xl:hidden"
            onClick={desk.backToIssue}
          >
            {t("backToIssue")}
          </button>
        )}
      </div>
    </>
  );
}
