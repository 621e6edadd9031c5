import {
  ENTRY_KINDS,
  type EntryKind,
  NO_MATCH,
  SERVICES,
  type Service,
} from "../../../contracts/credits.ts";
import type { Translate } from "../../i18n/messages.ts";
import { centreTab } from "../account/account-pages.ts";

/** The part of a ledger entry that the statement shows. */
export type Entry = {
  id: number;
  kind: string;
  amount: number;
  balance_after: number;
  owed_after: number;
  reason: string;
  subject_kind: string;
  subject_id: string;
  created_at: string;
};

type Say = Translate<"credits">;

const REVERSALS = [
  "payment_refunded",
  "payment_disputed",
  "dispute_won",
  "refund_failed",
  "free_review_kept",
] as const;

/** A server newer than this page may know more kinds. */
export function isEntryKind(kind: string): kind is EntryKind {
  return ENTRY_KINDS.some((known) => known === kind);
}

/** What happened, in words. */
export function sayEntry(t: Say, { kind, reason }: Entry): string {
  const service = SERVICES.find((known) => known === reason);
  switch (kind) {
    case "grant":
      return t(reason === "free_review" ? "entry_free_review" : "entry_grant");
    case "purchase":
    case "plan":
    case "expiry":
    case "adjustment":
      return t(`entry_${kind}`);
    case "spend":
      return t(service ? `spend_${service}` : "kind_spend");
    case "refund":
      if (reason === NO_MATCH) return t("givenBackNoMatch");
      return service ? t("givenBack", { service: t(`spend_${service}`) }) : t("kind_refund");
    case "reversal": {
      const known = REVERSALS.find((one) => one === reason);
      return t(known ? `reversal_${known}` : "kind_reversal");
    }
    default:
      return t("entryOther");
  }
}

/** An operator's note on a manual credit or correction; the other reasons are codes. */
export function noteOf({ subject_kind, reason }: Entry): string | undefined {
  return subject_kind === "operator" ? reason : undefined;
}

const TABS: Record<Service, string> = {
  publish: centreTab("publish"),
  deck_review: centreTab("review"),
  match: centreTab("match"),
};

/** The address of the run that was paid for or refunded. */
export function runAddress({ subject_kind, reason }: Entry): string | undefined {
  const service = SERVICES.find((known) => known === (reason === NO_MATCH ? "match" : reason));
  return subject_kind === "run" && service ? TABS[service] : undefined;
}
