import { z } from "zod";
import { LANGUAGES } from "../contracts/languages.ts";

const settings = z.object({
  siteUrl: z.url(),
  url: z.url(),
  publishableKey: z.string(),
  language: z.enum(LANGUAGES),
});
export type DeskSettings = z.infer<typeof settings>;

/** What the server has written into the page (server/http/desk.ts). */
export function readSettings(): DeskSettings {
  const told = document.getElementById("settings")?.textContent ?? "";
  return settings.parse(JSON.parse(told));
}
