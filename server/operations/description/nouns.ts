/** The subject of each noun's operations; an operation's path begins with its noun. */
export const NOUNS: Partial<Record<string, string>> = {
  account: "A person's sign-in, sessions and data, and the end of their account.",
  profile: "How far the person's profile is, and publishing it.",
  "startup-profile": "The draft of a startup's profile.",
  "investor-profile": "The draft of an investor's profile.",
  "kept-forms": "What a person has typed into a form and not saved yet.",
  amount: "Amounts of money as people type them.",
  "deck-review": "The review of a startup's pitch deck.",
  match: "What startups and investors are matched by, and whom they were matched with.",
  introductions: "Getting to know the other side of a match, which both have to want.",
  company: "The public page of a company, and whose it is.",
  files: "Pitch deck, business license and logo.",
  website: "The company's website.",
  credits: "A person's balance, and what everything costs them.",
  payments: "Buying credits and plans.",
  plans: "The plan that renews each month.",
  startups: "The directory of startups.",
  investors: "The directory of investors.",
  mail: "For the auth service of a hosted project.",
};

/** The noun of an operation's path. */
export function nounOf(path: string): string {
  return path.split("/")[0] ?? path;
}
