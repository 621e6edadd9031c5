import type { ReactNode } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { STARTUP_ROLE } from "../../contracts/accounts.ts";
import {
  type DeskPerson,
  deletePerson,
  lockAccount,
  resendMail,
} from "../../contracts/desk/people.ts";
import { LANGUAGE_NAMES } from "../../contracts/languages.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { useAct } from "./act.ts";
import { ActButton, Part } from "./part.tsx";
import { useSayResent } from "./say-resent.ts";

/** Whose account it is, and what can be done with it. */
export function AccountPart({ account }: { account: DeskPerson["account"] }) {
  const t = useMessages("deskPeople");
  const desk = useMessages("desk");
  return (
    <Part title={t("account")} acts={<AccountActs account={account} />}>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={t("company")}>
          {account.page ? (
            <a href={account.page} className="underline underline-offset-4">
              {account.company}
            </a>
          ) : (
            account.company
          )}
        </Fact>
        <Fact name={t("name")}>{account.name}</Fact>
        <Fact name={t("role")}>
          {account.role === null
            ? t("noRole")
            : t(account.role === STARTUP_ROLE ? "role_startup" : "role_investor")}
        </Fact>
        <Fact name={t("language")}>
          {account.language ? LANGUAGE_NAMES[account.language] : undefined}
        </Fact>
        <Fact name={t("signedUp")}>
          {account.signedUpAt ? <Moment at={account.signedUpAt} /> : undefined}
        </Fact>
        <Fact name={t("confirmed")}>
          {account.confirmedAt ? <Moment at={account.confirmedAt} /> : t("notYet")}
        </Fact>
        <Fact name={t("lastSeen")}>
          {account.lastSeenAt ? <Moment at={account.lastSeenAt} /> : t("notYet")}
        </Fact>
        <Fact name={t("twoStep")}>{t(account.hasTwoStep ? "on" : "off")}</Fact>
        <Fact name={t("signsInBy")}>
          {account.ways.map((way) => (way === "email" ? t("password") : capital(way))).join(", ")}
        </Fact>
        {account.staffRole ? (
          <Fact name={t("staff")}>{desk(`role_${account.staffRole}`)}</Fact>
        ) : null}
        <Fact name={t("id")}>
          <code className="text-xs">{account.id}</code>
        </Fact>
      </dl>
    </Part>
  );
}

function Fact(props: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{props.name}</dt>
      <dd className="font-medium wrap-anywhere">{props.children || "–"}</dd>
    </div>
  );
}

function AccountActs({ account }: { account: DeskPerson["account"] }) {
  const t = useMessages("deskPeople");
  const call = useDeskCall();
  const act = useAct();
  const sayResent = useSayResent();
  if (!act) return null;
  const { id: personId, email, lockedUntil } = account;
  const locked = lockedUntil === null;
  return (
    <div className="flex flex-wrap gap-2">
      {account.confirmedAt ? null : (
        <ActButton
          onPress={() =>
            act({
              title: t("resendConfirmation"),
              label: t("resend"),
              perform: async ({ reason }) =>
                sayResent(await call(resendMail, { mail: "confirmation", personId, reason })),
            })
          }
        >
          {t("resendConfirmation")}
        </ActButton>
      )}
      <ActButton
        onPress={() =>
          act({
            title: t(locked ? "lockTitle" : "unlockTitle", { email }),
            text: t(locked ? "lockText" : "unlockText"),
            label: t(locked ? "lock" : "unlock"),
            isGrave: locked,
            isTold: true,
            async perform({ reason }) {
              await call(lockAccount, { personId, locked, reason });
              return { done: t(locked ? "lockDone" : "unlockDone") };
            },
          })
        }
      >
        {t(locked ? "lock" : "unlock")}
      </ActButton>
      <ActButton
        onPress={() =>
          act({
            title: t("deleteTitle"),
            text: t("deleteText"),
            label: t("delete"),
            isGrave: true,
            typed: email,
            async perform({ reason, typed }) {
              if (typed.toLowerCase() !== email.toLowerCase()) {
                return { problem: t("addressDiffers") };
              }
              await call(deletePerson, { personId, email: typed, reason });
              return { done: t("deleteDone", { email }), isGone: true };
            },
          })
        }
      >
        {t("delete")}
      </ActButton>
    </div>
  );
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
