import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { Field } from "../../app/ui/form/field.tsx";
import {
  inviteStaff,
  listStaff,
  removeStaff,
  STAFF_ROLES,
  type StaffRole,
} from "../../contracts/desk/staff.ts";
import { useDeskCall, useMember } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { Waiting } from "../ui/waiting.tsx";

const KEY = ["desk", "staff"];

/** Who runs the site: invite people, change their role, remove them. */
export function StaffScreen() {
  const t = useMessages("desk");
  const call = useDeskCall();
  const member = useMember();
  const queries = useQueryClient();
  const sayFailure = useSayFailure();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>("editor");
  const found = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listStaff, {}, signal),
    staleTime: 0,
  });
  if (!found.data) return <Waiting error={found.error} tryAgain={() => void found.refetch()} />;

  const attempt = async (task: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await task();
      await queries.invalidateQueries({ queryKey: KEY });
      void notify("success", done);
      return true;
    } catch (error) {
      void notify("error", sayFailure(error));
      return false;
    }
  };
  const give = (to: string, given: StaffRole) =>
    attempt(() => call(inviteStaff, { email: to, role: given }), t("roleGiven"));

  return (
    <>
      <h1 className="text-2xl font-bold">{t("roomStaff")}</h1>
      <div className="relative mt-4 overflow-x-auto">
        <table className="desk-table desk-table-cards md:[&_td]:align-middle">
          <thead>
            <tr>
              <th scope="col">{t("columnPerson")}</th>
              <th scope="col">{t("columnRole")}</th>
              <th scope="col">{t("columnLastAct")}</th>
              <th scope="col">
                <span className="sr-only">{t("removeStaff")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.data.staff.map((one) => (
              <tr key={one.userId} data-item>
                <td className="min-w-44 font-medium wrap-anywhere">{one.email}</td>
                <td className="max-md:col-span-full" data-label={t("columnRole")}>
                  <RoleChoice
                    label={t("roleOf", { who: one.email })}
                    role={one.role}
                    isFixed={one.userId === member.userId}
                    onChosen={(given) => give(one.email, given)}
                  />
                </td>
                <td data-label={t("columnLastAct")}>
                  {one.lastActAt ? <Moment at={one.lastActAt} /> : t("noActYet")}
                </td>
                <td>
                  {one.userId === member.userId ? null : (
                    <button
                      type="button"
                      className="button button-quiet !min-h-9 text-sm"
                      onClick={() =>
                        attempt(() => call(removeStaff, { email: one.email }), t("staffRemoved"))
                      }
                    >
                      {t("removeStaff")}
                      <span className="sr-only"> {one.email}</span>
                    </button>
                  )}
                </td>
              </tr>
            ))}
            {found.data.invited.map((one) => (
              <tr key={one.email} data-item>
                <td className="min-w-44 wrap-anywhere">{one.email}</td>
                <td data-label={t("columnRole")}>{t(`role_${one.role}`)}</td>
                <td data-label={t("columnLastAct")}>
                  {t("invited")} <Moment at={one.invitedAt} />
                </td>
                <td>
                  <button
                    type="button"
                    className="button button-quiet !min-h-9 text-sm"
                    onClick={() =>
                      attempt(() => call(removeStaff, { email: one.email }), t("staffRemoved"))
                    }
                  >
                    {t("takeInvitationBack")}
                    <span className="sr-only"> {one.email}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <form
        className="mt-8 flex max-w-2xl flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void give(email, role).then((isGiven) => isGiven && setEmail(""));
        }}
      >
        <Field label={t("inviteEmail")} className="min-w-60 flex-1">
          {(control) => (
            <input
              {...control}
              type="email"
              required
              className="input"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <RoleChoice label={t("columnRole")} role={role} isFixed={false} onChosen={setRole} />
        <button type="submit" className="button button-leaf">
          {t("invite")}
        </button>
      </form>
      <dl className="mt-8 grid max-w-3xl gap-3 text-sm md:grid-cols-2">
        {STAFF_ROLES.map((one) => (
          <div key={one}>
            <dt className="font-semibold">{t(`role_${one}`)}</dt>
            <dd className="text-muted">{t(`roleText_${one}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function RoleChoice(props: {
  label: string;
  role: StaffRole;
  isFixed: boolean;
  onChosen(role: StaffRole): void;
}) {
  const t = useMessages("desk");
  return (
    <select
      aria-label={props.label}
      className="input !w-auto max-w-full"
      disabled={props.isFixed}
      value={props.role}
      onChange={(event) => {
        const given = STAFF_ROLES.find((one) => one === event.target.value);
        if (given) props.onChosen(given);
      }}
    >
      {STAFF_ROLES.map((one) => (
        <option key={one} value={one}>
          {t(`role_${one}`)}
        </option>
      ))}
    </select>
  );
}
