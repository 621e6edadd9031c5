import type { ReactNode } from "react";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { type Person, SignedIn } from "../account/signed-in.tsx";
import { AccountFrame } from "../account-frame/account-frame.tsx";
import { DeckStanding, FirstReview, ReplacingDeck, ToReview } from "./deck-standing.tsx";
import { DocumentPanel } from "./document-panel.tsx";
import { StartupsOnly } from "./startups-only.tsx";

/** The pitch deck of a startup. @param props.beside shown beside it: what its review found, or what it needs. */
export function PitchDeckPage(props: { beside(person: Person): ReactNode }) {
  const t = useMessages("files");
  return (
    <SignedIn>
      {(person) =>
        person.role === STARTUP_ROLE ? (
          <AccountFrame person={person} title={t("deckTitle")} lead={t("deckLead")}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
              <DocumentPanel
                person={person}
                kind="pitch_deck"
                standing={() => <DeckStanding person={person} />}
                next={<ToReview person={person} />}
                replacing={<ReplacingDeck person={person} />}
                invitation={<FirstReview person={person} />}
              />
              {props.beside(person)}
            </div>
          </AccountFrame>
        ) : (
          <AccountFrame person={person} title={t("deckTitle")}>
            <StartupsOnly />
          </AccountFrame>
        )
      }
    </SignedIn>
  );
}
