import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import {
  beginFromStory,
  dismissStories,
  readStory,
  type STORY_DRAFTS,
  type Story,
} from "../../contracts/desk/stories.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { useDeskCall, useMember } from "../frame/session.tsx";
import { WhoCan } from "../frame/who-can.tsx";
import { useKeys } from "../keys/keys.tsx";
import { Moment } from "../ui/moment.tsx";
import { useDoing } from "../ui/use-doing.ts";
import { Waiting } from "../ui/waiting.tsx";
import { useWriting } from "../writing/use-writing.ts";
import { WritingAct, WritingStanding } from "../writing/writing.tsx";
import { NamedInStory } from "./named-in-story.tsx";
import { ProposedRound } from "./proposed-round.tsx";

/** One story: who reports it, whom it names, the round it reports, and what becomes of it. */
export function StoryScreen() {
  const { id = "" } = useParams();
  const t = useMessages("deskStories");
  const keys = useMessages("deskKeys");
  const call = useDeskCall();
  const navigate = useNavigate();
  const mayWrite = useMember().may("write");
  const [search] = useSearchParams();
  const queryKey = ["desk", "story", id];
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readStory, { id }, signal),
    staleTime: 0,
  });
  const list = `/stories${search.size > 0 ? `?${search}` : ""}`;
  useKeys([{ key: "u", label: keys("back"), run: () => void navigate(list) }]);
  const story = read.data;
  if (!story) return <Waiting error={read.error} tryAgain={() => void read.refetch()} />;
  return (
    <article className="max-w-4xl">
      <p>
        <Link
          to={list}
          className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline md:min-h-9"
        >
          {t("allStories")}
        </Link>
      </p>
      <h1 lang={LANGUAGE_TAGS[story.language]} className="mt-1 text-2xl font-bold wrap-anywhere">
        {story.title}
      </h1>
      <p className="mt-1 text-sm text-muted">{t(`state_${story.state}`)}</p>
      {mayWrite ? <StoryActs story={story} /> : <WhoCan what="change" />}
      {story.round ? <ProposedRound round={story.round} story={story} /> : null}
      <NamedInStory story={story} />
      <section aria-labelledby="told-by">
        <h2 id="told-by" className="mt-8 text-lg font-bold">
          {t("toldBy", { count: story.items.length })}
        </h2>
        <ul className="mt-2 grid gap-3">
          {story.items.map((item) => (
            <li key={item.id} data-item className="border-t border-line pt-3">
              <a
                href={item.url}
                target="_blank"
                rel="noreferrer"
                lang={LANGUAGE_TAGS[item.language]}
                className="font-medium wrap-anywhere underline underline-offset-4"
              >
                {item.title}
              </a>
              <p className="mt-0.5 text-sm text-muted">
                {item.publisher} · {LANGUAGE_NAMES[item.language]} ·{" "}
                <Moment at={item.publishedAt} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

type Draft = (typeof STORY_DRAFTS)[number];

/** A draft is begun once; after that the link leads to it. */
function StoryActs({ story }: { story: Story }) {
  const t = useMessages("deskStories");
  const keys = useMessages("deskKeys");
  const call = useDeskCall();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { doing, attempt } = useDoing<Draft | "dismiss">();
  const refresh = () => queries.invalidateQueries({ queryKey: ["desk", "story", story.id] });
  const writing = useWriting({ kind: "story", id: story.id }, refresh);
  const isDismissed = story.state === "dismissed";
  const begin = async (draft: Draft) => {
    await attempt(draft, async () => {
      const { documentId } = await call(beginFromStory, { id: story.id, draft });
      navigate(`/${draft}s/${documentId}`);
    });
    await refresh();
  };
  const dismiss = async () => {
    await attempt("dismiss", async () => {
      await call(dismissStories, { ids: [story.id], isDismissed: !isDismissed });
      void notify("success", t(isDismissed ? "takenUp" : "dismissed"));
    });
    await refresh();
  };
  useKeys([
    { key: "n", label: keys("begin"), isOn: () => !doing, run: () => void begin("article") },
  ]);
  const act = (draft: Draft, documentId: string | null) =>
    documentId ? (
      <Link to={`/${draft}s/${documentId}`} className="button button-leaf">
        {t(`open_${draft}`)}
      </Link>
    ) : (
      <BusyButton
        busy={doing === draft}
        busyLabel={t("beginning")}
        kind={draft === "article" && writing.isOffered ? "quiet" : "leaf"}
        waits={doing !== undefined && doing !== draft}
        onPress={() => void begin(draft)}
      >
        {t(`begin_${draft}`)}
      </BusyButton>
    );
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {story.articleId === null && !isDismissed ? <WritingAct writing={writing} /> : null}
        {act("article", story.articleId)}
        {story.round || story.roundId ? act("round", story.roundId) : null}
        <BusyButton
          kind="quiet"
          busy={doing === "dismiss"}
          busyLabel={t("working")}
          waits={doing !== undefined && doing !== "dismiss"}
          onPress={() => void dismiss()}
        >
          {t(isDismissed ? "takeUp" : "dismiss")}
        </BusyButton>
      </div>
      <WritingStanding writing={writing} />
    </>
  );
}
