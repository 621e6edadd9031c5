/**
 * What the rules look for in one language, as sources of patterns in small letters. Each is matched
 * as whole words where the language parts its words.
 */
export type Lexicon = {
  /** All that a field says when nobody has written it yet. */
  fillerField: string;
  /** The same, where it could still be a name. */
  fillerText: string;
  /** Words that only a form or a template says. */
  filler: string;
  slurs: string;
  /** Sexual services, offered. */
  sexual: string;
  hatred: string;
  /** Who says this before, denies what follows in the same clause. */
  denies: string;
  /** Who says this before, speaks of what they work against. */
  fights: string;
  /** Gains that nobody can promise, and schemes. */
  promises: string;
  /** Whom a company can promise something that it pays itself. */
  producers: string;
  /** What an advertisement asks its reader to do. */
  urges: string;
  /** Somebody who presents themselves, or homework. */
  applies: string;
  /** That something is made, sold or invested in. */
  offers: string;
  /** Stands before a number of a phone, a bank account, a person, a company. */
  phone: string;
  account: string;
  person: string;
  registered: string;
  /** That a company was founded, in a year told behind it. */
  founded: string;
  /** Where a company has its seat, told behind it. */
  seated: string;
  /** That money is looked for now; and that it was, or will be, another time. */
  raising: string;
  raised: string;
};

export type Phrase = keyof Lexicon;
