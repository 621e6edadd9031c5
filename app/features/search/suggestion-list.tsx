import { useMessages } from "../../i18n/messages-context.tsx";
import { type List, ListOption, optionId } from "../../ui/combobox/list-option.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { SiteGroup } from "./groups.ts";
import { Highlighted } from "./highlighted.tsx";
import { searchAddress } from "./query.ts";
import type { Suggestion } from "./read-suggestions.ts";
import { type SearchTerm, searchTerms } from "./search-terms.ts";

const SEARCH = "search";

/** The ids of the options in order: the suggestions, then the search for the typed text. */
export function suggestionOptions(list: string, suggestions: Suggestion[]): string[] {
  return [...suggestions.map(({ id }) => optionId(list, id)), optionId(list, SEARCH)];
}

export function SuggestionList(props: List & { text: string; suggestions: Suggestion[] }) {
  const { text, suggestions, ...list } = props;
  const t = useMessages("suggest");
  const terms = searchTerms(text);
  const groups = new Set(suggestions.map(({ group }) => group));
  return (
    <div id={list.id} role="listbox" aria-label={t("suggestions")} tabIndex={-1}>
      {[...groups].map((group) => (
        <OptionGroup
          key={group.name}
          list={list}
          group={group}
          members={suggestions.filter((suggestion) => suggestion.group === group)}
          terms={terms}
        />
      ))}
      <ListOption list={list} name={SEARCH} to={searchAddress(text)}>
        <span className="flex size-11 shrink-0 items-center justify-center text-muted">
          <Icon name="search" />
        </span>
        <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere">
          {t("searchFor", { query: text })}
        </span>
      </ListOption>
    </div>
  );
}

function OptionGroup(props: {
  list: List;
  group: SiteGroup;
  members: Suggestion[];
  terms: SearchTerm[];
}) {
  const { list, group, members, terms } = props;
  const frame = useMessages("frame");
  const heading = `${list.id}-${group.name}`;
  return (
    <fieldset aria-labelledby={heading} className="mb-1 min-w-0 border-b border-line pb-1">
      <p id={heading} className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">
        {frame(group.heading)}
      </p>
      {members.map(({ id, label, logo, address }) => (
        <ListOption key={id} list={list} name={id} to={address}>
          {group.kind === "news" ? null : <CompanyLogo name={label} logo={logo} />}
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            <Highlighted text={label} terms={terms} />
          </span>
        </ListOption>
      ))}
    </fieldset>
  );
}
