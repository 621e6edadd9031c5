import { useState } from "react";
import { Link } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { wholeAmount } from "../../../contracts/amounts.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { profileForm } from "../account/account-pages.ts";
import { isSettled, settle } from "../account/settled-notices.ts";

type Ask = NonNullable<ProfileStatus["askDiffers"]>;

/**
 * Deck and profile name two amounts: shown until one is corrected, or until the person means both.
 */
export function DifferingAsk({ ask: { deck, profile } }: { ask: Ask }) {
  const t = useMessages("centre");
  const language = useLanguage();
  const name = `ask ${deck.amount} ${profile.amount} ${deck.currency}`;
  const [isMeant, setMeant] = useState(() => isSettled(name));
  if (isMeant) return null;
  const say = ({ amount, currency }: Ask["deck"]) => wholeAmount(amount, currency, language);
  return (
    <Notice kind="info" title={t("askDiffers")}>
      <p className="max-w-prose text-sm">
        {t("askDiffersText", { asked: say(deck), stated: say(profile) })}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={`${profileForm(STARTUP_ROLE)}#raising`} className="button button-quiet text-sm">
          {t("askToProfile")}
        </Link>
        <Link
          to="/pitch-deck-upload"
          className="inline-flex min-h-11 items-center text-sm text-leaf underline underline-offset-4"
        >
          {t("askToDeck")}
        </Link>
        <button
          type="button"
          className="min-h-11 text-sm text-muted underline underline-offset-4 hover:text-ink"
          onClick={() => {
            settle(name);
            setMeant(true);
          }}
        >
          {t("askKeep")}
        </button>
      </div>
    </Notice>
  );
}
