import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useOwns } from "./use-owns.ts";

/** Beside a company's sections: what stays in view, and the link for people whose company it is. */
export function CompanyAside(props: {
  kind: "startup" | "investor";
  record: { id: string; slug: string };
  /** The company publishes the page itself: there is nothing to claim. */
  isByCompany: boolean;
  /** When it was reviewed, or how old its facts are; undefined if unknown. */
  standing: string | undefined;
  children: ReactNode;
}) {
  const t = useMessages("company");
  const { kind, record } = props;
  return (
    // On phones between the description and the rest.
    <aside className="mt-10 grid content-start gap-4 lg:sticky lg:top-32 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start">
      {props.children}
      <p className="px-5 text-sm text-muted">
        {props.standing === undefined ? null : <span className="block">{props.standing}</span>}
        {props.isByCompany ? (
          <ByCompany kind={kind} id={record.id} />
        ) : (
          <>
            {t(props.kind === "startup" ? "claimHint" : "claimFirm")}{" "}
            <a href={`/claim?page=/${kind}s/${record.slug}`} rel="nofollow" className={LINK}>
              {t("claimLink")}
            </a>
          </>
        )}
      </p>
    </aside>
  );
}

const LINK = "link inline-flex min-h-6 items-center whitespace-nowrap";

/**
 * Who published the page; its owner gets the link to edit it, once they are known to be signed in.
 */
function ByCompany({ kind, id }: { kind: "startup" | "investor"; id: string }) {
  const t = useMessages("company");
  if (!useOwns(kind, id)) return t("byCompany");
  return (
    <a href={`/${kind}-profile-submission`} className={LINK}>
      {t("editPage")}
    </a>
  );
}

/** The newest deal, on a line of its own. In one column its text is directly below. */
export function NewestDeal(props: { heading: string; figure: ReactNode; children: ReactNode }) {
  return (
    <section className="card mt-8 self-start max-lg:hidden">
      <h2 className="font-sans text-sm font-semibold text-muted">{props.heading}</h2>
      <p className="mt-1 text-lg font-semibold wrap-anywhere">{props.figure}</p>
      <div className="text-sm text-muted">{props.children}</div>
    </section>
  );
}
