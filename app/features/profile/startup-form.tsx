import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent } from "react";
import { type Resolver, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { saveStartupProfile } from "../../../contracts/profile-operations.ts";
import {
  type StartupProfile,
  type StartupProfileForm,
  startupProfile,
} from "../../../contracts/startup-profile.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";
import { useStatusChanged } from "../account/use-profile-status.ts";
import { useAmountReading } from "../amounts/use-amount-reading.ts";
import { fieldsOfGroups, STARTUP_AMOUNTS } from "./amounts/amount-groups.ts";
import { withAmounts } from "./amounts/amount-resolver.ts";
import { settled } from "./amounts/typed-amounts.ts";
import { fieldWord } from "./field-words.ts";
import { StartupPreview } from "./preview.tsx";
import { asSaved, type DraftForm, ProfileForm } from "./profile-form.tsx";
import type { StartupDraft } from "./read-draft.ts";
import { StartupFields } from "./startup-fields.tsx";
import { startupValues } from "./startup-values.ts";

/** Phone numbers are parsed with the currently chosen country. */
const ofCountry: Resolver<StartupProfileForm, unknown, StartupProfile> = (
  values,
  context,
  options,
) => zodResolver(startupProfile(values.country))(values, context, options);

const NUMBERS = ["mobile_phone", "whatsapp", "zalo"] as const;
/** Numbers without a code depend on the country. */
const GROUPS = [...fieldsOfGroups(STARTUP_AMOUNTS), ["country", ...NUMBERS]];

/** The form of a startup's profile (spec §3, §5). */
export function StartupForm(props: DraftForm<StartupDraft>) {
  const { draft, reload } = props;
  const token = useAccessToken();
  const t = useMessages("profile");
  const amounts = useAmountReading();
  const statusChanged = useStatusChanged(props.userId);
  const form = useForm<StartupProfileForm, unknown, StartupProfile>({
    resolver: withAmounts(ofCountry, STARTUP_AMOUNTS, amounts.known),
    mode: "onTouched",
    defaultValues: startupValues(draft),
  });
  useNumbersOfCountry(form);
  return (
    <ProfileForm
      form={form}
      place={{ userId: props.userId, form: "startup_profile" }}
      inAccount={props.inAccount}
      isAhead={props.isAhead}
      againPrice={props.againPrice}
      saved={asSaved(draft, startupValues)}
      groups={GROUPS}
      save={async (typed, version) => {
        const profile = await settled(typed, STARTUP_AMOUNTS, amounts);
        const sent = { version, profile };
        const saved = await callOperation(saveStartupProfile, await token(), sent);
        statusChanged();
        return { version: saved.version, values: profile };
      }}
      reload={async () => asSaved(await reload(), startupValues)}
      sayField={(name) => t(fieldWord(name, STARTUP_ROLE) ?? "otherField")}
      fields={<StartupFields userId={props.userId} />}
      preview={<StartupPreview control={form.control} logo={props.logo} />}
    />
  );
}

/** Revalidates numbers when the country changes, because numbers without a code belong to it. */
function useNumbersOfCountry(
  form: UseFormReturn<StartupProfileForm, unknown, StartupProfile>,
): void {
  const country = useWatch({ control: form.control, name: "country" });
  const judge = useEffectEvent(() => {
    const judged = NUMBERS.filter((name) => form.getFieldState(name).error);
    if (judged.length > 0) void form.trigger(judged);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the validation depends on the country
  useEffect(() => judge(), [country]);
}
