import { useLocation, useSearchParams } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CENTRE, centreTab } from "../account/account-pages.ts";
import { readArrival } from "../account/arrival.ts";
import { Loaded } from "../account/loaded.tsx";
import { RecentActivity } from "../account/recent-activity.tsx";
import { type Person, SignedIn } from "../account/signed-in.tsx";
import { useProfileStatus } from "../account/use-profile-status.ts";
import { AccountFrame } from "../account-frame/account-frame.tsx";
import { useIntroductions } from "../matches/use-introductions.ts";
import { WaitingIntroductions } from "../matches/waiting-introductions.tsx";
import { NextStepStrip, useSaidAction } from "../next-step/next-step-strip.tsx";
import { placeOfTask } from "../next-step/places.ts";
import { useNextAction } from "../next-step/use-next-action.ts";
import { isNearlyDone, wayOf } from "../next-step/way.ts";
import { WayCard, WayFolded } from "../next-step/way-card.tsx";
import { SavedItems } from "../saved/saved-items.tsx";
import { Checklist } from "./checklist.tsx";
import { CompanyLine } from "./company-line.tsx";
import { DifferingAsk } from "./differing-ask.tsx";
import { Later } from "./later.tsx";
import { SilentWebsite } from "./silent-website.tsx";

/** In the recommended order. */
const TABS = ["profile", "review", "publish", "match"] as const;
type Tab = (typeof TABS)[number];

const TAB_WORDS: Record<Tab, keyof Catalogue["centre"] & string> = {
  profile: "tabOverview",
  publish: "tabPublish",
  review: "tabReview",
  match: "tabMatch",
};

/** The failure's title, for tabs that need more than the profile's state (spec §8). */
const FAILED: Partial<Record<Tab, keyof Catalogue["centre"] & string>> = {
  publish: "companyEmailUnverified",
};

/**
 * `/profile`: the startup center or the investor center (spec §2). The tab is part of the address.
 */
export function CentrePage() {
  return <SignedIn>{(person) => <Centre person={person} />}</SignedIn>;
}

function Centre({ person }: { person: Person }) {
  const t = useMessages("centre");
  const [search] = useSearchParams();
  const { state } = useLocation();
  const status = useProfileStatus(person);
  const tab = TABS.find((known) => known === search.get("tab")) ?? "profile";
  const isStartup = person.role === STARTUP_ROLE;
  return (
    <AccountFrame
      person={person}
      title={t(isStartup ? "startupTitle" : "investorTitle")}
      hasNextStep={hasNextStep(tab, isStartup, status.data)}
      lead={
        status.data?.page ? (
          <CompanyLine
            person={person}
            page={status.data.page}
            status={status.data}
            isAside={tab !== "profile"}
          />
        ) : null
      }
    >
      {readArrival(state) === "arrivedConfirmed" ? (
        <Later name="password" load={() => import("./choose-password.tsx")}>
          {({ ChoosePassword }) => <ChoosePassword person={person} />}
        </Later>
      ) : null}
      <Tabs
        label={t("tabs")}
        tabs={TABS.map((known) => ({
          to: known === "profile" ? CENTRE : centreTab(known),
          text: t(known === "review" && !isStartup ? "tabProfileCheck" : TAB_WORDS[known]),
          ...(known === "match" && { short: t("tabMatchShort") }),
          isCurrent: known === tab,
        }))}
      />
      {tab === "profile" ? <WaitingIntroductions person={person} /> : null}
      <div className="mt-6">
        <Loaded query={status} failedTitle={t(FAILED[tab] ?? "statusFailed")} rows={8}>
          {(data) => <TabContent tab={tab} person={person} status={data} />}
        </Loaded>
      </div>
      {tab === "profile" ? (
        <div className="mt-10 grid grid-cols-1 gap-10 empty:hidden">
          <SavedItems userId={person.session.user.id} role={person.role} />
          <RecentActivity person={person} />
        </div>
      ) : null}
    </AccountFrame>
  );
}

/**
 * A page has one thing to press, and these have it themselves: matches are it, blockers of
 * publishing are listed with their remedy, and a review says how its deck goes on.
 */
function hasNextStep(tab: Tab, isStartup: boolean, status: ProfileStatus | undefined): boolean {
  // There the step comes after the stages.
  if (tab === "profile" || !status) return false;
  const { tasks, blockers, matchesFound } = status;
  const hasProfile = tasks.some(({ task, done }) => task === "profile" && done);
  const isSaid =
    (tab === "publish" && blockers.length > 0) ||
    // An investor has no deck: the tab shows what their profile's check has found.
    (tab === "review" && isStartup) ||
    (tab === "match" && (!hasProfile || (matchesFound ?? 0) > 0));
  return !isSaid;
}

function TabContent(props: { tab: Tab; person: Person; status: ProfileStatus }) {
  const { tab, person, status } = props;
  switch (tab) {
    case "profile":
      return <Overview person={person} status={status} />;
    case "publish":
      return (
        <Later name="publish" load={() => import("./publish-tab.tsx")}>
          {({ PublishTab }) => <PublishTab person={person} status={status} />}
        </Later>
      );
    case "review":
      return (
        <Later name="review" load={() => import("./review-tab.tsx")}>
          {({ ReviewTab }) => <ReviewTab person={person} status={status} />}
        </Later>
      );
    case "match":
      return (
        <Later name="match" load={() => import("./match-tab.tsx")}>
          {({ MatchTab }) => <MatchTab person={person} status={status} />}
        </Later>
      );
  }
}

function Overview({ person, status }: { person: Person; status: ProfileStatus }) {
  const { data: introductions = [] } = useIntroductions(person);
  const { role } = person;
  const { reviewedWebsite: reviewed } = status;
  const steps = wayOf({ role, status, introductions });
  const step = useNextAction(person)?.action.kind;
  const said = useSaidAction(person)?.said;
  const open = status.tasks.find(({ done }) => !done);
  // Until the step is known, it is most likely the first open task: this keeps its place.
  const isInList =
    open !== undefined && (said === undefined || said.to === placeOfTask(open.task, role));
  const checklist = (
    <Checklist
      role={role}
      tasks={status.tasks}
      needsCompanyEmail={status.companyEmailProblem === "account_free"}
      next={isInList ? { said } : undefined}
    />
  );
  const notices = (
    <>
      {/* Where it is the next step, that leads to the place where it is fixed and checked again. */}
      {reviewed && step !== undefined && step !== "fixWebsite" ? (
        <SilentWebsite key={reviewed.checkedAt} website={reviewed} role={role} />
      ) : null}
      {status.askDiffers ? <DifferingAsk ask={status.askDiffers} /> : null}
    </>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {isNearlyDone(steps) ? (
        <>
          <NextStepStrip person={person} keepsPlace />
          {notices}
          <Later name="glance" load={() => import("../next-step/glance.tsx")}>
            {({ Glance }) => <Glance person={person} status={status} />}
          </Later>
          <WayFolded person={person} steps={steps}>
            {checklist}
          </WayFolded>
        </>
      ) : (
        <>
          <WayCard person={person} steps={steps}>
            {isInList ? null : <NextStepStrip person={person} keepsPlace isWithin />}
            {checklist}
          </WayCard>
          {notices}
        </>
      )}
    </div>
  );
}
