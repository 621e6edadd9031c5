import { useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";
import { type Person, SignedIn } from "../account/signed-in.tsx";
import { AccountFrame } from "../account-frame/account-frame.tsx";
import { useWebsite } from "./use-website.ts";
import { WebsiteForm } from "./website-form.tsx";

/** The company's website, to be added or changed, and whether it responds. */
export function WebsitePage() {
  const t = useMessages("website");
  return (
    <SignedIn>
      {(person) => (
        <AccountFrame person={person} title={t("title")} lead={t("lead")} isForm>
          <Website person={person} />
        </AccountFrame>
      )}
    </SignedIn>
  );
}

function Website({ person }: { person: Person }) {
  const t = useMessages("website");
  return (
    <Loaded query={useWebsite(person)} failedTitle={t("loadFailed")}>
      {(stored) => <WebsiteForm person={person} stored={stored} />}
    </Loaded>
  );
}
