import { useMutation } from "@tanstack/react-query";
import type { ProfileVerdict } from "../../../contracts/profile-review.ts";
import { CHECKS_PER_DAY, checkProfile } from "../../../contracts/publishing.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { FailureBelow } from "../credits/failure-notice.tsx";
import { PricedLabel } from "../credits/priced-label.tsx";
import { Findings } from "./findings.tsx";

/** The rules of publishing, run before anybody pays. */
export function FreeCheck({ person }: { person: Person }) {
  const t = useMessages("publishing");
  const language = useLanguage();
  const token = useAccessToken();
  const check = useMutation({
    networkMode: "always",
    mutationFn: async () => callOperation(checkProfile, await token(), { language }),
    onError: (error) => console.error("The profile could not be checked", error),
  });
  return (
    <section aria-labelledby="free-check" className="mt-4 max-w-prose rounded-xl bg-sunken p-4">
      <h3 id="free-check" className="font-semibold">
        {t("freeCheck")}
      </h3>
      <p className="mt-1 text-sm text-muted">{t("freeCheckText", { count: CHECKS_PER_DAY })}</p>
      <BusyButton
        busy={check.isPending}
        busyLabel={t("checking")}
        className="mt-3"
        kind="quiet"
        onPress={() => check.mutate()}
      >
        <PricedLabel label={t("checkNow")} price={0} />
      </BusyButton>
      <FailureBelow error={check.error} />
      {check.data && !check.isPending ? <Outcome person={person} verdict={check.data} /> : null}
    </section>
  );
}

function Outcome({ person, verdict }: { person: Person; verdict: ProfileVerdict }) {
  const t = useMessages("publishing");
  const reasons = verdict.findings.filter(({ weight }) => weight === "rejects");
  const advice = verdict.findings.filter(({ weight }) => weight === "advice");
  const isClear = reasons.length === 0;
  return (
    <div role="status" className="mt-4">
      <Notice
        kind={isClear ? "success" : "alert"}
        title={isClear ? t("checkClear") : t("checkRejects", { count: reasons.length })}
      >
        <p className="text-sm">{t(isClear ? "checkClearText" : "checkRejectsText")}</p>
      </Notice>
      <Findings title={t("toFix")} role={person.role} findings={reasons} />
      <Findings title={t("advice")} text={t("adviceText")} role={person.role} findings={advice} />
    </div>
  );
}
