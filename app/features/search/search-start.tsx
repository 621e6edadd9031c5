import { NavigationType, useNavigationType } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Discover } from "./discover.tsx";
import type { Discovery } from "./discovery.ts";
import { SearchBox } from "./search-box.tsx";
import { SearchIdeas } from "./search-ideas.tsx";

/** Before the first search: the box, examples or this browser's searches, and things to browse. */
export function SearchStart(props: { discovery: Discovery | undefined; now: number }) {
  const t = useMessages("search");
  return (
    <div className="frame py-4 md:py-10">
      <h1 className="mb-3 text-2xl font-bold tracking-tight md:mb-5 md:text-5xl">
        {t("startTitle")}
      </h1>
      <SearchBox query="" takesFocus={useNavigationType() === NavigationType.Push} />
      <p className="mt-2 max-w-2xl text-sm text-muted">{t("startText")}</p>
      <SearchIdeas />
      {props.discovery ? <Discover discovery={props.discovery} now={props.now} /> : null}
    </div>
  );
}
