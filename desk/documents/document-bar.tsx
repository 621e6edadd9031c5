import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { exactMoment } from "../../app/i18n/moments.ts";
import { notify } from "../../app/platform/notify.ts";
import { isEditedElsewhere } from "../../app/platform/operations.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import { type DocumentMove, moveDocuments } from "../../contracts/desk/documents.ts";
import { useDeskCall, useMember } from "../frame/session.tsx";
import { WhoCan } from "../frame/who-can.tsx";
import { useKeys } from "../keys/keys.tsx";
import { Choice } from "../ui/choice.tsx";
import { useMayChange } from "../ui/may-change.tsx";
import { Moment } from "../ui/moment.tsx";
import { useDoing } from "../ui/use-doing.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useSayRefusal } from "./say-refusal.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { StateBadge } from "./state-badge.tsx";
import type { DocumentAtWork } from "./use-document.ts";

const VIEWS = ["write", "preview", "versions"] as const;
export type DocumentView = (typeof VIEWS)[number];

/** Moves that need a reason when the company itself published the page. */
const NEEDS_REASON: readonly DocumentMove[] = ["publish", "schedule", "unpublish", "delete"];

type When = { publishAt?: string; unpublishAt?: string | null; reason?: string };

/** Above each document: whether it is saved, its state, and where it can go next. */
export function DocumentBar(props: {
  work: DocumentAtWork;
  title: string;
  view: DocumentView;
  onView(view: DocumentView): void;
  onRefused(problems: Record<string, string>): void;
}) {
  const { work, title, view, onView, onRefused } = props;
  const t = useMessages("deskDocuments");
  const language = useLanguage();
  const call = useDeskCall();
  const member = useMember();
  const mayChange = useMayChange();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const sayRefusal = useSayRefusal();
  const { doing, attempt } = useDoing<DocumentMove>();
  const [scheduling, setScheduling] = useState(false);
  const [asking, setAsking] = useState<{ what: DocumentMove; when: When }>();
  const { kind, id, state, revision, publishedRevision, address, isOwners, storyId } =
    work.document;
  // An end is set only for what readers see, or will see.
  const endsAt = state === "scheduled" || state === "published" ? work.document.unpublishAt : null;
  const hasChanges = publishedRevision !== null && publishedRevision < revision;

  const move = async (what: DocumentMove, when: When = {}) => {
    if (isOwners && NEEDS_REASON.includes(what) && !when.reason) {
      setAsking({ what, when });
      return;
    }
    const send = async () => {
      await work.settle();
      const documents = [{ id, revision: work.shown() }];
      const { refused } = await call(moveDocuments, { kind, documents, move: what, ...when });
      const [problems] = refused;
      if (problems) {
        const refusal = sayRefusal(problems.fields);
        onRefused(problems.fields);
        if (!refusal) onView("write");
        if (problems.fields.row) await work.reload();
        void notify("error", refusal ?? t("notReadyOne"));
        return;
      }
      void queries.invalidateQueries({ queryKey: ["desk", "documents", kind] });
      if (what === "delete") navigate("..", { relative: "path" });
      else await work.reload();
      void notify("success", t(`done_${what}`));
    };
    await attempt(what, send, async (thrown, said) => {
      // The newer version is loaded, so that it is read before it is published.
      const isNewer = isEditedElsewhere(thrown);
      void notify("error", isNewer ? t("editedSince") : said);
      if (isNewer) await work.reload().catch(() => undefined);
    });
  };

  const keys = useMessages("deskKeys");
  const say = (what: DocumentMove) =>
    what === "publish" && state === "published" ? t("publishChanges") : t(`move_${what}`);
  const forward = forwardMove(work, member.may("publish"), mayChange);
  useKeys([
    ...VIEWS.map((one) => ({
      key: VIEW_KEYS[one],
      label: keys(one),
      run: () => onView(one),
    })),
    {
      key: "u",
      label: keys("back"),
      run: () => void navigate("..", { relative: "path" }),
    },
    ...(mayChange
      ? [
          {
            key: "mod+s",
            label: keys("save"),
            run: () => void work.settle().catch(() => undefined),
          },
        ]
      : []),
    ...(forward
      ? [
          {
            key: "mod+enter",
            label: say(forward),
            isOn: () => doing === undefined,
            run: () => void move(forward),
          },
        ]
      : []),
  ]);

  const button = (what: DocumentMove, kindOf: "leaf" | "quiet" | "alert" = "quiet") => (
    <BusyButton
      kind={kindOf}
      busy={doing === what}
      busyLabel={t("working")}
      waits={doing !== undefined && doing !== what}
      onPress={() => move(what)}
    >
      {say(what)}
    </BusyButton>
  );

  return (
    <div className="-mx-4 border-b border-line bg-paper px-4 pb-3 md:sticky md:top-0 md:z-10 md:-mx-8 md:px-8 md:pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 flex-1 text-xl font-bold wrap-anywhere max-sm:basis-full">
          {title || t("untitled")}
        </h1>
        <div className="flex flex-wrap gap-2">
          {forward ? button(forward, "leaf") : null}
          {member.may("publish") ? (
            <>
              {kind === "page" ? null : state === "published" ? (
                button("unpublish")
              ) : (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => setScheduling(true)}
                >
                  {t("move_schedule")}
                </button>
              )}
              {state === "waiting" || state === "scheduled" ? button("take_back") : null}
              {state === "published" || kind === "page" ? null : button("delete", "alert")}
            </>
          ) : state === "waiting" && member.may("write") ? (
            button("take_back")
          ) : null}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <StateBadge state={state} hasChanges={hasChanges} />
        {work.document.hasHandedInChanges ? (
          <span className="font-medium text-ink">{t("changesHandedIn")}</span>
        ) : null}
        {isOwners ? <span className="font-medium text-ink">{t("publishedByOwner")}</span> : null}
        {storyId ? (
          <Link to={`/stories/${storyId}`} className="underline underline-offset-4">
            {t("fromStory")}
          </Link>
        ) : null}
        {work.document.publishAt ? <Moment at={work.document.publishAt} /> : null}
        {endsAt ? (
          <span className="tabular-nums">{t("until", { at: exactMoment(endsAt, language) })}</span>
        ) : null}
        {endsAt && member.may("publish") ? (
          <BusyButton
            kind="quiet"
            className="!min-h-9 !px-3 !py-1 text-sm max-md:!min-h-11"
            busy={doing === "stay"}
            busyLabel={t("working")}
            waits={doing !== undefined && doing !== "stay"}
            onPress={() => void move("stay")}
          >
            {t("move_stay")}
          </BusyButton>
        ) : null}
        {mayChange || work.saving === "closed" || work.saving === "denied" ? (
          <span role="status">{t(`saving_${work.saving}`)}</span>
        ) : null}
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-9 items-center underline underline-offset-4 max-md:min-h-11"
          >
            {t("openPage")}
          </a>
        ) : null}
        <Choice
          label={t("views")}
          options={VIEWS.map((one) => ({ value: one, text: t(`view_${one}`) }))}
          chosen={view}
          onChosen={onView}
          className="sm:ms-auto"
        />
      </div>
      {member.may("publish") ? null : <WhoCan what={mayChange ? "publish" : "change"} />}
      {asking ? (
        <ReasonDialog
          act={t(`move_${asking.what}`)}
          onClose={() => setAsking(undefined)}
          onGiven={(reason) => {
            setAsking(undefined);
            void move(asking.what, { ...asking.when, reason });
          }}
        />
      ) : null}
      {scheduling ? (
        <ScheduleDialog
          publishAt={work.document.publishAt}
          unpublishAt={work.document.unpublishAt}
          onClose={() => setScheduling(false)}
          onChosen={(publishAt, unpublishAt) => {
            setScheduling(false);
            void move("schedule", { publishAt, unpublishAt });
          }}
        />
      ) : null}
    </div>
  );
}

const VIEW_KEYS = { write: "w", preview: "p", versions: "v" } as const;

/** The move that brings a document nearer to its readers, whoever has it open. */
function forwardMove(
  { document, saving }: DocumentAtWork,
  mayPublish: boolean,
  mayChange: boolean,
): DocumentMove | undefined {
  const { state, revision, publishedRevision } = document;
  const isAhead = publishedRevision !== null && publishedRevision < revision;
  if (!mayPublish) {
    const hasNews = isAhead && state === "published" && !document.hasHandedInChanges;
    return mayChange && (state === "draft" || hasNews) ? "hand_in" : undefined;
  }
  return state !== "published" || isAhead || saving === "typing" ? "publish" : undefined;
}
