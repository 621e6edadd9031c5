import type pg from "pg";
import type { StaffRole } from "../../../../contracts/desk/staff.ts";
import type { FieldProblems } from "../../../../contracts/errors.ts";

/** A document's content, before the code of its kind has read it. */
export type RawContent = Record<string, unknown>;

/** What the desk needs to know about a kind of document. */
export type DocumentKindRules = {
  /** The table of published rows, which have the id of their document. */
  table: "news" | "startups" | "investors" | "funding_rounds" | "site_pages";
  empty(): RawContent;
  /** @throws z.ZodError */
  read(content: RawContent): RawContent;
  titleOf(content: RawContent): string;
  /** Adds the server's part to a save: moments, an address from the title, the reader of a source. */
  stamp(
    before: RawContent,
    after: RawContent,
    save: {
      now: string;
      by: StaffRole;
      /** Whether it is public, was, or is scheduled to be. */
      isAddressGiven: boolean;
    },
  ): RawContent;
  /** The content of a public row that no document describes yet. */
  adopt(client: pg.ClientBase, id: string): Promise<RawContent | undefined>;
  problems(client: pg.ClientBase, id: string, content: RawContent): Promise<FieldProblems>;
  /** Publishes it, or its changes. */
  publish(client: pg.ClientBase, id: string, content: RawContent, now: Date): Promise<void>;
  unpublish(client: pg.ClientBase, id: string): Promise<void>;
  /** The path of its page. */
  addressOf(content: RawContent): string | null;
};
