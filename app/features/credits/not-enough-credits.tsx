import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { addCreditsAddress } from "./return-page.ts";

/** Says that credits are too few (spec §8), with a link to buy more and return. */
export function NotEnoughCredits(props: {
  /** How many; undefined while unknown. */
  missing: number | undefined;
  /** The page that needs them. */
  from: string;
  /** Something else must be done first. */
  isQuiet?: boolean | undefined;
}) {
  const t = useMessages("centre");
  const { missing, from, isQuiet = false } = props;
  return (
    <>
      <p className="font-semibold">{t("notEnoughTitle")}</p>
      {missing !== undefined && missing > 0 ? (
        <p className="text-sm">{t("notEnoughText", { count: missing })}</p>
      ) : null}
      <Link
        to={addCreditsAddress(from)}
        className={`button mt-3 text-sm ${isQuiet ? "button-quiet" : "button-leaf"}`}
      >
        {t("addCredits")}
      </Link>
    </>
  );
}
