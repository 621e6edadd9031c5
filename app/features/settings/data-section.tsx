import { useMutation } from "@tanstack/react-query";
import { exportData } from "../../../contracts/account-operations.ts";
import { dayHere } from "../../../contracts/days.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useAccessToken } from "../account/access-token.ts";
import { useSayFailure } from "../problems/failure.ts";
import { FormProblem } from "./form-problem.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Downloads all data of the person as one file. */
export function DataSection() {
  const t = useMessages("settings");
  const sayFailure = useSayFailure();
  const token = useAccessToken();
  const download = useMutation({
    mutationFn: async () => {
      const data = await callOperation(exportData, await token(), {});
      const name = `benih-${dayHere(new Date())}.json`;
      saveFile(name, "application/json", JSON.stringify(data, null, 2));
    },
  });
  const { error, isPending, isSuccess } = download;
  return (
    <SettingsSection id="data" title={t("dataHeading")} lead={t("dataText")}>
      <div className="grid max-w-prose grid-cols-1 justify-items-start gap-4">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isPending}
          onClick={() => isPending || download.mutate()}
        >
          <Icon name="download" className="size-4 shrink-0" />
          {isPending ? t("downloading") : t("download")}
        </button>
        {isSuccess ? (
          <Notice kind="success">
            <p>{t("downloaded")}</p>
          </Notice>
        ) : null}
        <FormProblem text={error ? sayFailure(error) : undefined} />
      </div>
    </SettingsSection>
  );
}
