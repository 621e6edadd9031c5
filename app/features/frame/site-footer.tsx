import type { ReactNode } from "react";
import { Link } from "react-router";
import { SITE_PAGES } from "../../../contracts/site-pages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useOperator } from "../../platform/operator-context.tsx";
import { isDocument } from "../../platform/sent-links.ts";
import { Logo } from "../../ui/logo.tsx";
import { SCREENS } from "./screens.ts";

export function FooterContent() {
  const t = useMessages("footer");
  const frame = useMessages("frame");
  const language = useLanguage();
  const { name, address, mailbox } = useOperator();
  return (
    <>
      <div className="frame grid grid-cols-2 gap-x-6 gap-y-6 py-8 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-2">
          <p className="brand flex items-center gap-2">
            <Logo className="size-8" />
            Benih
          </p>
        </div>
        <FooterList heading={t("footerExplore")}>
          {SCREENS.map(({ to, key }) => (
            <FooterLink key={to} to={to}>
              {frame(key)}
            </FooterLink>
          ))}
          <FooterLink to="/reports">{t("reports")}</FooterLink>
          <FooterLink to="/funding-tracker/method">{t("fundingMethod")}</FooterLink>
        </FooterList>
        <FooterList heading={t("footerAccount")}>
          <FooterLink to="/pricing">{t("pricing")}</FooterLink>
          <FooterLink to="/profile">{frame("userMenu")}</FooterLink>
          {/* Last, because it keeps its place while hidden. */}
          <FooterLink to="/auth?mode=signup" look="signed-out-only">
            {t("signUp")}
          </FooterLink>
        </FooterList>
        <FooterList heading={t("footerFollow")}>
          <FooterLink to="/newsletter">{t("newsletter")}</FooterLink>
          <FooterLink to={`/feeds/${language}.rss`}>{t("rssFeed")}</FooterLink>
        </FooterList>
        <FooterList heading={t("footerLegal")}>
          {SITE_PAGES.map((slug) => (
            <FooterLink key={slug} to={`/${slug}`}>
              {t(`page_${slug}`)}
            </FooterLink>
          ))}
          <FooterLink to="/legal-disclaimer">{t("legalDisclaimer")}</FooterLink>
          {mailbox === undefined ? null : (
            <FooterLink to={`mailto:${mailbox}`}>{mailbox}</FooterLink>
          )}
        </FooterList>
      </div>
      <div className="border-t border-line">
        <div className="frame flex flex-wrap gap-x-6 gap-y-1 py-5 text-sm text-muted">
          <p>{t("aiNotice")}</p>
          {name === undefined ? null : <p>{name}</p>}
          {address === undefined ? null : <p>{address}</p>}
        </div>
      </div>
    </>
  );
}

function FooterList(props: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold">{props.heading}</h2>
      <ul className="mt-2">{props.children}</ul>
    </div>
  );
}

function FooterLink(props: { to: string; look?: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={props.to}
        reloadDocument={isDocument(props.to)}
        className={`inline-flex min-h-9 items-center text-sm text-muted wrap-anywhere hover:text-ink hover:underline ${props.look ?? ""}`.trimEnd()}
      >
        {props.children}
      </Link>
    </li>
  );
}
