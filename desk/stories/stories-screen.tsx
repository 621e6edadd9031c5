import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import {
  dismissStories,
  type ListedStory,
  listStories,
  STORIES_PER_PAGE,
  STORY_STATES,
} from "../../contracts/desk/stories.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from "../../contracts/languages.ts";
import { joinNames } from "../../contracts/lists.ts";
import { useDeskCall, useMember } from "../frame/session.tsx";
import { useChoosingKeys } from "../keys/list-keys.tsx";
import { ChooseBox, useChosen } from "../ui/choosing.tsx";
import { Moment } from "../ui/moment.tsx";
import { Pager } from "../ui/pager.tsx";
import { useDoing } from "../ui/use-doing.ts";
import { changedView } from "../ui/view.ts";
import { Waiting } from "../ui/waiting.tsx";
import { readStoriesView } from "./stories-view.ts";

/** The stories that publishers report, newest first, each once. */
export function StoriesScreen() {
  const t = useMessages("deskStories");
  const tag = LANGUAGE_TAGS[useLanguage()];
  const call = useDeskCall();
  const mayWrite = useMember().may("write");
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const { doing, attempt } = useDoing<"dismiss">();
  const view = readStoriesView(search);
  const found = useQuery({
    queryKey: ["desk", "stories", view],
    queryFn: ({ signal }) => call(listStories, view, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  });
  const stories = found.data?.stories ?? [];
  const total = found.data?.total ?? 0;
  const { chosen, isAll, clear, toggle, toggleAll } = useChosen(stories);
  useChoosingKeys();

  const show = (change: Record<string, string>) => {
    clear();
    setSearch(changedView(search, change), { replace: true });
  };
  const isWhole = view.state === "new" && view.language === undefined && !view.hasRound;
  const isDismissed = view.state !== "dismissed";
  const dismiss = async () => {
    await attempt("dismiss", async () => {
      const { changed } = await call(dismissStories, { ids: [...chosen], isDismissed });
      void notify("success", t(isDismissed ? "dismissedMany" : "takenUpMany", { count: changed }));
      clear();
    });
    await queries.invalidateQueries({ queryKey: ["desk", "stories"] });
  };

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t("heading")}</h1>
        <Link
          to="/feeds"
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 md:min-h-9"
        >
          {t("toFeeds")}
        </Link>
      </div>
      <search className="mt-4 flex flex-wrap items-center gap-3">
        <select
          className="input !w-auto"
          aria-label={t("stateLabel")}
          value={view.state}
          onChange={(event) => show({ state: event.target.value })}
        >
          {STORY_STATES.map((one) => (
            <option key={one} value={one}>
              {t(`state_${one}`)}
            </option>
          ))}
        </select>
        <select
          className="input !w-auto"
          aria-label={t("languageLabel")}
          value={view.language ?? ""}
          onChange={(event) => show({ language: event.target.value })}
        >
          <option value="">{t("anyLanguage")}</option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
        <label className="inline-flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={view.hasRound}
            onChange={(event) => show({ round: event.target.checked ? "yes" : "" })}
          />
          {t("withRound")}
        </label>
        <p role="status" className="text-sm text-muted tabular-nums">
          {found.data ? t("found", { count: total, shown: numberFormat(tag).format(total) }) : null}
        </p>
      </search>
      {chosen.size > 0 ? (
        <div
          data-bulk
          className="mt-3 flex flex-wrap items-center gap-2 rounded-xl bg-sunken p-2 text-sm"
        >
          <span className="px-2">{t("chosen", { count: chosen.size })}</span>
          <BusyButton
            kind="quiet"
            className="!min-h-9 !px-3 !py-1 text-sm"
            busy={doing !== undefined}
            busyLabel={t("working")}
            onPress={() => void dismiss()}
          >
            {t(isDismissed ? "dismiss" : "takeUp")}
          </BusyButton>
        </div>
      ) : null}
      {found.data ? null : <Waiting error={found.error} tryAgain={() => void found.refetch()} />}
      {stories.length > 0 ? (
        <div className="relative mt-3 overflow-x-auto">
          <table className="desk-table">
            <thead>
              <tr>
                {mayWrite ? (
                  <th className="w-0 !px-0">
                    <ChooseBox
                      label={t("chooseAll")}
                      isForAll
                      isChosen={isAll}
                      onToggle={toggleAll}
                    />
                  </th>
                ) : null}
                <th scope="col">{t("columnStory")}</th>
                <th scope="col" className="max-lg:hidden">
                  {t("columnPublishers")}
                </th>
                <th scope="col" className="max-md:hidden">
                  {t("columnSeen")}
                </th>
              </tr>
            </thead>
            <tbody>
              {stories.map((one) => (
                <StoryRow
                  key={one.id}
                  story={one}
                  search={search.toString()}
                  isChosen={chosen.has(one.id)}
                  onToggle={mayWrite ? () => toggle(one.id) : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {found.data && stories.length === 0 ? (
        <p className="mt-6 text-muted">{t(isWhole ? "empty" : "nothingFound")}</p>
      ) : null}
      <Pager
        page={view.page}
        pages={Math.ceil(total / STORIES_PER_PAGE)}
        onPage={(next) => show({ page: next === 1 ? "" : String(next) })}
      />
    </>
  );
}

function StoryRow(props: {
  story: ListedStory;
  search: string;
  isChosen: boolean;
  /** Undefined for those who may only read. */
  onToggle: (() => void) | undefined;
}) {
  const { story, search, isChosen, onToggle } = props;
  const t = useMessages("deskStories");
  const language = useLanguage();
  const publishers = joinNames(story.publishers, language, "long");
  return (
    <tr data-item>
      {onToggle ? (
        <td className="!px-0">
          <ChooseBox
            label={t("choose", { title: story.title })}
            isChosen={isChosen}
            onToggle={onToggle}
          />
        </td>
      ) : null}
      <td className="min-w-44">
        <Link
          to={{ pathname: story.id, search }}
          lang={LANGUAGE_TAGS[story.language]}
          className="font-medium wrap-anywhere hover:underline"
        >
          {story.title}
        </Link>
        <span className="mt-0.5 flex flex-wrap gap-x-2 text-muted">
          {story.hasRound ? (
            <span className="font-semibold text-leaf">{t("roundMark")}</span>
          ) : null}
          <span>{LANGUAGE_NAMES[story.language]}</span>
          <span className="wrap-anywhere lg:hidden">{publishers}</span>
        </span>
      </td>
      <td className="min-w-44 wrap-anywhere max-lg:hidden">{publishers}</td>
      <td className="text-muted max-md:hidden">
        <Moment at={story.lastSeenAt} />
      </td>
    </tr>
  );
}
