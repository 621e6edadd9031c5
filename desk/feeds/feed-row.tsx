import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { exactMoment } from "../../app/i18n/moments.ts";
import { notify } from "../../app/platform/notify.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import { type Feed, removeFeed, saveFeed, visitFeedNow } from "../../contracts/desk/feeds.ts";
import { dateFormat, numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { useDeskCall, useMember } from "../frame/session.tsx";
import { ActButton } from "../people/part.tsx";
import { Moment } from "../ui/moment.tsx";
import { useDoing } from "../ui/use-doing.ts";

/** One feed: its publisher, its health, and what can be done with it. */
export function FeedRow({ feed }: { feed: Feed }) {
  const t = useMessages("deskFeeds");
  const language = useLanguage();
  const mayChange = useMember().may("publish");
  return (
    <tr data-item>
      <td className="min-w-40">
        <a
          href={feed.address}
          target="_blank"
          rel="noreferrer"
          className="font-medium wrap-anywhere hover:underline"
        >
          {feed.publisher}
        </a>
        <span className="mt-0.5 block text-muted wrap-anywhere">{feed.address}</span>
        <span className="mt-0.5 block text-muted">
          {LANGUAGE_NAMES[feed.language]}
          {feed.isTrusted ? ` · ${t("trusted")}` : null}
        </span>
      </td>
      <td className="min-w-36" data-label={t("columnHealth")}>
        <b className={feed.health === "failing" || feed.health === "flooding" ? "text-alert" : ""}>
          {t(`health_${feed.health}`)}
        </b>
        {feed.problem ? (
          <span className="block text-muted">{t(`problem_${feed.problem}`)}</span>
        ) : null}
        {feed.failingSince ? (
          <span className="block text-muted">
            {t("failingSince", {
              time: exactMoment(feed.failingSince, language),
            })}
          </span>
        ) : null}
      </td>
      <td className="text-muted max-lg:hidden" data-label={t("columnLastItem")}>
        {feed.lastItemAt ? <Moment at={feed.lastItemAt} /> : "–"}
      </td>
      <td className="text-muted max-lg:hidden">
        {feed.isActive ? <Moment at={feed.nextVisitAt} /> : "–"}
      </td>
      <td data-label={t("columnItems")} className="tabular-nums md:!text-end md:max-xl:hidden">
        {numberFormat(LANGUAGE_TAGS[language]).format(feed.items)}
      </td>
      {mayChange ? (
        <td className="min-w-40 max-md:col-span-full xl:min-w-72">
          <FeedActs feed={feed} />
        </td>
      ) : null}
    </tr>
  );
}

type Act = "visit" | "pause" | "trust" | "remove";

function FeedActs({ feed }: { feed: Feed }) {
  const t = useMessages("deskFeeds");
  const tag = LANGUAGE_TAGS[useLanguage()];
  const call = useDeskCall();
  const queries = useQueryClient();
  const { doing, attempt } = useDoing<Act>();
  const [asks, setAsks] = useState(false);
  const { id, address, publisher, language, isTrusted, isActive } = feed;

  const perform = async (act: Act, work: () => Promise<string>) => {
    await attempt(act, async () => void notify("success", await work()));
    await queries.invalidateQueries({ queryKey: ["desk", "feeds"] });
  };
  const save = async (change: { isActive?: boolean; isTrusted?: boolean }) => {
    await call(saveFeed, { id, address, publisher, language, isTrusted, isActive, ...change });
    return t("saved");
  };
  const button = (act: Act, text: string, onPress: () => void) => (
    <BusyButton
      kind={act === "remove" ? "alert" : "quiet"}
      className="!min-h-9 !px-3 !py-1 text-sm max-md:!min-h-11"
      busy={doing === act}
      busyLabel={t("working")}
      waits={doing !== undefined && doing !== act}
      onPress={onPress}
    >
      {text}
      <span className="sr-only">: {publisher}</span>
    </BusyButton>
  );
  if (asks) {
    return (
      <div className="flex flex-wrap gap-2">
        <p className="w-full text-sm">{t("removeSure")}</p>
        {button(
          "remove",
          t("removeYes"),
          () =>
            void perform("remove", async () => {
              await call(removeFeed, { id });
              return t("removed");
            }),
        )}
        <ActButton onPress={() => setAsks(false)}>{t("keep")}</ActButton>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {isActive
        ? button(
            "visit",
            t("visit"),
            () =>
              void perform("visit", async () => {
                const { at } = await call(visitFeedNow, { id });
                const time = dateFormat(tag, { timeStyle: "short" }).format(new Date(at));
                return t("visitAt", { time });
              }),
          )
        : null}
      {button(
        "pause",
        t(isActive ? "pause" : "resume"),
        () => void perform("pause", () => save({ isActive: !isActive })),
      )}
      {button(
        "trust",
        t(isTrusted ? "distrust" : "trust"),
        () => void perform("trust", () => save({ isTrusted: !isTrusted })),
      )}
      <ActButton onPress={() => setAsks(true)}>
        {t("remove")}
        <span className="sr-only">: {publisher}</span>
      </ActButton>
    </div>
  );
}
