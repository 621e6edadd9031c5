import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { isEditedElsewhere } from "../../app/platform/operations.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import {
  beginDocument,
  DOCUMENT_STATES,
  DOCUMENTS_PER_PAGE,
  type DocumentKind,
  type DocumentMove,
  listDocuments,
  moveDocuments,
} from "../../contracts/desk/documents.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { useDeskCall, useMember } from "../frame/session.tsx";
import { useKeys } from "../keys/keys.tsx";
import { useChoosingKeys } from "../keys/list-keys.tsx";
import { ChooseBox, useChosen } from "../ui/choosing.tsx";
import { Moment } from "../ui/moment.tsx";
import { Pager } from "../ui/pager.tsx";
import { useDoing } from "../ui/use-doing.ts";
import { changedView } from "../ui/view.ts";
import { ListedPicture } from "./listed-picture.tsx";
import { useListedTitle } from "./listed-title.ts";
import { useSayRefusal } from "./say-refusal.ts";
import { StateBadge } from "./state-badge.tsx";

const PATHS: Record<DocumentKind, string> = {
  article: "/articles",
  startup: "/startups",
  investor: "/investors",
  round: "/rounds",
  page: "/pages",
};

/** In the address, beside the states: published, and changed since. */
const CHANGED = "changed";

/** Documents of a kind: searched, filtered, several moved at once. The address can be shared. */
export function DocumentList({ kind }: { kind: DocumentKind }) {
  const t = useMessages("deskDocuments");
  const keys = useMessages("deskKeys");
  const language = useLanguage();
  const call = useDeskCall();
  const member = useMember();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const sayFailure = useSayFailure();
  const sayRefusal = useSayRefusal();
  const titleOf = useListedTitle(kind);
  const [search, setSearch] = useSearchParams();
  const { doing, attempt } = useDoing<"begin" | DocumentMove>();
  const query = search.get("q") ?? "";
  // Companies and their rounds have names, not titles.
  const isNamed = kind !== "article" && kind !== "page";
  const searchLabel = t(isNamed ? "searchByName" : "searchLabel");
  const state = DOCUMENT_STATES.find((one) => one === search.get("state"));
  const isChanged = search.get("state") === CHANGED;
  const page = Math.max(1, Number(search.get("page")) || 1);

  const found = useQuery({
    queryKey: ["desk", "documents", kind, query, state, isChanged, page],
    queryFn: ({ signal }) => call(listDocuments, { kind, query, state, isChanged, page }, signal),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const documents = found.data?.documents ?? [];
  const total = found.data?.total ?? 0;
  const { chosen, isAll, clear, toggle, toggleAll } = useChosen(documents);

  const show = (change: Record<string, string>) => {
    clear();
    setSearch(changedView(search, change), { replace: true });
  };

  const sayRefused = (thrown: unknown, said: string) => {
    const isNewer = isEditedElsewhere(thrown);
    void notify("error", isNewer ? t("editedSince") : said);
    if (isNewer) void found.refetch();
  };

  const move = (what: DocumentMove) => {
    const send = async () => {
      const { moved, refused } = await call(moveDocuments, {
        kind,
        documents: documents
          .filter(({ id }) => chosen.has(id))
          .map(({ id, revision }) => ({ id, revision })),
        move: what,
      });
      const [first] = refused.flatMap(({ fields }) => sayRefusal(fields) ?? []);
      const names = documents.filter(({ id }) => refused.some((one) => one.id === id));
      const list = names.map((one) => titleOf(one.title)).join(" · ");
      if (first) void notify("error", t("notMoved", { list, why: first }));
      else if (refused.length > 0) {
        void notify("error", t("notReady", { count: refused.length, list }));
      } else void notify("success", t("moved", { count: moved }));
      clear();
      await queries.invalidateQueries({ queryKey: ["desk", "documents", kind] });
    };
    return attempt(what, send, sayRefused);
  };

  const mayBegin = member.may("write") && kind !== "page";
  const begin = () => {
    const send = async () => {
      const { id } = await call(beginDocument, { kind });
      navigate(`${PATHS[kind]}/${id}`);
    };
    return attempt("begin", send, sayRefused);
  };
  useChoosingKeys();
  useKeys([
    { key: "n", label: keys("begin"), isOn: () => mayBegin && !doing, run: () => void begin() },
  ]);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t(`heading_${kind}`)}</h1>
        {mayBegin ? (
          <BusyButton busy={doing === "begin"} busyLabel={t("beginning")} onPress={begin}>
            {t(`begin_${kind}`)}
          </BusyButton>
        ) : null}
      </div>
      <search className="mt-4 flex flex-wrap gap-3">
        <input
          type="search"
          className="input max-w-sm"
          aria-label={searchLabel}
          placeholder={searchLabel}
          defaultValue={query}
          onChange={(event) => show({ q: event.target.value.trim() })}
        />
        <select
          className="input !w-auto"
          aria-label={t("stateLabel")}
          value={isChanged ? CHANGED : (state ?? "")}
          onChange={(event) => show({ state: event.target.value })}
        >
          <option value="">{t("anyState")}</option>
          {DOCUMENT_STATES.map((one) => (
            <option key={one} value={one}>
              {t(`state_${one}`)}
            </option>
          ))}
          <option value={CHANGED}>{t("onlyChanged")}</option>
        </select>
        <p role="status" className="self-center text-sm text-muted tabular-nums">
          {found.data
            ? t("found", {
                count: total,
                shown: numberFormat(LANGUAGE_TAGS[language]).format(total),
              })
            : t("loading")}
        </p>
      </search>
      {chosen.size > 0 ? (
        <div
          data-bulk
          className="mt-3 flex flex-wrap items-center gap-2 rounded-xl bg-sunken p-2 text-sm"
        >
          <span className="px-2">{t("chosen", { count: chosen.size })}</span>
          {member.may("publish") ? (
            <>
              <Act busy={doing} name="publish" onPress={() => move("publish")} />
              {/* The footer links to every page of the site. */}
              {kind === "page" ? null : (
                <>
                  <Act busy={doing} name="unpublish" onPress={() => move("unpublish")} />
                  <Act busy={doing} name="delete" onPress={() => move("delete")} />
                </>
              )}
            </>
          ) : (
            <Act busy={doing} name="hand_in" onPress={() => move("hand_in")} />
          )}
        </div>
      ) : null}
      {found.error ? <p className="mt-6 text-alert">{sayFailure(found.error)}</p> : null}
      <div className="relative mt-3 overflow-x-auto">
        <table className="desk-table">
          <thead>
            <tr>
              {member.may("write") ? (
                <th className="w-0 !px-0">
                  <ChooseBox
                    label={t("chooseAll")}
                    isForAll
                    isChosen={isAll}
                    onToggle={toggleAll}
                  />
                </th>
              ) : null}
              <th scope="col">{t(isNamed ? "columnName" : "columnTitle")}</th>
              <th scope="col" className="max-md:hidden">
                {t("columnState")}
              </th>
              <th scope="col" className="max-md:hidden">
                {t("columnChanged")}
              </th>
            </tr>
          </thead>
          <tbody>
            {documents.map((one) => (
              <tr key={one.id} data-item>
                {member.may("write") ? (
                  <td className="!px-0">
                    <ChooseBox
                      label={t("choose", { title: titleOf(one.title) })}
                      isChosen={chosen.has(one.id)}
                      onToggle={() => toggle(one.id)}
                    />
                  </td>
                ) : null}
                <td>
                  <div className="flex items-start gap-3">
                    <ListedPicture kind={kind} listed={one} />
                    <div className="min-w-0">
                      <Link
                        to={`${PATHS[kind]}/${one.id}`}
                        className="font-medium wrap-anywhere hover:underline"
                      >
                        {titleOf(one.title)}
                      </Link>
                      {one.isSample ? <span className="ms-2 text-muted">{t("sample")}</span> : null}
                      <span className="mt-1 block md:hidden">
                        <StateBadge state={one.state} hasChanges={one.hasChanges} />
                      </span>
                    </div>
                  </div>
                </td>
                <td className="max-md:hidden">
                  <StateBadge state={one.state} hasChanges={one.hasChanges} />
                  {one.publishAt ? (
                    <span className="block text-muted">
                      <Moment at={one.publishAt} />
                    </span>
                  ) : null}
                </td>
                <td className="text-muted max-md:hidden">
                  <Moment at={one.updatedAt} />
                  {one.updatedBy ? (
                    <span className="block wrap-anywhere">{one.updatedBy}</span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.data && documents.length === 0 ? (
        <p className="mt-6 text-muted">{t("nothingFound")}</p>
      ) : null}
      <Pager
        page={page}
        pages={Math.ceil(total / DOCUMENTS_PER_PAGE)}
        onPage={(next) => show({ page: next === 1 ? "" : String(next) })}
      />
    </>
  );
}

function Act(props: { busy: string | undefined; name: DocumentMove; onPress(): void }) {
  const t = useMessages("deskDocuments");
  const { busy, name, onPress } = props;
  return (
    <BusyButton
      kind={name === "delete" ? "alert" : "quiet"}
      className="!min-h-9 !px-3 !py-1 text-sm"
      busy={busy === name}
      busyLabel={t("working")}
      waits={busy !== undefined && busy !== name}
      onPress={onPress}
    >
      {t(`move_${name}`)}
    </BusyButton>
  );
}
