import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { INVESTOR_ROLE } from "../../../contracts/accounts.ts";
import {
  type InvestorProfile,
  type InvestorProfileForm,
  investorProfile,
} from "../../../contracts/investor-profile.ts";
import { saveInvestorProfile } from "../../../contracts/profile-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { fieldWord } from "./field-words.ts";
import { InvestorFields } from "./investor-fields.tsx";
import { investorValues } from "./investor-values.ts";
import { InvestorPreview } from "./preview.tsx";
import { type DraftForm, ProfileForm } from "./profile-form.tsx";
import type { InvestorDraft } from "./read-draft.ts";

/** The form of an investor's profile (spec §3, §5). */
export function InvestorForm(props: DraftForm<InvestorDraft>) {
  const { accessToken, draft, reload } = props;
  const t = useMessages("profile");
  const form = useForm<InvestorProfileForm, unknown, InvestorProfile>({
    resolver: zodResolver(investorProfile),
    mode: "onTouched",
    defaultValues: investorValues(draft),
  });
  const current = async () => asSaved(await reload());
  return (
    <ProfileForm
      form={form}
      name={`investor-${props.userId}`}
      saved={asSaved(draft)}
      save={async (profile, version) => {
        await callOperation(saveInvestorProfile, accessToken, { version, profile });
        return current();
      }}
      reload={current}
      sayField={(name) => t(fieldWord(name, INVESTOR_ROLE) ?? "otherField")}
      fields={<InvestorFields />}
      preview={<InvestorPreview control={form.control} logo={props.logo} />}
    />
  );
}

function asSaved(draft: InvestorDraft | null) {
  return { version: draft?.version ?? 0, values: investorValues(draft) };
}
