import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { readSuggestions, type Suggestion } from "./read-suggestions.ts";

/** While typing, people pause longer than this only between thoughts. */
const PAUSE_MS = 150;

/**
 * Suggestions for the text typed so far. A request overtaken by the next letter is aborted; a
 * failed one is neither retried nor reported, because the box works without it.
 * @returns undefined while there is nothing to show for this text.
 */
export function useSuggestions(text: string): Suggestion[] | undefined {
  const { read } = useBackend();
  const language = useLanguage();
  const settled = useSettled(text);
  const { data } = useQuery({
    queryKey: ["suggestions", settled, language],
    queryFn: async ({ signal }) =>
      readSuggestions(await read(), { text: settled, language }, signal),
    enabled: settled !== "",
    retry: false,
    // The suggestions for the text so far stay until the next ones arrive.
    placeholderData: (previous, query) =>
      isContinued(query?.queryKey[1], settled) ? previous : undefined,
  });
  return isContinued(settled, text) ? data : undefined;
}

/** Whether one text is the other with letters added or removed. */
function isContinued(before: string | undefined, text: string): boolean {
  if (!before || text === "") return false;
  return text.startsWith(before) || before.startsWith(text);
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
