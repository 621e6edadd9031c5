import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import type { Person } from "../account/signed-in.tsx";
import { usePublicPage } from "../publishing/use-public-page.ts";

/** The company of this centre, as everybody sees it, and its state. */
export function CompanyLine(props: {
  person: Person;
  page: string;
  status: ProfileStatus;
  /** On a phone the page's own content comes first. */
  isAside: boolean;
}) {
  const t = useMessages("centre");
  const words = useMessages("nextStep");
  const language = useLanguage();
  const { data: shown } = usePublicPage(props.person.role, props.page);
  const { deckScore } = props.status;
  return (
    <span className={`min-h-11 items-center gap-3 ${props.isAside ? "hidden md:flex" : "flex"}`}>
      {shown ? (
        <>
          <CompanyLogo name={shown.name} logo={shown.logo} />
          <span className="min-w-0">
            <span className="block leading-snug font-semibold text-ink">{shown.name}</span>
            <span className="dotted flex flex-wrap text-sm">
              <span>{words("glanceLive")}</span>
              {deckScore === null ? null : (
                <span>{t("readyScore", { score: sayScore(deckScore, language) })}</span>
              )}
            </span>
          </span>
        </>
      ) : null}
    </span>
  );
}
