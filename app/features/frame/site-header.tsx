import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Logo } from "../../ui/logo.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { SCREENS } from "./screens.ts";
import { SearchForm } from "./search-form.tsx";
import { ThemeChoices, ThemeMenu } from "./theme-menu.tsx";

/** The heading of a part of the phone's menu. */
const PART = "mt-3 border-t border-line px-3 pt-4 pb-1 font-sans text-sm font-semibold text-muted";

export function SiteHeader({ accountMenu }: { accountMenu: ReactNode }) {
  const t = useMessages("frame");
  const { pathname } = useLocation();
  const screens = SCREENS.map(({ to, key, inside }) => ({
    to,
    key,
    current:
      pathname === to
        ? ("page" as const)
        : inside.some((start) => pathname.startsWith(start)) || undefined,
  }));
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="frame flex h-14 items-center gap-1">
        <Link to="/" aria-label="Benih" className="flex items-center gap-2 lg:pe-5">
          <Logo className="size-8" />
          <span className="brand md:max-lg:hidden">Benih</span>
        </Link>
        <nav
          aria-label={t("mainNavigation")}
          className="hidden shrink-0 grow justify-between md:flex lg:grow-0"
        >
          {screens.map(({ to, key, current }) => (
            <Link
              key={to}
              to={to}
              aria-current={current}
              className="section-link flex h-14 items-center px-1 text-sm font-medium whitespace-nowrap lg:px-3"
            >
              {t(key)}
            </Link>
          ))}
        </nav>
        <div className="ms-auto flex min-w-0 items-center justify-end lg:flex-1 lg:gap-1">
          {/* On a tablet it would leave the links no room. */}
          <SearchForm className="hidden w-full max-w-72 min-w-0 sm:block md:max-lg:hidden" />
          <LanguageMenu className="relative hidden shrink-0 md:block" />
          <Link
            to="/search"
            aria-label={t("searchLabel")}
            className="flex size-11 items-center justify-center rounded-lg sm:hidden md:flex lg:hidden"
          >
            <Icon name="search" />
          </Link>
          <ThemeMenu />
          {accountMenu}
          <Dropdown
            label={t("menu")}
            className="md:hidden"
            summary={<Icon name="menu" className="size-6" />}
            summaryClass="flex size-11 items-center justify-center rounded-lg"
            panelClass="absolute inset-x-0 top-full max-h-[90dvh] overflow-y-auto border-b border-line bg-paper p-4"
          >
            <SearchForm className="mb-3" />
            <nav aria-label={t("mainNavigation")}>
              {screens.map(({ to, key, current }) => (
                <Link
                  key={to}
                  to={to}
                  aria-current={current}
                  className="menu-item text-lg font-medium"
                >
                  {t(key)}
                </Link>
              ))}
            </nav>
            <h2 className={PART}>{t("languageMenu")}</h2>
            <LanguageLinks />
            {/* They need scripts, and their text would be in every page. */}
            {useHydrated() ? (
              <div className="sm:hidden">
                <h2 className={PART}>{t("theme")}</h2>
                <ThemeChoices />
              </div>
            ) : null}
          </Dropdown>
        </div>
      </div>
    </header>
  );
}
