import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Catalogue } from "../../i18n/messages.ts";

type AccountPage = { to: string; key: keyof Catalogue["account"] & string };

/** The first account page. */
export const CENTRE = "/profile";
const STARTUP_CENTRE: AccountPage = { to: CENTRE, key: "startupCentre" };
const INVESTOR_CENTRE: AccountPage = { to: CENTRE, key: "investorCentre" };
const STARTUP_PROFILE: AccountPage = { to: "/startup-profile-submission", key: "startupProfile" };
const INVESTOR_PROFILE: AccountPage = {
  to: "/investor-profile-submission",
  key: "investorProfile",
};
const PITCH_DECK: AccountPage = { to: "/pitch-deck-upload", key: "pitchDeck" };
const LICENSE: AccountPage = { to: "/business-license-upload", key: "businessLicense" };
const WEBSITE: AccountPage = { to: "/website-submission", key: "website" };
const CREDITS: AccountPage = { to: "/credits", key: "credits" };
const SETTINGS: AccountPage = { to: "/settings", key: "settings" };

/** The form of a role's profile. */
export function profileForm(role: Role): string {
  return (role === STARTUP_ROLE ? STARTUP_PROFILE : INVESTOR_PROFILE).to;
}

/** A tab of the centre, except the first. */
export function centreTab(tab: "review" | "publish" | "match"): string {
  return `${CENTRE}?tab=${tab}`;
}

/** The account pages of a role, in the order of the navigation. */
export function accountPages(role: Role): AccountPage[] {
  return role === STARTUP_ROLE
    ? [STARTUP_CENTRE, STARTUP_PROFILE, PITCH_DECK, LICENSE, WEBSITE, CREDITS, SETTINGS]
    : [INVESTOR_CENTRE, INVESTOR_PROFILE, LICENSE, WEBSITE, CREDITS, SETTINGS];
}

/** Whether the page is inside AccountFrame, which shows the outcome of a purchase. */
export function isAccountPage(pathname: string): boolean {
  const pages = [STARTUP_CENTRE, STARTUP_PROFILE, INVESTOR_PROFILE, PITCH_DECK, LICENSE, WEBSITE];
  return [...pages, CREDITS, SETTINGS].some(({ to }) => to === pathname);
}
