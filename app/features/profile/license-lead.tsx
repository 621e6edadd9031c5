import { useQuery } from "@tanstack/react-query";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { DIRECTORY_COUNTRIES } from "../../../contracts/directory.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { draftKey, readInvestorDraft, readStartupDraft } from "./read-draft.ts";

/** Explains a business license, by its name in the profile's country if we know it. */
export function LicenseLead({ person }: { person: Person }) {
  const t = useMessages("files");
  const country = useCountry(person);
  return country ? t("licenseLeadOf", { document: t(`licenseOf_${country}`) }) : t("licenseLead");
}

function useCountry({ role, session }: Person) {
  const { connect } = useBackend();
  const userId = session.user.id;
  const { data: draft } = useQuery({
    queryKey: draftKey(role, userId),
    queryFn: async ({ signal }) => {
      const read = role === STARTUP_ROLE ? readStartupDraft : readInvestorDraft;
      return read(await connect(), userId, signal);
    },
  });
  return DIRECTORY_COUNTRIES.find((country) => country === draft?.country);
}
