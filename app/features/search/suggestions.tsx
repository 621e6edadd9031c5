import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SEARCH_QUERY_LENGTH } from "../../../contracts/search.ts";
import { labeller } from "../../i18n/messages.ts";
import { MessagesProvider, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useCombobox } from "../../ui/combobox/use-combobox.ts";
import { RecentList, recentOptions } from "./recent-list.tsx";
import { forgetAllSearches, forgetSearch, readRecentSearches } from "./recent-searches.ts";
import { suggestTopics } from "./suggest-topics.ts";
import { loadSuggestWords } from "./suggest-words.ts";
import { SuggestionList, suggestionOptions } from "./suggestion-list.tsx";
import { useBoxText } from "./use-box-text.ts";
import { useSuggestions } from "./use-suggestions.ts";

type Props = {
  box: HTMLInputElement;
  /** The id of the list that the box controls. */
  listId: string;
};

/** Loaded on the first focus of a search box: suggestions, or the recent searches. */
export function Suggestions(props: Props) {
  const language = useLanguage();
  const { data: words } = useQuery({
    queryKey: ["suggest-words", language],
    queryFn: () => loadSuggestWords(language),
    staleTime: "static",
  });
  if (!words) return null;
  const { suggest, labels } = words;
  return (
    <MessagesProvider messages={{ suggest }}>
      <BoxSuggestions {...props} label={labeller({ labels })} />
    </MessagesProvider>
  );
}

function BoxSuggestions({ box, listId, label }: Props & { label(value: string): string }) {
  const t = useMessages("suggest");
  const text = useBoxText(box);
  const suggestions = useSuggestions(text);
  const topics = suggestTopics(text, label);
  const count = topics.length + (suggestions?.length ?? 0);
  const [recent, setRecent] = useState(readRecentSearches);

  const showRecent = () => setRecent(readRecentSearches());
  const forget = (position: number) => {
    const gone = recent[position];
    if (gone === undefined) return;
    forgetSearch(gone);
    showRecent();
  };
  const forgetAll = () => {
    forgetAllSearches();
    showRecent();
  };

  const options =
    text === ""
      ? recentOptions(listId, recent)
      : suggestions
        ? suggestionOptions(listId, [...topics, ...suggestions])
        : [];
  const { active, isOpen } = useCombobox(box, {
    options,
    onOpen: showRecent,
    onDelete(option) {
      if (text === "") forget(options.indexOf(option));
    },
  });

  useEffect(() => {
    box.maxLength = SEARCH_QUERY_LENGTH;
  }, [box]);

  const leave = () => box.form?.reset();
  const list = { id: listId, active, onLeave: leave };
  const news =
    text === ""
      ? t("recentCount", { count: recent.length })
      : t(count === 0 ? "none" : "count", { count });
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? news : ""}
      </p>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the box
        <div
          className="menu-panel max-h-[70dvh] w-[min(24rem,calc(100vw-17rem))] overflow-y-auto in-[details]:static in-[details]:max-h-none in-[details]:mt-2 in-[details]:w-full in-[details]:shadow-none in-[.page-search]:w-full"
          onMouseDown={(event) => event.preventDefault()}
        >
          {text === "" ? (
            <RecentList {...list} recent={recent} onForget={forget} onForgetAll={forgetAll} />
          ) : (
            <SuggestionList {...list} text={text} topics={topics} suggestions={suggestions ?? []} />
          )}
        </div>
      ) : null}
    </>
  );
}
