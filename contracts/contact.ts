import { z } from "zod";
import type { COUNTRIES } from "./catalogue.ts";
import { readEmail } from "./email-address.ts";
import { readLine, readLinkedIn, readTelegram, readWhatsApp, readZalo } from "./messaging.ts";
import { readMobile } from "./phone.ts";
import { parseWebAddress, writeWebAddress } from "./web-address.ts";

type Country = (typeof COUNTRIES)[number];

/** What is wrong with a field of the profile form; the words are in the locale files. */
export const CONTACT_PROBLEMS = [
  "phone_invalid",
  "whatsapp_invalid",
  "zalo_invalid",
  "line_invalid",
  "telegram_invalid",
  "linkedin_invalid",
  "website_invalid",
  "email_invalid",
] as const;
export type ContactProblem = (typeof CONTACT_PROBLEMS)[number];

/**
 * The contact fields of a profile in the given country. Each takes what a person types and gives the
 * one form in which it is kept; kept forms come out as they went in..
 * Heavy (numbers and suffixes of the world): for the forms of members, never for public pages.
 */
export function contactFields(country: Country) {
  const inCountry = (read: (text: string, country: Country) => string | undefined) => {
    return (text: string) => read(text, country);
  };
  return {
    mobilePhone: field("phone_invalid", inCountry(readMobile)),
    whatsApp: field("whatsapp_invalid", inCountry(readWhatsApp)),
    zalo: field("zalo_invalid", inCountry(readZalo)),
    line: field("line_invalid", readLine),
    telegram: field("telegram_invalid", readTelegram),
    linkedIn: field("linkedin_invalid", readLinkedIn),
    website: field("website_invalid", readWebsiteAddress),
    companyEmail: field("email_invalid", readEmail),
  };
}

/** The website as it is kept. */
export function readWebsiteAddress(text: string): string | undefined {
  const url = parseWebAddress(text);
  return url && writeWebAddress(url);
}

/** A field whose message is the code of its problem. */
function field(problem: ContactProblem, read: (text: string) => string | undefined) {
  return z.string().transform((text, context) => {
    const kept = read(text);
    if (kept !== undefined) return kept;
    context.issues.push({ code: "custom", message: problem, input: text });
    return z.NEVER;
  });
}
