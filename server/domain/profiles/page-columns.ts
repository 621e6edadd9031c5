import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { columnIn, LANGUAGES } from "../../../contracts/languages.ts";
import { profileFields } from "../../../contracts/profile-descriptors.ts";

/** Where a role's draft and page are, and the columns in which they meet. */
export type PageTables = {
  pages: "startups" | "investors";
  drafts: "startup_profiles" | "investor_profiles";
  /** The draft's column that names its page. */
  key: "startup_id" | "investor_id";
  columns: readonly string[];
  /** What the page takes for each of them from a draft `d`, in SQL. */
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

/** What a page says in its people's own words, in the language that they write in. */
export const OWN_TEXTS: readonly string[] = ["tagline", "description"];

/** One of a page's own texts as its people wrote it, in SQL; others may have it translated. */
export function ownText(page: string, name: string): string {
  const columns = LANGUAGES.map((one) => `when '${one}' then ${page}.${columnIn(one, name)}`);
  return `coalesce(case ${page}.text_language ${columns.join(" ")} end, '')`;
}

/**
 * Whether a page `page` would be another one if the draft `d` were published now, in SQL.
 * @param logo an SQL expression for the path of the person's logo; null where there is none.
 */
export function differsFromPage(role: Role, logo: string): string {
  const { columns, values } = pageTables(role);
  const shown = columns.map((column) =>
    OWN_TEXTS.includes(column) ? ownText("page", column) : `page.${column}`,
  );
  return `(jsonb_build_array(${values.join(", ")}) <> jsonb_build_array(${shown.join(", ")})
           or case when ${logo} is null then page.logo <> '' else strpos(page.logo, ${logo}) = 0 end)`;
}
