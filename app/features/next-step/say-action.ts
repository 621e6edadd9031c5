import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Language } from "../../../contracts/languages.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { SECTIONS_ID } from "../../../contracts/told-sections.ts";
import type { Translate } from "../../i18n/messages.ts";
import { sayScore } from "../../i18n/scores.ts";
import { centreTab } from "../account/account-pages.ts";
import { addCreditsAddress } from "../credits/return-page.ts";
import { FIRST_TO_ASK, FIRST_TO_INVITE } from "../matches/match-address.ts";
import { sayJoined } from "../matches/say-joined.ts";
import type { NextAction } from "./next-action.ts";
import { placeOfTask } from "./places.ts";

export type Said = {
  title: string;
  text: string;
  way: string;
  to: string;
  /** Pages that offer it themselves, besides the one where it is done. */
  offeredAt?: readonly string[];
};

/** Whether it is done on this very page, or offered there. @param address without a fragment */
export function isSaidAt(address: string, { to, offeredAt = [] }: Said): boolean {
  return to.replace(/#.*$/, "") === address || offeredAt.includes(address);
}

const TABS = {
  deckReview: centreTab("review"),
  deck_review: centreTab("review"),
  publish: centreTab("publish"),
  match: centreTab("match"),
} as const;

/** An action in words, and the address where it is done. */
export function sayAction(
  action: NextAction,
  t: Translate<"nextStep">,
  { role, language, page }: { role: Role; language: Language; page: string | null },
): Said {
  switch (action.kind) {
    case "answer":
      return {
        title: t("answer", { count: action.count }),
        text: t("answerText"),
        way: t("answerWay"),
        to: "/profile",
      };
    case "wait":
      return {
        title: t(`wait_${action.service}`),
        text: t("waitText"),
        way: t("waitWay"),
        to: TABS[action.service],
      };
    case "task":
      return {
        title: t(`task_${action.task}`),
        text: t("taskText"),
        way: t(`taskWay_${action.task}`),
        to: placeOfTask(action.task, role),
      };
    case "uploadDeck":
      return {
        title: t("task_pitch_deck"),
        text: t(action.isFree ? "reviewFreeText" : "reviewText"),
        way: t("taskWay_pitch_deck"),
        to: placeOfTask("pitch_deck", role),
      };
    case "review":
      return {
        title: t("review"),
        text: t(action.isFree ? "reviewFreeText" : "reviewText"),
        way: t("reviewWay"),
        to: TABS.deckReview,
      };
    case "fixDeck":
      return sayFixDeck(action, t, language);
    case "fixObjections":
      return {
        title: t("fixObjections", { count: action.count }),
        text: t("fixObjectionsText"),
        way: t("fixObjectionsWay"),
        to: TABS.publish,
      };
    case "fixRejection":
      return {
        title: t("fixRejection", { count: action.count }),
        text: t("fixRejectionText"),
        way: t("fixObjectionsWay"),
        to: TABS.publish,
      };
    case "addCredits":
      return {
        title: t(`addCredits_${action.service}`, { count: action.missing }),
        text: t("addCreditsText"),
        way: t("addCreditsWay"),
        to: addCreditsAddress(TABS[action.service]),
        offeredAt: [TABS[action.service]],
      };
    case "introduce":
      return sayIntroduce(action, t, role);
    case "write":
      return {
        title:
          action.count === 1
            ? t("writeTo", { name: action.newest })
            : t("write", { count: action.count }),
        text: t("writeText"),
        way: t("writeWay"),
        to: "/profile",
      };
    case "share":
      return {
        title: t("share"),
        text: t("shareText"),
        way: t("shareWay"),
        to: page ?? TABS.publish,
      };
    case "fixEmail":
      return {
        title: t("fixEmail"),
        text: t("fixEmailText"),
        way: t("fixEmailWay"),
        to: TABS.publish,
      };
    case "publish":
      return {
        title: t("publish"),
        text: t("publishText"),
        way: t("publishWay"),
        to: TABS.publish,
      };
    case "publishAgain":
      return {
        title: t("publishAgain"),
        text: t("publishAgainText"),
        way: t("publishWay"),
        to: TABS.publish,
      };
    case "addCriteria":
      return {
        title: t("addCriteria"),
        text: t("addCriteriaText"),
        way: t("addCriteriaWay"),
        to: TABS.match,
      };
    case "match":
      return { title: t("match"), text: t("matchText"), way: t("matchWay"), to: TABS.match };
    case "fixWebsite":
      return {
        title: t("fixWebsite"),
        text: t(role === STARTUP_ROLE ? "fixWebsiteText" : "fixWebsiteTextInvestor"),
        way: t("fixWebsiteWay"),
        to: placeOfTask("website", role),
        // Findings of the profile's check: an investor sees them in their own tab, too.
        offeredAt: role === STARTUP_ROLE ? [TABS.publish] : [TABS.publish, TABS.deckReview],
      };
    case "widenCriteria":
      return {
        title: t("widenCriteria"),
        text: t("widenCriteriaText"),
        way: t("widenCriteriaWay"),
        to: TABS.match,
      };
  }
}

/** Links to the first candidate who can be asked; those who have not joined can only be invited. */
function sayIntroduce(
  action: Extract<NextAction, { kind: "introduce" }>,
  t: Translate<"nextStep">,
  role: Role,
): Said {
  const { count, joined } = action;
  const text = sayJoined(action, t);
  const isStartup = role === STARTUP_ROLE;
  if (joined > 0) {
    return {
      title: t(isStartup ? "introduceInvestors" : "introduceStartups", { count }),
      text,
      way: t("introduceWay"),
      to: `${TABS.match}#${FIRST_TO_ASK}`,
    };
  }
  return {
    title: t(isStartup ? "inviteInvestors" : "inviteStartups", { count }),
    text,
    way: t(isStartup ? "inviteWayInvestors" : "inviteWayStartups"),
    to: `${TABS.match}#${FIRST_TO_INVITE}`,
  };
}

/** What lowers the score comes first: missing sections, or issues; a reader may report neither. */
function sayFixDeck(
  { score, found }: Extract<NextAction, { kind: "fixDeck" }>,
  t: Translate<"nextStep">,
  language: Language,
): Said {
  const title = t("fixDeck");
  const standing = { score: sayScore(score, language), min: MIN_DECK_SCORE };
  if (found?.sections) {
    return {
      title,
      text: t("fixDeckSectionsText", { ...standing, ...found.sections }),
      way: t("fixDeckSectionsWay"),
      to: `${TABS.deckReview}#${SECTIONS_ID}`,
    };
  }
  return found && found.issues > 0
    ? { title, text: t("fixDeckText", standing), way: t("fixDeckWay"), to: TABS.deckReview }
    : {
        title,
        text: t("fixDeckAgainText", standing),
        way: t("fixDeckAgainWay"),
        to: TABS.deckReview,
      };
}
