import type { MailKind } from "../../../contracts/mails.ts";

/** A mail's content, already in the person's language. */
export type MailContent = {
  /** Its kind, for the record of mails. */
  kind?: MailKind;
  subject: string;
  heading: string;
  /** Mailboxes also show the first beside the subject. */
  paragraphs: string[];
  /** Smaller, below them: who made the content. */
  credit?: string;
  /** Several short things of one kind. */
  points?: { introduction: string; items: string[] };
  /** Names and values to look up, in two columns. */
  facts?: MailFact[];
  /** Somebody else's words, set apart from ours. */
  quote?: { introduction: string; text: string };
  /** A code to type, shown large. */
  code?: string;
  button?: MailLink & {
    /** The link is only in this mail, so its address is also shown for copying. */
    isOnlyWay?: boolean;
  };
  /** Pages to read, each with a note. */
  list?: { heading: string; items: { title: string; href: string; note: string }[] };
  /** Smaller, at the end: how long it is valid, and what to do if it was not you. */
  notes: string[];
  /** Below the notes and as small: how to unsubscribe. */
  end?: MailLink;
};

export type MailLink = { label: string; href: string };

export type MailFact = { name: string; value: string; href?: string };
