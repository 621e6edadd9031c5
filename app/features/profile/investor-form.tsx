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
import { useAccessToken } from "../account/access-token.ts";
import { useStatusChanged } from "../account/use-profile-status.ts";
import { useAmountReading } from "../amounts/use-amount-reading.ts";
import { fieldsOfGroups, INVESTOR_AMOUNTS } from "./amounts/amount-groups.ts";
import { withAmounts } from "./amounts/amount-resolver.ts";
import { settled } from "./amounts/typed-amounts.ts";
import { fieldWord } from "./field-words.ts";
import { InvestorFields } from "./investor-fields.tsx";
import { investorValues } from "./investor-values.ts";
import { InvestorPreview } from "./preview.tsx";
import { asSaved, type DraftForm, ProfileForm } from "./profile-form.tsx";
import type { InvestorDraft } from "./read-draft.ts";

const GROUPS = fieldsOfGroups(INVESTOR_AMOUNTS);

/** The form of an investor's profile (spec §3, §5). */
export function InvestorForm(props: DraftForm<InvestorDraft>) {
  const { draft, reload } = props;
  const token = useAccessToken();
  const t = useMessages("profile");
  const amounts = useAmountReading();
  const statusChanged = useStatusChanged(props.userId);
  const form = useForm<InvestorProfileForm, unknown, InvestorProfile>({
    resolver: withAmounts(zodResolver(investorProfile), INVESTOR_AMOUNTS, amounts.known),
    mode: "onTouched",
    defaultValues: investorValues(draft),
  });
  return (
    <ProfileForm
      form={form}
      place={{ userId: props.userId, form: "investor_profile" }}
      inAccount={props.inAccount}
      isAhead={props.isAhead}
      againPrice={props.againPrice}
      saved={asSaved(draft, investorValues)}
      groups={GROUPS}
      save={async (typed, version) => {
        const profile = await settled(typed, INVESTOR_AMOUNTS, amounts);
        const sent = { version, profile };
        const saved = await callOperation(saveInvestorProfile, await token(), sent);
        statusChanged();
        return { version: saved.version, values: profile };
      }}
      reload={async () => asSaved(await reload(), investorValues)}
      sayField={(name) => t(fieldWord(name, INVESTOR_ROLE) ?? "otherField")}
      fields={<InvestorFields />}
      preview={<InvestorPreview control={form.control} logo={props.logo} />}
    />
  );
}
