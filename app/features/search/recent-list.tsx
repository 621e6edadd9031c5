import { useMessages } from "../../i18n/messages-context.tsx";
import { type List, ListOption, OPTION_CLASS, optionId } from "../../ui/combobox/list-option.tsx";
import { Icon } from "../../ui/icons.tsx";
import { searchAddress } from "./query.ts";

const FORGET_ALL = "forget-all";

/** The ids of the options in order: the searches by their position, then "forget all". */
export function recentOptions(list: string, recent: string[]): string[] {
  if (recent.length === 0) return [];
  return [...recent.map((_, position) => String(position)), FORGET_ALL].map((name) =>
    optionId(list, name),
  );
}

/**
 * The recent searches and buttons to forget them. A listbox may not contain buttons, so those that
 * remove a search are beside it, row by row; the keyboard has Delete.
 */
export function RecentList(
  props: List & { recent: string[]; onForget(position: number): void; onForgetAll(): void },
) {
  const { recent, onForget, onForgetAll, ...list } = props;
  const t = useMessages("suggest");
  const forgetAll = optionId(list.id, FORGET_ALL);
  return (
    <>
      <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">
        {t("recent")}
      </p>
      <div className="grid grid-cols-[1fr_auto]">
        <div id={list.id} role="listbox" aria-label={t("recent")} tabIndex={-1} className="min-w-0">
          {recent.map((query, position) => (
            <ListOption
              key={query}
              list={list}
              name={String(position)}
              to={searchAddress(query)}
              shortcut="Delete"
            >
              <Icon name="search" className="size-4 shrink-0 text-muted" />
              <span className="truncate">{query}</span>
            </ListOption>
          ))}
          <button
            id={forgetAll}
            type="button"
            role="option"
            aria-selected={list.active === forgetAll}
            tabIndex={-1}
            className={`${OPTION_CLASS} text-sm text-muted`}
            onClick={onForgetAll}
          >
            {t("forgetAll")}
          </button>
        </div>
        <ul>
          {recent.map((query, position) => (
            <li key={query}>
              <button
                type="button"
                tabIndex={-1}
                aria-label={t("forget", { query })}
                className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
                onClick={() => onForget(position)}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
