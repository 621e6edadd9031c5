import type pg from "pg";
import {
  checkWebsite as contract,
  type WebsiteLook,
} from "../../../contracts/website-submission.ts";
import type { WebsiteReading } from "../../services/website/read-website.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { limitPerPerson } from "../per-person.ts";

const LOOKS = 20;
const WITHIN_S = 600;

/** `POST /api/website/check {url}`: whether the website answers, and its description of itself. */
export function checkWebsiteOperation(
  pool: pg.Pool,
  read: (url: string) => Promise<WebsiteReading>,
): Operation {
  const limit = limitPerPerson(pool, "website_looks", { points: LOOKS, duration: WITHIN_S });
  return jsonOperation(contract, async (actor, { url }) => {
    await limit(actor);
    return lookOf(await read(url));
  });
}

function lookOf(reading: WebsiteReading): WebsiteLook {
  if (!reading.ok) {
    return { answers: false, ...(reading.status !== undefined && { status: reading.status }) };
  }
  const { address, title, description } = reading;
  return {
    answers: true,
    address,
    checkedAt: new Date().toISOString(),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}
