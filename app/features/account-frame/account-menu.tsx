import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useSession } from "../account/session.tsx";

/** A login button for visitors, a user menu for signed-in people (spec §2, §6). */
export function AccountMenu() {
  const t = useMessages("frame");
  const state = useSession();
  const role = state.status === "signed-in" && state.role;
  // Only members need it, so it is loaded late.
  const [late, setLate] = useState<typeof import("../matches/menu-mark.tsx")>();
  useEffect(() => {
    if (role) import("../matches/menu-mark.tsx").then(setLate, () => undefined);
  }, [role]);

  if (state.status !== "signed-in") {
    return (
      <Link to="/auth" className="signed-out-only button button-leaf px-4 text-sm">
        {t("login")}
      </Link>
    );
  }
  const mark = late && role && <late.MenuMark userId={state.session.user.id} />;
  return (
    <div className="grid *:[grid-area:1/1]">
      <Dropdown
        label={t("userMenu")}
        className="sm:relative"
        summary={<Icon name="person" />}
        summaryClass="flex size-11 items-center justify-center rounded-full bg-leaf text-on-leaf"
        panelClass="menu-panel max-sm:right-4"
      >
        <Link to="/profile" className="menu-item">
          {state.role === undefined
            ? t("userMenu")
            : t(state.role === "Startup" ? "startupCenter" : "investorCenter")}
          {mark}
        </Link>
        <button type="button" className="menu-item" data-closes-menu onClick={state.signOut}>
          {t("signOut")}
        </button>
      </Dropdown>
      {/* Beside the button, not in it, so that the count does not become its name. The menu's
          entry says it. */}
      <span
        aria-hidden="true"
        className="pointer-events-none relative -m-1 place-self-start justify-self-end"
      >
        {mark}
      </span>
    </div>
  );
}
