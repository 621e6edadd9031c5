import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { type Person, SignedIn } from "../account/signed-in.tsx";
import { AccountFrame } from "../account-frame/account-frame.tsx";
import { useWebsite } from "./use-website.ts";
import { WebsiteForm } from "./website-form.tsx";

/** The company's website, to be added or changed. @param props.standing what the last check found of it */
export function WebsitePage({ standing }: { standing(person: Person): ReactNode }) {
  const t = useMessages("website");
  return (
    <SignedIn>
      {(person) => (
        <AccountFrame person={person} title={t("title")} lead={t("lead")}>
          {standing(person)}
          <Website person={person} />
        </AccountFrame>
      )}
    </SignedIn>
  );
}

function Website({ person }: { person: Person }) {
  const t = useMessages("website");
  const website = useWebsite(person);
  // Earlier data stays during a refetch: the form keeps its input.
  if (website.data) return <WebsiteForm person={person} stored={website.data} />;
  if (website.isPending) return <Spinner label={t("loading")} />;
  return (
    <Notice kind="alert" title={t("loadFailed")}>
      <button
        type="button"
        className="button button-quiet mt-3"
        onClick={() => void website.refetch()}
      >
        {t("tryAgain")}
      </button>
    </Notice>
  );
}
