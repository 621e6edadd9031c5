import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { useDeviceName } from "../account/use-device-name.ts";
import type { Origin } from "./use-kept-form.ts";

/** Says that the form opened with what was typed before, where and when, and how to discard it. */
export function RestoredNotice(props: { origin: Origin; discardLabel: string; onDiscard(): void }) {
  const t = useMessages("keptForms");
  const language = useLanguage();
  const sayDevice = useDeviceName();
  const { device, keptAt } = props.origin;
  const when = keptAt && exactMoment(keptAt, language);
  return (
    <Notice kind="info" title={t("restoredTitle")}>
      {when ? (
        <p className="text-sm">
          {device === undefined
            ? t("typedHere", { when })
            : t("typedElsewhere", { device: sayDevice(device), when })}
        </p>
      ) : null}
      <p className="text-sm">{t("restoredText")}</p>
      <button type="button" className="button button-quiet mt-3 text-sm" onClick={props.onDiscard}>
        {props.discardLabel}
      </button>
    </Notice>
  );
}
