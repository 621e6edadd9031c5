import { useLocation } from "react-router";
import { LANGUAGE_MENU_NAMES, LANGUAGE_TAGS, LANGUAGES } from "../../../contracts/languages.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { useHydrated } from "../../platform/use-hydrated.ts";

/**
 * The current page in each language, in the order and words of spec §1. Plain links: the server
 * keeps the choice in a cookie, and a new language is a new document.
 */
export function LanguageLinks() {
  const current = useLanguage();
  const location = useLocation();
  return (
    // The server knows only the part of the query that affects the page, and hydration would keep
    // its links: the key renders them again.
    <ul key={String(useHydrated())}>
      {LANGUAGES.map((language) => {
        const search = new URLSearchParams(location.search);
        search.set("lang", language);
        // A new language starts Home's list from the beginning (spec §4).
        if (location.pathname === "/") search.delete("page");
        return (
          <li key={language}>
            <a
              href={`${location.pathname}?${search}`}
              lang={LANGUAGE_TAGS[language]}
              hrefLang={LANGUAGE_TAGS[language]}
              aria-current={language === current ? "true" : undefined}
              className="menu-item"
            >
              {LANGUAGE_MENU_NAMES[language]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
