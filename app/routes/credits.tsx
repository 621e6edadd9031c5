import { SignedIn } from "../features/account/signed-in.tsx";
import { AccountFrame } from "../features/account-frame/account-frame.tsx";
import { CreditsPage } from "../features/credits/credits-page.tsx";
import { useMessages } from "../i18n/messages-context.tsx";
import { privateWords } from "../i18n/private-words.server.ts";
import { privateMeta, privatePage } from "../platform/private-route.tsx";

export const loader = privateWords("credits", "creditsTitle", "offers");
export const meta = privateMeta;
export default privatePage(FramedCredits);

/** Joined here and not in the feature: the frame shows the balance, and so depends on it. */
function FramedCredits() {
  const t = useMessages("credits");
  return (
    <SignedIn>
      {(person) => (
        <AccountFrame person={person} title={t("creditsTitle")} hasNextStep={false}>
          <CreditsPage person={person} />
        </AccountFrame>
      )}
    </SignedIn>
  );
}
