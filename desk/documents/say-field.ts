import { useMessages } from "../../app/i18n/messages-context.tsx";
import { fieldsOf, IMPORT_KINDS } from "../../contracts/desk/imports.ts";
import { isLanguage, LANGUAGE_NAMES } from "../../contracts/languages.ts";

const DOCUMENT_PARTS = [
  "title",
  "excerpt",
  "body",
  "imageAlt",
  "category",
  "author",
  "madeBy",
  "isChecked",
  "image",
  "round",
  "sources",
  "corrections",
] as const;

const COMPANY_PARTS = [
  "name",
  "slug",
  "tagline",
  "description",
  "country",
  "city",
  "address",
  "foundedYear",
  "website",
  "logo",
  "ventureRound",
  "founderName",
  "teamSize",
  "industries",
  "investorTypes",
  "stages",
  "regions",
  "currency",
  "rate",
  "rateOn",
  "events",
  "kind",
  "announcedOn",
  "amount",
  "isLead",
] as const;

/** Parts of the path whose label has another name, or that have a label per kind. */
const OTHER_PARTS = {
  startups: "mentioned_startups",
  investors: "mentioned_investors",
  publisher: "source_publisher",
  url: "source_url",
  readOn: "source_readOn",
  isMachine: "translation_machine",
} as const;

/** Parts that only group others and have no label. */
const HOLDERS: readonly string[] = ["texts", "text", "money", "source"];

const COLUMNS = IMPORT_KINDS.flatMap((kind) => [...fieldsOf(kind)]);

/** Names a part of a document as its form does, from its path: `texts.vi.title`, `sources.0.url`. */
export function useSayField(): (way: string) => string {
  const words = useMessages("deskDocuments");
  const company = useMessages("deskCompanies");
  const column = useMessages("deskFields");
  const sayPart = (part: string): string => {
    if (isLanguage(part)) return LANGUAGE_NAMES[part];
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    const own = DOCUMENT_PARTS.find((one) => one === part);
    if (own) return words(own);
    const ofCompany = COMPANY_PARTS.find((one) => one === part);
    if (ofCompany) return company(ofCompany);
    for (const [name, word] of Object.entries(OTHER_PARTS)) if (name === part) return words(word);
    if (part === "on") return company("eventOn");
    if (part === "party") return company("party_acquisition");
    if (part === "startup") return company("company");
    if (part === "linkedin") return column("field_linkedin");
    const known = COLUMNS.find((one) => one === part);
    return known ? column(`field_${known}`) : part;
  };
  return (way) =>
    way
      .split(".")
      .filter((part) => !HOLDERS.includes(part))
      // People look for a text by what it is, and then by its language.
      .toSorted((one, other) => Number(isLanguage(one)) - Number(isLanguage(other)))
      .map(sayPart)
      .join(" · ");
}
