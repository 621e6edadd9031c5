import type { ProfileEvidence } from "../profile-evidence.ts";
import { emailsIn } from "../text/emails.ts";
import { numbersIn } from "../text/numbers.ts";
import { phonesIn } from "../text/phones.ts";
import type { PublicText } from "../text/public-text.ts";
import type { Fault, Rule, Telling } from "./fault.ts";

const MOST_PER_TEXT = 3;

/** Personal data that a public page would show; the company's own contact fields are not public. */
export const personalData: Rule = ({ evidence, texts }) =>
  texts.flatMap((text) => dataIn(text, evidence).slice(0, MOST_PER_TEXT));

function dataIn(text: PublicText, { draft }: ProfileEvidence): Fault[] {
  const emails = emailsIn(text.search, draft);
  const numbers = numbersIn(text.search, draft.country);
  const taken = [...emails, ...numbers];
  const phones = phonesIn(text.search, draft.country).filter((phone) =>
    taken.every(({ start, end }) => phone.end <= start || phone.start >= end),
  );
  const found = (told: Telling, places: { start: number; end: number }[]) =>
    places.map(
      ({ start, end }): Fault => ({
        rule: "personal_data",
        weight: "rejects",
        place: text.place,
        text: text.search.quote(start, end),
        told,
      }),
    );
  return [
    ...found("personal_email", emails),
    ...numbers.flatMap((number) => found(number.kind, [number])),
    ...found("personal_data", phones),
  ];
}
