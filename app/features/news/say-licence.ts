import type { LICENCES } from "../../../contracts/pictures.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

/** Licences worded in each language; others, such as CC BY 4.0, have the same name everywhere. */
const WORDS = {
  "All rights reserved": "licence_reserved",
  "Press kit": "licence_press",
  "Own picture": "licence_own",
} as const satisfies Partial<Record<(typeof LICENCES)[number], string>>;

/** Says how a picture may be used: licences that we suggest in the reader's language, others as written. */
export function useSayLicence(): (licence: string) => string {
  const t = useMessages("article");
  return (licence) => {
    const own = Object.entries(WORDS).find(([name]) => name === licence);
    return own ? t(own[1]) : licence;
  };
}
