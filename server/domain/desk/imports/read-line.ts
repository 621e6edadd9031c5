import { randomUUID } from "node:crypto";
import {
  type ImportField,
  type ImportKind,
  type LineProblemCode,
  REQUIRED_FIELDS,
} from "../../../../contracts/desk/imports.ts";
import { slugOf } from "../../publishing/slug.ts";
import { type KnownCompanies, signsOf } from "./known-companies.ts";
import { namesIn, readCell, readMoney, textOf } from "./read-cell.ts";
import type { TableLine } from "./read-table.ts";

type CellProblem = {
  column: number | null;
  field: ImportField | null;
  code: LineProblemCode;
  value: string;
};
type Backer = { id: string; lead: boolean };

/** What a line asks to do. */
export type ReadLine = {
  line: number;
  row_id: string | null;
  action: "create" | "update" | "none" | null;
  value: Record<string, unknown>;
  backers: Backer[] | null;
  problems: CellProblem[] | null;
};

export type LineReader = (line: TableLine) => ReadLine;

const LONGEST_SHOWN = 120;
/** Fields that are read together. */
const TOGETHER = new Set<ImportField>([
  "amount",
  "currency",
  "rate",
  "amount_usd_thousand",
  "startup",
  "lead_investors",
  "investors",
]);

/** Reads the lines of one file; no two of them may mean the same row. */
export function lineReader(order: {
  kind: ImportKind;
  mapping: readonly (ImportField | null)[];
  currency: string;
  publishesNew: boolean;
  known: KnownCompanies;
  now: Date;
}): LineReader {
  const { kind, mapping, known, now } = order;
  const columnOf = new Map(mapping.flatMap((field, at) => (field === null ? [] : [[field, at]])));
  /** Ids and addresses in the file, given or made here; none may occur twice. */
  const seen = new Set<string>();
  /** How many addresses with a given beginning were tried: names in Thai or Chinese all begin the same. */
  const counted = new Map<string, number>();

  return ({ line, cells }) => {
    const problems: CellProblem[] = [];
    const value: Record<string, unknown> = {};
    const textIn = (field: ImportField) => textOf(cells[columnOf.get(field) ?? -1] ?? "");
    const say = (field: ImportField | null, code: LineProblemCode) => {
      const at = field === null ? undefined : columnOf.get(field);
      problems.push({
        column: at === undefined ? null : at + 1,
        field,
        code,
        value: at === undefined ? "" : (cells[at] ?? "").slice(0, LONGEST_SHOWN),
      });
    };

    if (cells.length > mapping.length) say(null, "tooManyCells");
    for (const [field, at] of columnOf) {
      if (TOGETHER.has(field)) continue;
      const read = readCell(field, cells[at] ?? "");
      if ("problem" in read) say(field, read.problem);
      else value[field] = read.value;
    }

    const { id, slug } = value;
    // An empty cell leaves the value as it is, or gives the default.
    for (const field of ["id", "slug", "is_published", "published_at"] as const) {
      if (value[field] === null) delete value[field];
    }
    const ofSlug = typeof slug === "string" ? known.idOfSlug.get(slug) : undefined;
    const given = typeof id === "string" ? id : undefined;
    const existing = given === undefined ? ofSlug : known.ids.has(given) ? given : undefined;
    const row_id = existing ?? given ?? randomUUID();
    const isNew = existing === undefined;
    if (ofSlug !== undefined && ofSlug !== row_id) say("slug", "slugTaken");
    if (seen.has(row_id) || (typeof slug === "string" && seen.has(slug))) {
      say(given === undefined ? "slug" : "id", "twiceInFile");
    }
    seen.add(row_id);
    if (typeof slug === "string") seen.add(slug);

    if (isNew) {
      for (const field of REQUIRED_FIELDS[kind]) {
        if (!columnOf.has(field)) say(field, "required");
      }
      value.id = row_id;
      if (kind !== "round") beginPage(value);
    }
    const backers = kind === "round" ? readRound() : null;
    // A sheet without ids that is uploaded again still contains its old rounds; ids are unambiguous.
    const isNamed = kind !== "round" || given !== undefined || problems.length > 0;
    const signs = isNamed ? [] : signsOf(roundFacts());
    if (signs.some((sign) => seen.has(sign))) say(null, "twiceInFile");
    for (const sign of signs) seen.add(sign);
    const same = signs.map((sign) => known.roundOfSign.get(sign)).find((found) => found);
    if (same !== undefined && problems.length === 0) {
      return { line, row_id: same, action: "none", value: {}, backers: null, problems: null };
    }
    const action = isNew ? "create" : "update";
    return problems.length > 0
      ? { line, row_id: null, action: null, value: {}, backers: null, problems }
      : { line, row_id, action, value, backers, problems: null };

    /** A new page gets a free address, and is public from now on. */
    function beginPage(page: Record<string, unknown>) {
      if (typeof page.slug !== "string") page.slug = freeAddress(String(page.name ?? ""));
      seen.add(String(page.slug));
      page.is_published ??= order.publishesNew;
      if (page.is_published === true) page.published_at ??= now.toISOString();
    }

    function roundFacts() {
      const {
        startup_id,
        announced_on,
        amount = null,
        currency = null,
        amount_usd_thousand = null,
      } = value;
      return { startup_id, kind: value.kind, announced_on, amount, currency, amount_usd_thousand };
    }

    function readRound(): Backer[] | null {
      if (value.announced_on === null) say("announced_on", "required");
      if (columnOf.has("startup")) {
        const text = textIn("startup");
        const found = known.startup(text);
        if ("id" in found) value.startup_id = found.id;
        else say("startup", text === "" ? "required" : found.problem);
      }
      if (columnOf.has("amount") || columnOf.has("amount_usd_thousand")) readSum();
      return columnOf.has("investors") || columnOf.has("lead_investors") ? readBackers() : null;
    }

    function readSum() {
      const cells = {
        amount: textIn("amount"),
        currency: textIn("currency"),
        rate: textIn("rate"),
        usdThousand: textIn("amount_usd_thousand"),
      };
      const money = readMoney(cells, order.currency);
      if ("problem" in money) {
        say(money.field, money.problem);
        return;
      }
      const { amount, currency, rate, usdThousand } = money;
      // A rate without a day is that of the announcement's day.
      const rateOn = rate === null ? null : (value.rate_on ?? value.announced_on);
      if (rateOn === undefined) say("rate_on", "required");
      Object.assign(value, { amount_usd_thousand: usdThousand });
      if (columnOf.has("amount")) Object.assign(value, { amount, currency, rate, rate_on: rateOn });
    }

    function readBackers(): Backer[] {
      const found = new Map<string, boolean>();
      for (const [field, lead] of [
        ["lead_investors", true],
        ["investors", false],
      ] as const) {
        for (const name of investorsIn(textIn(field))) {
          const investor = known.investor(name);
          if ("problem" in investor) say(field, investor.problem);
          else found.set(investor.id, lead || found.get(investor.id) === true);
        }
      }
      return [...found]
        .map(([id, lead]) => ({ id, lead }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    }
  };

  /** A comma can be part of a name, so it separates names only if the whole is no known name. */
  function investorsIn(text: string): string[] {
    return namesIn(text).flatMap((name) =>
      name.includes(",") && "problem" in known.investor(name) ? namesIn(name, /,/) : [name],
    );
  }

  function freeAddress(name: string): string {
    const base = slugOf(name) || kind;
    let number = counted.get(base) ?? 1;
    const slug = () => (number === 1 ? base : `${base}-${number}`);
    while (known.idOfSlug.has(slug()) || seen.has(slug())) number += 1;
    counted.set(base, number);
    return slug();
  }
}
