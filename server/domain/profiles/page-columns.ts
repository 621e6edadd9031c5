import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { columnIn, LANGUAGES } from "../../../contracts/languages.ts";
import { profileFields } from "../../../contracts/profile-descriptors.ts";

/** A role's tables for draft and page, and the columns that the page takes from the draft. */
export type PageTables = {
  pages: "startups" | "investors";
  drafts: "startup_profiles" | "investor_profiles";
  /** The draft's column that names its page. */
  key: "startup_id" | "investor_id";
  columns: readonly string[];
  /** The values of these columns from a draft `d`, in SQL. */
  values: readonly string[];
};

export function pageTables(role: Role): PageTables {
  const names =
    role === STARTUP_ROLE
      ? ({ pages: "startups", drafts: "startup_profiles", key: "startup_id" } as const)
      : ({ pages: "investors", drafts: "investor_profiles", key: "investor_id" } as const);
  const shown = Object.entries(profileFields(role)).filter(
    ([, { onPage }]) => onPage !== undefined,
  );
  return {
    ...names,
    columns: shown.map(([column]) => column),
    values: shown.map(([column, { onPage }]) =>
      onPage === "value" ? `d.${column}` : `nullif(d.${column}, '')`,
    ),
  };
}

/** A page's texts in its people's own words, in the language in which they write. */
export const OWN_TEXTS: readonly string[] = ["tagline", "description"];

/** One of a page's own texts in the language in which it was written, in SQL; others may be translations. */
export function ownText(page: string, name: string): string {
  const columns = LANGUAGES.map((one) => `when '${one}' then ${page}.${columnIn(one, name)}`);
  return `coalesce(case ${page}.text_language ${columns.join(" ")} end, '')`;
}

/**
 * Whether publishing the draft `d` now would change the page `page`, in SQL.
 * @param logo an SQL expression for the path of the person's logo; null if there is none
 */
export function differsFromPage(role: Role, logo: string): string {
  const { columns, values } = pageTables(role);
  const shown = columns.map((column) =>
    OWN_TEXTS.includes(column) ? ownText("page", column) : `page.${column}`,
  );
  return `(jsonb_build_array(${values.join(", ")}) <> jsonb_build_array(${shown.join(", ")})
           or case when ${logo} is null then page.logo <> '' else strpos(page.logo, ${logo}) = 0 end)`;
}
