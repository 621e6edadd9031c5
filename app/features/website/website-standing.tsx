import { type RefObject, useEffect } from "react";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { WebsiteLook } from "../../../contracts/website-submission.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import type { Translate } from "../../i18n/messages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { type KnownWebsite, useKnownWebsite } from "../account/known-website.ts";
import type { Person } from "../account/signed-in.tsx";
import { useProfileStatus } from "../account/use-profile-status.ts";
import { useSayFailure } from "../problems/failure.ts";
import { Suggestions } from "./suggestions.tsx";
import type { useWebsiteLook } from "./use-website-look.ts";

type Props = {
  person: Person;
  /** The saved address. */
  address: string;
  look: ReturnType<typeof useWebsiteLook>;
  isJustSaved: boolean;
  noticeRef: RefObject<HTMLDivElement | null>;
  onCheck(): void;
  onUse(address: string): void;
};

/** What is known about the saved website, in a sentence, and the one thing to do about it. */
export function WebsiteStanding(props: Props) {
  const { person, address, look, isJustSaved, noticeRef, onCheck, onUse } = props;
  const t = useMessages("website");
  const centre = useMessages("centre");
  const { data: status, isPending } = useProfileStatus(person);
  const known = useKnownWebsite(address, status?.reviewedWebsite);
  const said = useStanding(props, status && { known });
  const isLookedAt = look.variables === address;
  const data = isLookedAt ? look.data : undefined;
  const leadsTo = data?.answers && data.address !== address ? data.address : undefined;
  useEffect(() => {
    // The pressed button has been replaced by another.
    const isLost = document.activeElement === document.body;
    if (leadsTo !== undefined && isLost) noticeRef.current?.focus();
  }, [leadsTo, noticeRef]);
  if (!said && isPending) return <div className="min-h-36" />;
  return (
    <>
      {said ? (
        <Notice ref={noticeRef} kind={said.kind} title={isJustSaved ? t("saved") : said.title}>
          {isJustSaved ? <p className="mt-1">{said.title}</p> : null}
          {said.text === undefined ? null : <p className="mt-1 wrap-anywhere">{said.text}</p>}
          {said.isSilent ? <p className="mt-1">{centre("websiteSilentFix")}</p> : null}
        </Notice>
      ) : null}
      {/* Outside the live region, which would read it again with each change. */}
      <div>
        {leadsTo === undefined ? (
          <BusyButton
            // Once fixed, the website should be checked again, which is done here.
            kind={said?.isSilent ? "leaf" : "quiet"}
            busy={false}
            busyLabel={t("checking")}
            waits={look.isPending}
            className="text-sm"
            onPress={onCheck}
          >
            {isLookedAt || known ? centre("websiteCheckAgain") : t("check")}
          </BusyButton>
        ) : (
          <button
            type="button"
            className="button button-leaf text-sm"
            onClick={() => onUse(leadsTo)}
          >
            {t("useAddress")}
          </button>
        )}
      </div>
      {data?.answers ? <Suggestions look={data} /> : null}
    </>
  );
}

type Said = { kind: "success" | "info"; title: string; text?: string; isSilent?: boolean };

/** @param loaded earlier findings; undefined until they are known. */
function useStanding(
  { person, address, look }: Props,
  loaded: { known: KnownWebsite | null } | undefined,
): Said | undefined {
  const t = useMessages("website");
  const centre = useMessages("centre");
  const language = useLanguage();
  const sayFailure = useSayFailure();
  if (look.variables === address) {
    if (look.isPending) return { kind: "info", title: t("checking") };
    // Not an alert: the address is saved, and can be checked again.
    if (look.error) return { kind: "info", title: t("checkFailed"), text: sayFailure(look.error) };
    if (look.data) return sayLook(look.data, address, t);
  }
  if (!loaded) return undefined;
  const { known } = loaded;
  if (!known) return { kind: "info", title: t("unchecked"), text: t("uncheckedText") };
  const date = dateBesideTables(known.checkedAt, language, undefined);
  if (known.responded) {
    return { kind: "info", title: t("answers"), text: t("lastChecked", { date }) };
  }
  return {
    kind: "info",
    isSilent: true,
    title: centre("websiteSilent"),
    text: centre(person.role === STARTUP_ROLE ? "websiteSilentText" : "websiteSilentTextInvestor", {
      address,
      date,
    }),
  };
}

function sayLook(look: WebsiteLook, address: string, t: Translate<"website">): Said {
  if (look.answers) {
    return look.address === address
      ? { kind: "success", title: t("answers") }
      : { kind: "info", title: t("answers"), text: t("leadsTo", { address: look.address }) };
  }
  const { status } = look;
  return {
    kind: "info",
    isSilent: true,
    title: t("noAnswer"),
    text: status === undefined ? t("noAnswerText") : t("statusText", { status: String(status) }),
  };
}
