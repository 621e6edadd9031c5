import { zodResolver } from "@hookform/resolvers/zod";
import { type Resolver, useForm } from "react-hook-form";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { savedProfile } from "../../../contracts/profile-operations.ts";
import {
  type StartupProfile,
  type StartupProfileForm,
  startupProfile,
} from "../../../contracts/startup-profile.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { fieldWord } from "./field-words.ts";
import { StartupPreview } from "./preview.tsx";
import { ProfileForm } from "./profile-form.tsx";
import type { StartupDraft } from "./read-draft.ts";
import { StartupFields } from "./startup-fields.tsx";
import { startupValues } from "./startup-values.ts";

/** Phone numbers are read as those of the country that is chosen at this moment. */
const resolver: Resolver<StartupProfileForm, unknown, StartupProfile> = (
  values,
  context,
  options,
) => zodResolver(startupProfile(values.country))(values, context, options);

/** The form of a startup's profile (spec §3, §5). */
export function StartupForm(props: {
  userId: string;
  accessToken: string;
  draft: StartupDraft | null;
  logo: string;
  /** Reads the draft anew. */
  reload(): Promise<StartupDraft | null>;
}) {
  const { accessToken, draft, reload } = props;
  const t = useMessages("profile");
  const form = useForm<StartupProfileForm, unknown, StartupProfile>({
    resolver,
    mode: "onTouched",
    defaultValues: startupValues(draft),
  });
  const current = async () => asSaved(await reload());
  return (
    <ProfileForm
      form={form}
      name={`startup-${props.userId}`}
      saved={asSaved(draft)}
      save={async (profile, version) => {
        const input = { version, profile };
        await callOperation("startup-profile/save", accessToken, input, savedProfile);
        return current();
      }}
      reload={current}
      sayField={(name) => t(fieldWord(name, STARTUP_ROLE))}
      fields={<StartupFields />}
      preview={<StartupPreview control={form.control} logo={props.logo} />}
    />
  );
}

function asSaved(draft: StartupDraft | null) {
  return { version: draft?.version ?? 0, values: startupValues(draft) };
}
