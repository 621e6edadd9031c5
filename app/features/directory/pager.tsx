import { Form, Link } from "react-router";
import { DIRECTORY_PAGE_SIZE } from "../../../contracts/directory.ts";
import {
  changed,
  type Directory,
  type ListState,
  listAddress,
  listQuery,
} from "../../../contracts/directory-view.ts";
import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { ListPage } from "./list-page.ts";
import { GAP, MOST_NUMBERS, pagesAround } from "./pages-around.ts";

/**
 * The pages of a list. The adjacent ones begin after a company, so that depth costs nothing and no
 * company is shown twice; any other is reached by its number.
 */
export function Pager(props: {
  directory: Directory;
  state: ListState;
  page: Pick<ListPage<unknown>, "next" | "previous">;
  total: number;
}) {
  const { directory, state, total } = props;
  const { next, previous } = props.page;
  const t = useMessages("directory");
  if (!next && !previous) return null;
  const last = Math.ceil(total / DIRECTORY_PAGE_SIZE);
  const to = (changes: Partial<ListState>) => listAddress(directory, changed(state, changes));
  const pageAt = (step: number) => (state.page === null ? null : Math.max(1, state.page + step));
  return (
    <nav aria-label={t("pages")} className="pager mt-8 flex flex-wrap items-center gap-3">
      {previous ? (
        <Link
          // The first page is the list itself.
          to={to(pageAt(-1) === 1 ? {} : { before: previous, page: pageAt(-1) })}
          rel="prev"
          className="button button-quiet text-sm max-sm:flex-1"
        >
          <Icon name="arrow" className="size-4 rotate-180" />
          {t("previousPage")}
        </Link>
      ) : null}
      <PageNumbers current={state.page} last={last} address={(page) => to({ page })} />
      {next ? (
        <Link
          to={to({ after: next, page: pageAt(1) })}
          rel="next"
          className="button button-quiet ms-auto text-sm max-sm:flex-1"
        >
          {t("nextPage")}
          <Icon name="arrow" className="size-4" />
        </Link>
      ) : null}
      {last > MOST_NUMBERS ? <PageJump directory={directory} state={state} last={last} /> : null}
    </nav>
  );
}

const NUMBER = "flex min-h-11 min-w-11 items-center justify-center rounded-full px-1 text-sm";

function PageNumbers(props: {
  current: number | null;
  last: number;
  address: (page: number) => string;
}) {
  const { current, last, address } = props;
  const t = useMessages("directory");
  const count = numberFormat(LANGUAGE_TAGS[useLanguage()]);
  return (
    <ol className="flex flex-wrap items-center tabular-nums max-sm:order-first max-sm:w-full max-sm:justify-center">
      {pagesAround(current ?? 1, last).map(({ page, key }) => (
        <li key={key}>
          {page === GAP ? (
            <span className={`${NUMBER} text-muted`}>…</span>
          ) : (
            <Link
              to={address(page)}
              aria-label={t("pageNumber", { page: count.format(page) })}
              aria-current={page === current ? "page" : undefined}
              className={`${NUMBER} text-muted hover:text-ink hover:underline aria-[current=page]:bg-leaf aria-[current=page]:font-semibold aria-[current=page]:text-on-leaf`}
            >
              {count.format(page)}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

/** To any page by its number. A form, so that it works before the scripts load. */
function PageJump(props: { directory: Directory; state: ListState; last: number }) {
  const { directory, state, last } = props;
  const t = useMessages("directory");
  const kept = new URLSearchParams(listQuery(directory, changed(state, {})));
  return (
    <Form action={directory.path} className="flex items-center gap-2 text-sm max-sm:w-full">
      {[...kept].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="page-jump" className="text-muted">
        {t("goToPage")}
      </label>
      <input
        // The number of the page that is shown, not the requested one.
        key={state.page}
        id="page-jump"
        name="page"
        type="number"
        min={1}
        max={last}
        required
        defaultValue={state.page ?? undefined}
        className="h-11 w-24 rounded-full border border-line bg-surface px-4 tabular-nums"
      />
      <button type="submit" className="button button-quiet text-sm">
        {t("go")}
      </button>
    </Form>
  );
}
