/**
 * What the rules look for in one language, as sources of patterns in small letters. Each matches
 * whole words, if the language puts spaces between words.
 */
export type Lexicon = {
  /** The whole content of a field that nobody has filled in yet. */
  fillerField: string;
  /** The same, for words that could still be a name. */
  fillerText: string;
  /** Words that only forms and templates use. */
  filler: string;
  slurs: string;
  /** Sexual services, offered. */
  sexual: string;
  hatred: string;
  /** Words that deny what follows in the same clause. */
  denies: string;
  /** What follows is what they fight, not what they do: "against X", "reduces X". */
  fights: string;
  /** Gains that nobody can promise, and schemes. */
  promises: string;
  /** People to whom a company may promise something, since it pays them itself. */
  producers: string;
  /** What an advertisement urges its reader to do. */
  urges: string;
  /** A job application, or homework. */
  applies: string;
  /** Says that something is made, sold or invested in. */
  offers: string;
  /** Words before the number of a phone, a bank account, a person, a company. */
  phone: string;
  account: string;
  person: string;
  registered: string;
  /** Says that a company was founded; the year follows. */
  founded: string;
  /** Says that a company has its seat somewhere; the place follows. */
  seated: string;
  /** Says that money is being raised now; `raised`, that it was or will be another time. */
  raising: string;
  raised: string;
};

export type Phrase = keyof Lexicon;
