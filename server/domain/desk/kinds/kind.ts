import type pg from "pg";
import type { StaffRole } from "../../../../contracts/desk/staff.ts";
import type { FieldProblems } from "../../../../contracts/errors.ts";

/** A document's content between the database and the code that knows its kind. */
export type RawContent = Record<string, unknown>;

/** What the desk must know of a kind of document. */
export type DocumentKindRules = {
  /** The table of what is published; its rows have the id of their document. */
  table: "news" | "startups" | "investors" | "funding_rounds" | "site_pages";
  empty(): RawContent;
  /** @throws z.ZodError */
  read(content: RawContent): RawContent;
  titleOf(content: RawContent): string;
  /** What the server adds to a save: moments, an address from the title, whose source it is. */
  stamp(
    before: RawContent,
    after: RawContent,
    save: {
      now: string;
      by: StaffRole;
      /** It is public, was, or will be by itself. */
      isAddressGiven: boolean;
    },
  ): RawContent;
  /** The content of a public row that no document describes yet. */
  adopt(client: pg.ClientBase, id: string): Promise<RawContent | undefined>;
  problems(client: pg.ClientBase, id: string, content: RawContent): Promise<FieldProblems>;
  /** Puts it before readers, or what has changed of it. */
  publish(client: pg.ClientBase, id: string, content: RawContent, now: Date): Promise<void>;
  unpublish(client: pg.ClientBase, id: string): Promise<void>;
  /** The path of its page. */
  addressOf(content: RawContent): string | null;
};
