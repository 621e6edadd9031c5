import { Link } from "react-router";
import {
  changed,
  type Directory,
  type ListState,
  listAddress,
} from "../../../contracts/directory-view.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Icon } from "../../ui/icons.tsx";

/** Links to the adjacent pages; each starts at a company, so that depth costs nothing. */
export function Pager(props: {
  directory: Directory;
  state: ListState;
  next: string | null;
  previous: string | null;
}) {
  const { directory, state, next, previous } = props;
  const t = useMessages("directory");
  if (!next && !previous) return null;
  const to = (changes: Partial<ListState>) => listAddress(directory, changed(state, changes));
  return (
    <nav aria-label={t("pages")} className="mt-8 flex flex-wrap items-center gap-3">
      {previous ? (
        <>
          <Link to={to({})} className="button button-quiet text-sm">
            {t("firstPage")}
          </Link>
          <Link to={to({ before: previous })} rel="prev" className="button button-quiet text-sm">
            <Icon name="arrow" className="size-4 rotate-180" />
            {t("previousPage")}
          </Link>
        </>
      ) : null}
      {next ? (
        <Link to={to({ after: next })} rel="next" className="button button-quiet ms-auto text-sm">
          {t("nextPage")}
          <Icon name="arrow" className="size-4" />
        </Link>
      ) : null}
    </nav>
  );
}
