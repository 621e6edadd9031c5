import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { type List, ListOption, optionId } from "../../ui/combobox/list-option.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Icon } from "../../ui/icons.tsx";
import { ElsewhereLine } from "./elsewhere-line.tsx";
import { Highlighted } from "./highlighted.tsx";
import { searchAddress } from "./query.ts";
import type { Suggestion } from "./read-suggestions.ts";
import { searchTerms } from "./search-terms.ts";
import type { Topic } from "./suggest-topics.ts";

const SEARCH = "search";

/** The ids of the options in order: what is suggested, then the search for the typed text. */
export function suggestionOptions(list: string, suggestions: { id: string }[]): string[] {
  return [...suggestions.map(({ id }) => optionId(list, id)), optionId(list, SEARCH)];
}

export function SuggestionList(
  props: List & { text: string; topics: Topic[]; suggestions: Suggestion[] },
) {
  const { text, topics, suggestions, ...list } = props;
  const t = useMessages("suggest");
  const terms = searchTerms(text);
  const frame = useMessages("frame");
  const groups = new Set(suggestions.map(({ group }) => group));
  return (
    <div id={list.id} role="listbox" aria-label={t("suggestions")} tabIndex={-1}>
      {topics.length === 0 ? null : (
        <OptionGroup list={list} name="topics" heading={t("topics")}>
          {topics.map(({ id, label, address }) => (
            <ListOption key={id} list={list} name={id} to={address}>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <Highlighted text={label} terms={terms} />
              </span>
              <Icon name="arrow" className="size-4 shrink-0 text-leaf" />
            </ListOption>
          ))}
        </OptionGroup>
      )}
      {[...groups].map((group) => (
        <OptionGroup key={group.name} list={list} name={group.name} heading={frame(group.heading)}>
          {suggestions
            .filter((suggestion) => suggestion.group === group)
            .map(({ id, label, logo, address, elsewhere }) => (
              <ListOption key={id} list={list} name={id} to={address}>
                {group.kind === "news" ? null : <CompanyLogo name={label} logo={logo} />}
                <div className="min-w-0">
                  <span className="line-clamp-2 wrap-anywhere">
                    <Highlighted text={label} terms={terms} />
                  </span>
                  <ElsewhereLine elsewhere={elsewhere} terms={terms} />
                </div>
              </ListOption>
            ))}
        </OptionGroup>
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

function OptionGroup(props: { list: List; name: string; heading: string; children: ReactNode }) {
  const heading = `${props.list.id}-${props.name}`;
  return (
    <fieldset aria-labelledby={heading} className="mb-1 min-w-0 border-b border-line pb-1">
      <p id={heading} className="px-3 pt-2 pb-1 text-sm font-semibold text-muted">
        {props.heading}
      </p>
      {props.children}
    </fieldset>
  );
}
