import type { MailKind } from "../../../contracts/mails.ts";

/** A mail's content, already in the person's language. */
export type MailContent = {
  /** What it is about, for the record of mails. */
  kind?: MailKind;
  subject: string;
  heading: string;
  /** The first is also what a mailbox shows beside the subject. */
  paragraphs: string[];
  /** Smaller, below them: who made what they tell. */
  credit?: string;
  /** Several short things of one kind. */
  points?: { introduction: string; items: string[] };
  /** What somebody looks up: names and values in two columns. */
  facts?: MailFact[];
  /** Somebody else's words, set apart from ours. */
  quote?: { introduction: string; text: string };
  /** A code to type, shown large. */
  code?: string;
  button?: MailLink & {
    /** The way on is in this mail alone: its address is there to copy, too. */
    isOnlyWay?: boolean;
  };
  /** Pages to read, each with what is to be known of it. */
  list?: { heading: string; items: { title: string; href: string; note: string }[] };
  /** Smaller, at the end: how long it is valid, and what to do if it was not you. */
  notes: string[];
  /** Below the notes and as small: how to get no more of these. */
  end?: MailLink;
};

export type MailLink = { label: string; href: string };

export type MailFact = { name: string; value: string; href?: string };
