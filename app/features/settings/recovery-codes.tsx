import { useMessages } from "../../i18n/messages-context.tsx";
import { saveFile } from "../../platform/save-file.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { Icon } from "../../ui/icons.tsx";

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const t = useMessages("settings");
  return (
    <div className="grid max-w-xl gap-4">
      <Notice kind="success" title={t("recoveryCodesTitle")}>
        <p>{t("recoveryCodesText")}</p>
      </Notice>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-quiet"
          onClick={() =>
            saveFile("benih-recovery-codes.txt", "text/plain", `${codes.join("\n")}\n`)
          }
        >
          <Icon name="download" className="size-4 shrink-0" />
          {t("recoveryCodesSave")}
        </button>
        <button type="button" className="button button-leaf" onClick={onDone}>
          {t("recoveryCodesDone")}
        </button>
      </div>
    </div>
  );
}
