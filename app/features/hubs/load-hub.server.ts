import { data } from "react-router";
import { type HubKind, readHub as namedHub } from "../../../contracts/hubs.ts";
import { loadMessages, requestLanguage } from "../../i18n/locale-files.server.ts";
import { publicBackendAddress, visitorReader } from "../../platform/backend-address.server.ts";
import { readingFailure } from "../../platform/reading-failure.ts";
import { presentHub } from "./present-hub.ts";
import { readHub } from "./read-hub.ts";

/** The loader of the routes of countries and sectors. */
export async function loadHub(request: Request, kind: HubKind, slug: string) {
  const language = requestLanguage(request);
  const messages = loadMessages(language, "hub", "marketReport", "status");
  const { siteUrl } = publicBackendAddress();
  const shared = { language, siteUrl, messages, now: Date.now() };
  const value = namedHub(kind, slug);
  if (value === undefined) return data({ ...shared, hub: null, failure: null }, { status: 404 });
  try {
    const found = await readHub(visitorReader(), kind, value, language);
    const words = { ...messages, ...loadMessages(language, "funding", "labels") };
    return data({
      ...shared,
      hub: presentHub(language, words, { ...found, kind, value }),
      failure: null,
    });
  } catch (error) {
    const failure = readingFailure(error, "The hub could not be read");
    return data({ ...shared, hub: null, failure }, failure.response);
  }
}
