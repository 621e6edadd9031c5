import type { ReactNode, Ref } from "react";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { VersionChoice } from "../../ui/form/version-choice.tsx";
import { useDeviceName } from "../account/use-device-name.ts";
import type { AccountCopy } from "./account-copy.ts";

/**
 * The form was typed into on two devices, neither knowing of the other: both copies are kept until
 * the person has chosen. It appears while somebody types, so it does not take the focus.
 */
export function ClashChoice(props: {
  clash: AccountCopy;
  ref?: Ref<HTMLDivElement>;
  /** The differences. */
  children: ReactNode;
  onKeep(): void;
  onTake(): void;
}) {
  const t = useMessages("keptForms");
  const language = useLanguage();
  const sayDevice = useDeviceName();
  const { device, keptAt } = props.clash;
  return (
    <Notice kind="alert" title={t("clashTitle")} {...(props.ref && { ref: props.ref })}>
      <p className="text-sm">
        {t("clashText", { device: sayDevice(device), when: exactMoment(keptAt, language) })}
      </p>
      {props.children}
      <VersionChoice
        keep={t("keepThese")}
        take={t("takeOthers")}
        onKeep={props.onKeep}
        onTake={props.onTake}
      />
    </Notice>
  );
}
