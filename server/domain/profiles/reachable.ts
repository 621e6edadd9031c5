import { isLocked } from "../account/locked.ts";
import type { Side } from "./sides.ts";

/**
 * SQL for whether somebody can be reached through the published page `page`: it has an owner at Benih
 * other than the person who asks.
 * @param me the placeholder of that person's id
 */
export function reachable({ drafts, link }: Side, me: string): string {
  return `(page.is_published and exists (
    select from public.${drafts} o join auth.users u on u.id = o.user_id
     where o.${link} = page.id and o.user_id <> ${me} and not ${isLocked("u")}))`;
}
