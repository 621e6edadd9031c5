import type { Ref } from "react";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Choices } from "../../ui/form/choices.tsx";

/** The choice of an account's role: it cannot be changed later. */
export function RoleCards(props: {
  chosen: Role | undefined;
  onChange(role: Role): void;
  onBlur?: () => void;
  problem?: string | undefined;
  controlRef?: Ref<HTMLInputElement>;
}) {
  const t = useMessages("account");
  return (
    <Choices
      kind="radio"
      name="role"
      legend={t("roleQuestion")}
      layout="cards"
      options={[
        { value: STARTUP_ROLE, label: t("roleStartup"), about: t("roleStartupAbout") },
        { value: INVESTOR_ROLE, label: t("roleInvestor"), about: t("roleInvestorAbout") },
      ]}
      chosen={props.chosen ? [props.chosen] : []}
      onChange={([role]) => role && props.onChange(role)}
      onBlur={props.onBlur}
      problem={props.problem}
      controlRef={props.controlRef}
    />
  );
}
