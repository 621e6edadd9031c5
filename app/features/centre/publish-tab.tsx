import { Link } from "react-router";
import type { Role } from "../../../contracts/accounts.ts";
import { MIN_DECK_SCORE, publishPrice } from "../../../contracts/prices.ts";
import type { ProfileStatus, PublishBlocker } from "../../../contracts/profile-status.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { StateLine } from "./state-line.tsx";

type Word = keyof Catalogue["centre"] & string;

const STATES: Record<ProfileStatus["publication"], Word> = {
  not_published: "stateNotPublished",
  published: "statePublished",
  needs_publishing: "stateNeedsPublishing",
};

const BLOCKERS: Record<PublishBlocker, { title: Word; text: Word; to: string; way: Word }> = {
  incomplete_tasks: {
    title: "incompleteTasksTitle",
    text: "incompleteTasksText",
    to: "/profile",
    way: "checklist",
  },
  score_unavailable: {
    title: "scoreUnavailableTitle",
    text: "scoreUnavailableText",
    to: "/profile?tab=review",
    way: "toReview",
  },
  company_email_required: {
    title: "companyEmailTitle",
    text: "companyEmailText",
    to: "/settings#email",
    way: "toSettings",
  },
};

/** Publishing (spec §4): where it stands, what it costs, what keeps it back and what to do about it. */
export function PublishTab({ role, status }: { role: Role; status: ProfileStatus }) {
  const t = useMessages("centre");
  const { blockers, page, publication } = status;
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("publishTitle")}</h2>
      <p className="mt-2 max-w-prose text-muted">{t("publishText")}</p>
      <StateLine
        facts={[
          t(STATES[publication]),
          t("publishPrice", { count: publishPrice(role) }),
          t("publishTime"),
        ]}
      />
      {page ? (
        <Link to={page} className="mt-4 inline-block text-leaf underline underline-offset-4">
          {t("viewPage")}
        </Link>
      ) : null}
      <h3 className="mt-6 font-semibold">
        {t(blockers.length === 0 ? "nothingBlocks" : "blockedBy")}
      </h3>
      <ul className="mt-2 grid gap-3">
        {blockers.map((blocker) => (
          <Blocker key={blocker} blocker={blocker} />
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">{t("publishSoon")}</p>
    </section>
  );
}

function Blocker({ blocker }: { blocker: PublishBlocker }) {
  const t = useMessages("centre");
  const { title, text, to, way } = BLOCKERS[blocker];
  return (
    <li className="notice notice-info">
      <p className="font-semibold">{t(title)}</p>
      <p className="text-sm">{t(text, { score: MIN_DECK_SCORE })}</p>
      <Link to={to} className="mt-1 inline-block text-sm text-leaf underline underline-offset-4">
        {t(way)}
      </Link>
    </li>
  );
}
