import { useRef, useState } from "react";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { paidDollars } from "../../contracts/amounts.ts";
import {
  CREDITS_AT_ONCE,
  type DeskPerson,
  moveCredits,
  resendMail,
} from "../../contracts/desk/people.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { useAct } from "./act.ts";
import { ActButton, Part, Rows } from "./part.tsx";
import { useSayResent } from "./say-resent.ts";

/** The balance, its history, and which remaining credits expire when. */
export function CreditsPart({ person }: { person: DeskPerson }) {
  const t = useMessages("deskPeople");
  const statement = useMessages("credits");
  const number = numberFormat(LANGUAGE_TAGS[useLanguage()]);
  const signed = numberFormat(LANGUAGE_TAGS[useLanguage()], { signDisplay: "exceptZero" });
  const { balance, owed, plan, entries, lots, receipts } = person.credits;
  return (
    <Part title={t("creditsTitle")}>
      <p className="mt-2">
        <strong className="text-xl tabular-nums">{t("credits", { count: balance })}</strong>
        {owed > 0 ? <span className="ms-3 text-alert">{t("owed", { count: owed })}</span> : null}
      </p>
      {plan ? <Plan plan={plan} /> : null}
      <MoveCredits personId={person.account.id} balance={balance} />
      <h3 className="mt-5 text-sm font-semibold">{t("entries")}</h3>
      {entries.length === 0 ? (
        <p className="mt-1 text-muted">{t("noEntries")}</p>
      ) : (
        <Rows label={t("entries")} columns={[t("at"), t("kind"), t("amount"), t("balance")]}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                <Moment at={entry.at} />
              </td>
              <td className="min-w-40 max-md:col-span-full" data-label={t("kind")}>
                {statement(`kind_${entry.kind}`)}
                <span className="block text-muted wrap-anywhere">
                  {entry.service ? t(`service_${entry.service}`) : entry.note}
                </span>
              </td>
              <td className="tabular-nums" data-label={t("amount")}>
                {signed.format(entry.amount)}
              </td>
              <td className="tabular-nums" data-label={t("balance")}>
                {number.format(entry.balanceAfter)}
              </td>
            </tr>
          ))}
        </Rows>
      )}
      {lots.length > 0 ? (
        <>
          <h3 className="mt-5 text-sm font-semibold">{t("lots")}</h3>
          <ul className="mt-1 text-sm">
            {lots.map((lot) => (
              <li key={lot.id} className="flex flex-wrap gap-x-4">
                <span className="tabular-nums">
                  {t("lotLeft", {
                    remaining: number.format(lot.remaining),
                    amount: number.format(lot.amount),
                  })}
                </span>
                <span className="text-muted">
                  {lot.expiresAt ? (
                    <>
                      {t("expires")} <Moment at={lot.expiresAt} />
                    </>
                  ) : (
                    t("neverExpires")
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {receipts.length > 0 ? <Receipts personId={person.account.id} receipts={receipts} /> : null}
    </Part>
  );
}

/** Until when somebody is charged, or since when no longer. */
function Plan({ plan }: { plan: NonNullable<DeskPerson["credits"]["plan"]> }) {
  const t = useMessages("deskPeople");
  const { state, isCancelled, periodEnd, endedAt } = plan;
  if (state === "canceled") {
    return (
      <p className="mt-1 text-sm text-muted">
        {t("planEnded")} {endedAt ? <Moment at={endedAt} /> : null}
      </p>
    );
  }
  if (state === "past_due") return <p className="mt-1 text-sm text-alert">{t("planUnpaid")}</p>;
  if (state === "incomplete") return null;
  return (
    <p className="mt-1 text-sm">
      {t(isCancelled ? "planEnds" : "planRenews")} <Moment at={periodEnd} />
    </p>
  );
}

/**
 * Gives or takes credits. The key stays the same until it is done, so that trying again after a
 * lost answer moves nothing twice.
 */
function MoveCredits({ personId, balance }: { personId: string; balance: number }) {
  const t = useMessages("deskPeople");
  const call = useDeskCall();
  const act = useAct();
  const [typed, setTyped] = useState("");
  const kept = useRef({ amount: 0, key: "" });
  if (!act) return null;
  const count = Number(typed);
  const isAmount = Number.isInteger(count) && count > 0 && count <= CREDITS_AT_ONCE;
  const ask = (way: "give" | "take") =>
    act({
      title: t(way === "give" ? "giveTitle" : "takeTitle", { count }),
      text: t("movedText"),
      label: t(way),
      isGrave: way === "take",
      isTold: true,
      async perform({ reason }) {
        const amount = way === "give" ? count : -count;
        if (kept.current.amount !== amount) kept.current = { amount, key: crypto.randomUUID() };
        const { key } = kept.current;
        const answer = await call(moveCredits, { personId, amount, key, reason });
        if (answer.outcome === "too_much") {
          return { problem: t("tooMuch", { count: answer.balance }) };
        }
        kept.current = { amount: 0, key: "" };
        setTyped("");
        return { done: t("movedDone", { count: answer.balance }) };
      },
    });
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <Field label={t("howMany")}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={CREDITS_AT_ONCE}
            className="input !w-32"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <button
        type="button"
        className="button button-quiet"
        disabled={!isAmount}
        onClick={() => ask("give")}
      >
        {t("give")}
      </button>
      <button
        type="button"
        className="button button-quiet"
        disabled={!isAmount || count > balance}
        onClick={() => ask("take")}
      >
        {t("take")}
      </button>
    </div>
  );
}

function Receipts(props: { personId: string; receipts: DeskPerson["credits"]["receipts"] }) {
  const t = useMessages("deskPeople");
  const language = useLanguage();
  const call = useDeskCall();
  const act = useAct();
  const sayResent = useSayResent();
  const { personId } = props;
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold">{t("receipts")}</h3>
      <Rows
        label={t("receipts")}
        columns={[t("at"), t("number"), t("amount"), ...(act ? [t("acts")] : [])]}
      >
        {props.receipts.map((one) => (
          <tr key={one.id}>
            <td>
              <Moment at={one.at} />
            </td>
            <td className="md:whitespace-nowrap" data-label={t("number")}>
              {one.number}
            </td>
            <td className="tabular-nums" data-label={t("amount")}>
              {paidDollars(one.amount, language)}
              <span className="block text-muted">{t("credits", { count: one.credits })}</span>
            </td>
            {act ? (
              <td>
                <ActButton
                  about={one.number}
                  onPress={() =>
                    act({
                      title: t("resendReceipt"),
                      label: t("resend"),
                      perform: async ({ reason }) =>
                        sayResent(
                          await call(resendMail, {
                            mail: "receipt",
                            personId,
                            invoiceId: one.id,
                            reason,
                          }),
                        ),
                    })
                  }
                >
                  {t("resendReceipt")}
                </ActButton>
              </td>
            ) : null}
          </tr>
        ))}
      </Rows>
    </>
  );
}
