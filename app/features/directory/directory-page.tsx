import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  changed,
  countChosen,
  type Directory,
  type ListState,
  listAddress,
  unfiltered,
} from "../../../contracts/directory-view.ts";
import { joinNames } from "../../../contracts/lists.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { SampleNotice } from "../sample-content/sample-marks.tsx";
import { SaveSearchButton } from "../saved/save-search-button.tsx";
import { Chips } from "./chips.tsx";
import { ExportButton } from "./export-button.tsx";
import type { Facets } from "./facets.ts";
import type { FilterGroupContent } from "./filter-group.tsx";
import { FilterPanel, LIST_TOP } from "./filter-panel.tsx";
import { isAllSample, markedRows } from "./is-all-sample.ts";
import type { ListPage } from "./list-page.ts";
import { Pager } from "./pager.tsx";
import { rangeOf } from "./range-of.ts";
import { SimilarSearches } from "./similar-searches.tsx";
import { SortMenu } from "./sort-menu.tsx";
import { useAskedState } from "./use-asked-state.ts";

/** The frame of both directories: filters, chips, the count, the list, its pages. */
export function DirectoryPage(props: {
  directory: Directory;
  state: ListState;
  facets: Facets;
  page: ListPage<{ is_sample: boolean }>;
  words: { title: string; intro: string; namePlaceholder: string };
  groups: FilterGroupContent[];
  sortNames: { sort: string; name: string }[];
  countText: (count: number) => string;
  /** Like countText, for a list with several pages. */
  rangeText: (range: string, count: number) => string;
  children: ReactNode;
}) {
  const { directory, state, facets, page, words } = props;
  const t = useMessages("directory");
  const language = useLanguage();
  const { total } = facets;
  const range = rangeOf(state, page.rows.length, total, language);
  const asked = useAskedState(directory, state);
  const waiting = listAddress(directory, asked) !== listAddress(directory, state);
  return (
    <div className="frame py-4 md:py-10">
      <h1 className="text-2xl font-bold tracking-tight md:text-5xl">{words.title}</h1>
      <p className="mt-3 max-w-3xl text-muted max-md:hidden md:text-lg">{words.intro}</p>
      <SampleNotice shown={isAllSample(page.rows)} />
      {markedRows(page.rows) === "real" ? (
        <p className="text-sm text-muted">{t("sampleExcept")}</p>
      ) : null}
      {/* On a phone filters and order are in a bar within the thumb's reach, and the first
          company is in sight. */}
      <div className="mt-1 grid grid-cols-2 gap-x-2 gap-y-2 md:mt-6 xl:grid-cols-[15rem_minmax(0,1fr)_auto] xl:grid-rows-[auto_1fr] xl:gap-x-12">
        <div className="list-tools md:contents">
          <FilterPanel
            directory={directory}
            state={asked}
            facets={facets}
            namePlaceholder={words.namePlaceholder}
            groups={props.groups}
            found={props.countText(total)}
          />
          <div className="md:max-xl:col-start-2 md:max-xl:row-start-1 xl:order-1 xl:col-start-3">
            <SortMenu state={asked} sorts={props.sortNames} />
          </div>
        </div>
        <section aria-label={t("results")} aria-busy={waiting} className="contents">
          <div
            id={LIST_TOP}
            className="col-span-2 flex min-w-0 scroll-mt-16 flex-wrap items-center gap-x-2 sm:gap-x-4 xl:col-span-1"
          >
            <p role="status" className="min-w-0 flex-1 font-semibold md:text-lg">
              {range === "" ? props.countText(total) : props.rangeText(range, total)}
            </p>
            <SaveList directory={directory} state={state} title={words.title} />
            <ExportButton directory={directory} state={state} />
          </div>
          <div className="col-span-2 min-w-0 xl:order-2 xl:col-start-2">
            <Chips directory={directory} state={asked} />
            <div className={waiting ? "opacity-60" : ""}>
              {page.rows.length > 0 ? (
                props.children
              ) : (
                <NoResults directory={directory} state={state} />
              )}
            </div>
            <SimilarSearches
              directory={directory}
              state={state}
              facets={facets}
              countText={props.countText}
            />
            <Pager directory={directory} state={state} page={page} total={total} />
          </div>
        </section>
      </div>
    </div>
  );
}

/** Saves this search; a list without filters is not a search. */
function SaveList(props: { directory: Directory; state: ListState; title: string }) {
  const { directory, state, title } = props;
  const label = useLabel();
  const language = useLanguage();
  if (countChosen(state) === 0) return null;
  const chosen = Object.values(state.chosen).flat().map(label);
  const names = [title, ...(state.name === "" ? [] : [state.name]), ...chosen];
  const search = changed(state, {});
  return (
    <SaveSearchButton address={listAddress(directory, search)} label={joinNames(names, language)} />
  );
}

/** spec §8: no results for filters; always with a way out. */
function NoResults({ directory, state }: { directory: Directory; state: ListState }) {
  const t = useMessages("directory");
  const pastTheEnd = state.after !== null || state.before !== null || (state.page ?? 1) > 1;
  return (
    <div className="mt-6 rounded-2xl border border-line bg-surface px-6 py-12 text-center">
      <h2 className="text-xl font-bold">{t(pastTheEnd ? "endTitle" : "emptyTitle")}</h2>
      <p className="mt-2 text-muted">{t(pastTheEnd ? "endText" : "emptyText")}</p>
      <Link
        to={listAddress(directory, pastTheEnd ? changed(state, {}) : unfiltered(state))}
        className="button button-leaf mt-6"
      >
        {t(pastTheEnd ? "firstPage" : "clearAll")}
      </Link>
    </div>
  );
}
