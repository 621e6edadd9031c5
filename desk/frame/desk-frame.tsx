import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { signOut } from "../../app/features/account/sign-out.ts";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { useBackend } from "../../app/platform/backend-context.tsx";
import { OperationFailure } from "../../app/platform/operations.ts";
import { Logo } from "../../app/ui/logo.tsx";
import { MemberIcon } from "../../app/ui/member-icons.tsx";
import { Spinner } from "../../app/ui/spinner.tsx";
import type { StaffArea } from "../../contracts/desk/staff.ts";
import { LANGUAGE_COOKIE, LANGUAGE_NAMES, LANGUAGES } from "../../contracts/languages.ts";
import { KeysHelp } from "../keys/help.tsx";
import { KeysProvider } from "../keys/keys.tsx";
import { useRoomKeys } from "../keys/list-keys.tsx";
import { DeskClosed } from "./desk-closed.tsx";
import { MemberProvider, useMember, useOpenDesk } from "./session.tsx";
import { WhoCan } from "./who-can.tsx";

/**
 * The rooms of the desk, in the order of a day's work; each is shown to those who may work in it.
 */
const ROOMS = [
  { path: "today", word: "roomToday", area: "read" },
  { path: "queue", word: "roomQueue", area: "queue" },
  { path: "stories", word: "roomStories", area: "read" },
  { path: "articles", word: "roomArticles", area: "read" },
  { path: "startups", word: "roomStartups", area: "read" },
  { path: "investors", word: "roomInvestors", area: "read" },
  { path: "rounds", word: "roomRounds", area: "read" },
  { path: "pictures", word: "roomPictures", area: "read" },
  { path: "people", word: "roomPeople", area: "people" },
  { path: "feeds", word: "roomFeeds", area: "read" },
  { path: "import", word: "roomImports", area: "publish" },
  { path: "duplicates", word: "roomDuplicates", area: "publish" },
  { path: "pages", word: "roomPages", area: "write" },
  { path: "staff", word: "roomStaff", area: "staff" },
  { path: "acts", word: "roomActs", area: "read" },
  { path: "settings", word: "roomSettings", area: "staff" },
] as const satisfies { path: string; word: string; area: StaffArea }[];

export function DeskFrame() {
  const t = useMessages("desk");
  const { member, error, tryAgain } = useOpenDesk();
  useEffect(() => {
    document.title = t("documentTitle");
  }, [t]);
  if (error) {
    const code = error instanceof OperationFailure ? error.code : "server_error";
    return <DeskClosed because={code} tryAgain={tryAgain} />;
  }
  if (!member) {
    return (
      <div className="flex min-h-screen items-center justify-center">
        <Spinner label={t("opening")} />
      </div>
    );
  }
  return (
    <MemberProvider member={member}>
      <KeysProvider>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-lg focus:bg-leaf focus:px-4 focus:py-2 focus:text-on-leaf"
        >
          {t("skip")}
        </a>
        <div className="min-h-screen md:grid md:grid-cols-[13rem_minmax(0,1fr)]">
          <Rooms />
          <main id="content" className="min-w-0 px-4 py-6 md:px-8" tabIndex={-1}>
            <Room />
          </main>
        </div>
      </KeysProvider>
    </MemberProvider>
  );
}

/** The screen at the address, if this member may work in it. */
function Room() {
  const t = useMessages("desk");
  const member = useMember();
  const { pathname } = useLocation();
  useRoomKeys();
  const room = ROOMS.find(({ path }) => path === pathname.split("/")[1]);
  if (!room || member.may(room.area)) return <Outlet />;
  return (
    <>
      <h1 className="text-2xl font-bold">{t(room.word)}</h1>
      <WhoCan what="enter" area={room.area} />
    </>
  );
}

function Rooms() {
  const t = useMessages("desk");
  const member = useMember();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the rooms are a row that scrolls: the open one is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another room is opened
  useEffect(() => {
    list.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <header className="border-line bg-surface p-3 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:border-b max-md:pb-2 md:sticky md:top-0 md:flex md:h-screen md:flex-col md:overflow-y-auto md:border-e">
      <p className="flex items-center gap-2 px-2 font-bold">
        <a href="/" aria-label={t("toSite")} className="inline-flex min-h-11 items-center gap-2">
          <Logo className="size-7" />
          <span className="sr-only">{t("toSite")}</span>
        </a>
        <span className="text-sm font-medium text-muted">{t("name")}</span>
      </p>
      <nav
        aria-label={t("rooms")}
        className="mt-2 max-md:order-last max-md:basis-full max-md:overflow-x-auto"
      >
        <ul ref={list} className="flex gap-1 md:flex-col">
          {ROOMS.filter(({ area }) => member.may(area)).map(({ path, word }) => (
            <li key={path} data-item>
              <NavLink
                to={path}
                className="flex min-h-11 items-center rounded-lg px-3 text-sm font-medium whitespace-nowrap hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:text-leaf md:min-h-9"
              >
                {t(word)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Self />
    </header>
  );
}

/** Who is signed in; folded on a phone, where the rooms matter more. */
function Self() {
  const t = useMessages("desk");
  const language = useLanguage();
  const member = useMember();
  const { connect } = useBackend();
  const queries = useQueryClient();
  return (
    <details
      open={innerWidth >= WIDE_PX}
      className="group min-w-0 px-2 text-sm text-muted max-md:flex-1 max-md:open:basis-full md:mt-auto"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 max-md:justify-end md:min-h-9">
        <span className="min-w-0 max-md:truncate md:wrap-anywhere">{member.email}</span>
        <MemberIcon name="chevron" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <p>{t(`role_${member.role}`)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <label className="sr-only" htmlFor="desk-language">
          {t("language")}
        </label>
        <select
          id="desk-language"
          className="input !min-h-9 !w-auto !py-1 text-sm"
          value={language}
          onChange={(event) => {
            // biome-ignore lint/suspicious/noDocumentCookie: as the site keeps it; the Cookie Store API is not everywhere
            document.cookie = `${LANGUAGE_COOKIE}=${event.target.value}; Path=/; Max-Age=31536000; SameSite=Lax`;
            location.reload();
          }}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="min-h-11 underline underline-offset-4 hover:text-ink md:min-h-9"
          onClick={() => {
            void queries.cancelQueries();
            void signOut(connect);
          }}
        >
          {t("signOut")}
        </button>
        <KeysHelp />
      </div>
    </details>
  );
}

/** From this width on the rooms are at the side. */
const WIDE_PX = 768;
