import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Logo } from "../../ui/logo.tsx";

export function FooterContent() {
  const t = useMessages("frame");
  const language = useLanguage();
  return (
    <>
      <div className="frame grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="flex items-center gap-2 text-lg font-bold">
            <Logo className="size-7" />
            Benih
          </p>
          <p className="mt-3 max-w-sm text-sm text-muted">{t("footerAbout")}</p>
        </div>
        <FooterList heading={t("footerExplore")}>
          <FooterLink to="/">{t("navNews")}</FooterLink>
          <FooterLink to="/startups">{t("navStartups")}</FooterLink>
          <FooterLink to="/investors">{t("navInvestors")}</FooterLink>
          <FooterLink to="/funding-tracker">{t("navFunding")}</FooterLink>
          <FooterLink to="/pricing">{t("pricing")}</FooterLink>
        </FooterList>
        <FooterList heading={t("footerFollow")}>
          <FooterLink to={`/feeds/${language}.rss`} document>
            {t("rssFeed")}
          </FooterLink>
          <FooterLink to={`/feeds/${language}.json`} document>
            {t("jsonFeed")}
          </FooterLink>
        </FooterList>
        <FooterList heading={t("footerLegal")}>
          <FooterLink to="/legal-disclaimer">{t("legalDisclaimer")}</FooterLink>
        </FooterList>
      </div>
      <div className="frame flex flex-wrap gap-x-6 gap-y-1 border-t border-line py-5 text-sm text-muted">
        <p>{t("aiNotice")}</p>
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

function FooterLink(props: { to: string; document?: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={props.to}
        reloadDocument={props.document}
        className="inline-flex min-h-9 items-center text-sm text-muted hover:text-ink hover:underline"
      >
        {props.children}
      </Link>
    </li>
  );
}
