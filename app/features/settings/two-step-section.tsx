import type { Factor } from "@supabase/supabase-js";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { makeRecoveryCodes } from "../../../contracts/account-operations.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { callAuth } from "../../platform/auth-calls.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { callOperation } from "../../platform/operations.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { useAccessToken } from "../account/access-token.ts";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useSayFailure } from "../problems/failure.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpTwoStep } from "./set-up-two-step.tsx";
import { focusSection, SettingsSection } from "./settings-section.tsx";
import { useUnseenCodes } from "./unseen-codes.ts";
import { accountKey, useSignInMeans, useUser } from "./use-account.ts";

/** Signing in with the code of an app after the password. */
export function TwoStepSection({ person }: { person: Person }) {
  const t = useMessages("settings");
  const user = useUser(person);
  return (
    <SettingsSection id="two-step" title={t("twoStepHeading")} lead={t("twoStepText")}>
      <Loaded query={user}>
        {({ factors = [] }) => (
          <TwoStep
            person={person}
            factors={factors.filter(({ status }) => status === "verified")}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}

function TwoStep({ person, factors }: { person: Person; factors: Factor[] }) {
  const t = useMessages("settings");
  const sayFailure = useSayFailure();
  const queries = useQueryClient();
  const token = useAccessToken();
  const [isSettingUp, setSettingUp] = useState(false);
  /** Shown once: the server keeps only their hashes. */
  const [codes, setCodes] = useState<string[]>();
  const unseen = useUnseenCodes(person.session.user.id);

  const readAnew = async () => {
    await queries.invalidateQueries({ queryKey: accountKey(person, "user") });
    await queries.invalidateQueries({ queryKey: accountKey(person, "sign-in") });
    await queries.invalidateQueries({ queryKey: accountKey(person, "sessions") });
  };
  const makeCodes = useMutation({
    mutationFn: async () => {
      const accessToken = await token();
      return unseen.during(() => callOperation(makeRecoveryCodes, accessToken, {}));
    },
    onSuccess: (made) => setCodes(made.codes),
    onError: (error: unknown) => notify("error", sayFailure(error)),
    onSettled: readAnew,
  });

  if (codes) {
    const done = () => {
      setCodes(undefined);
      focusSection("two-step");
    };
    return <RecoveryCodes codes={codes} onDone={done} />;
  }
  if (isSettingUp) {
    const close = () => {
      setSettingUp(false);
      focusSection("two-step");
    };
    return (
      <SetUpTwoStep
        onCancel={close}
        onDone={() => {
          close();
          makeCodes.mutate();
        }}
      />
    );
  }
  if (factors.length === 0) {
    return (
      <button type="button" className="button button-quiet" onClick={() => setSettingUp(true)}>
        {t("twoStepSetUp")}
      </button>
    );
  }
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-line">
        {factors.map((factor) => (
          <FactorItem key={factor.id} factor={factor} onRemoved={readAnew} />
        ))}
      </ul>
      {unseen.areUnseen ? (
        <Notice kind="alert">
          <p>{t("recoveryCodesUnseen")}</p>
        </Notice>
      ) : (
        <CodesLeft person={person} />
      )}
      <BusyButton
        kind="quiet"
        className="justify-self-start"
        busy={makeCodes.isPending}
        busyLabel={t("saving")}
        onPress={() => makeCodes.mutate()}
      >
        {t("recoveryCodesNew")}
      </BusyButton>
    </div>
  );
}

function CodesLeft({ person }: { person: Person }) {
  const t = useMessages("settings");
  const means = useSignInMeans(person);
  return (
    <Loaded query={means} showsEarlier>
      {({ recoveryCodes }) => (
        <p className={recoveryCodes === 0 ? "text-alert" : "text-muted"}>
          {t("recoveryCodesLeft", { count: recoveryCodes })}
        </p>
      )}
    </Loaded>
  );
}

/** An app that gives codes; removing it asks for another one. */
function FactorItem({ factor, onRemoved }: { factor: Factor; onRemoved(): Promise<void> }) {
  const t = useMessages("settings");
  const language = useLanguage();
  const sayFailure = useSayFailure();
  const { connect } = useBackend();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () =>
      callAuth(connect, async ({ auth }) => {
        const { error } = await auth.mfa.unenroll({ factorId: factor.id });
        // The token still claims two factors; the next one does not.
        return error ? { error } : auth.refreshSession();
      }),
    onSuccess: async () => {
      setAsking(false);
      focusSection("two-step");
      notify("success", t("twoStepRemoved"));
      await onRemoved();
    },
    onError: (error: unknown) => notify("error", sayFailure(error)),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p className="font-medium">{t("twoStepApp")}</p>
        <p className="text-sm text-muted">
          {t("twoStepSince", { date: dateBesideTables(factor.created_at, language, undefined) })}
        </p>
      </div>
      <button type="button" className="button button-quiet text-sm" onClick={() => setAsking(true)}>
        {t("twoStepTurnOff")}
      </button>
      {isAsking ? (
        <Dialog title={t("twoStepTurnOffTitle")} onClose={() => setAsking(false)}>
          <p className="text-muted">{t("twoStepTurnOffText")}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <BusyButton
              kind="alert"
              busy={removal.isPending}
              busyLabel={t("saving")}
              onPress={() => removal.mutate()}
            >
              {t("twoStepTurnOff")}
            </BusyButton>
            <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
              {t("twoStepKeep")}
            </button>
          </div>
        </Dialog>
      ) : null}
    </li>
  );
}
