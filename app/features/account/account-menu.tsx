import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useSession } from "./session.tsx";

/** A login button for visitors, a user menu for signed-in people (spec §2, §6). */
export function AccountMenu() {
  const t = useMessages("frame");
  const state = useSession();

  if (state.status !== "signed-in") {
    return (
      <Link
        to="/auth"
        className="signed-out-only button button-leaf ms-1 !px-4 text-sm md:min-h-10"
      >
        {t("login")}
      </Link>
    );
  }
  return (
    <Dropdown
      label={t("userMenu")}
      className="sm:relative"
      summary={<Icon name="person" />}
      summaryClass="flex size-11 items-center justify-center rounded-full bg-leaf text-on-leaf"
      panelClass="menu-panel max-sm:right-4"
    >
      <Link to="/profile" className="menu-item">
        {state.role === "Startup" ? t("startupCenter") : t("investorCenter")}
      </Link>
      <button type="button" className="menu-item" data-closes-menu onClick={state.signOut}>
        {t("signOut")}
      </button>
    </Dropdown>
  );
}
