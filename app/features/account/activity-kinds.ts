import { ACTIVITY_KINDS, type ActivityKind, type Role } from "../../../contracts/accounts.ts";
import type { MemberIconName } from "../../ui/member-icons.tsx";
import { centreTab, profileForm } from "./account-pages.ts";

/** What a line of the activity looks like, and the page where it happened. */
type Look = { icon: MemberIconName; to: string | ((role: Role) => string) };

const REVIEW = centreTab("review");
const PUBLISH = centreTab("publish");
const MATCH = centreTab("match");
const DECK = "/pitch-deck-upload";
const LICENSE = "/business-license-upload";

const LOOKS: Record<ActivityKind, Look> = {
  profile_saved: { icon: "pencil", to: profileForm },
  criteria_saved: { icon: "pencil", to: MATCH },
  website_saved: { icon: "link", to: "/website-submission" },
  logo_uploaded: { icon: "image", to: profileForm },
  logo_removed: { icon: "trash", to: profileForm },
  pitch_deck_uploaded: { icon: "file", to: DECK },
  pitch_deck_removed: { icon: "trash", to: DECK },
  business_license_uploaded: { icon: "file", to: LICENSE },
  business_license_removed: { icon: "trash", to: LICENSE },
  password_changed: { icon: "lock", to: "/settings#password" },
  email_changed: { icon: "mail", to: "/settings#email" },
  sessions_ended: { icon: "lock", to: "/settings#sessions" },
  data_exported: { icon: "file", to: "/settings#data" },
  deck_reviewed: { icon: "check", to: REVIEW },
  profile_published: { icon: "eye", to: PUBLISH },
  profile_rejected: { icon: "cross", to: PUBLISH },
  page_withdrawn: { icon: "eyeOff", to: PUBLISH },
  matches_found: { icon: "target", to: MATCH },
  introduction_asked: { icon: "people", to: MATCH },
  introduction_received: { icon: "people", to: MATCH },
  introduction_agreed: { icon: "people", to: MATCH },
  introduction_declined: { icon: "people", to: MATCH },
  introduction_withdrawn: { icon: "people", to: MATCH },
  introduction_expired: { icon: "people", to: MATCH },
};

/** A server newer than this page may know more kinds. */
export function isActivityKind(kind: string): kind is ActivityKind {
  return ACTIVITY_KINDS.some((known) => known === kind);
}

export function lookOf(kind: ActivityKind, role: Role): { icon: MemberIconName; to: string } {
  const { icon, to } = LOOKS[kind];
  return { icon, to: typeof to === "function" ? to(role) : to };
}

type Told = { kind: string; detail: string };

/** Merges neighbours that say the same into one line, the newest of them, with a count. */
export function foldActivity<Event extends Told>(
  events: readonly Event[],
): { newest: Event; times: number }[] {
  const folded: { newest: Event; times: number }[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    const isSame = last?.newest.kind === event.kind && last.newest.detail === event.detail;
    if (last && isSame) last.times += 1;
    else folded.push({ newest: event, times: 1 });
  }
  return folded;
}
