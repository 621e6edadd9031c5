import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readLinks } from "../../domain/newsletter/links.ts";
import { accountsDatabase } from "../../domain/profiles/test-accounts.ts";
import { serve, type TestServer } from "../test-server.ts";
import { createNewsletterDoor } from "./newsletter-door.ts";

const { pool, open } = accountsDatabase();
const log = pino({ level: "silent" });
let site: TestServer;

const serveDoor = (canMail: boolean) => {
  const door = createNewsletterDoor({ pool: pool(), canMail, trustProxy: true, log });
  return serve((request, response) => {
    if (!door.handle(request, response)) response.writeHead(404).end();
  });
};
beforeAll(async () => {
  site = await serveDoor(true);
});
afterAll(() => site.close());

let networks = 0;
const elsewhere = () => {
  networks += 1;
  return { "x-forwarded-for": `203.0.113.${networks}` };
};
const newEmail = () => `${randomUUID()}@readers.example`;

function ask(fields: object, headers: Record<string, string> = elsewhere()): Promise<Response> {
  return fetch(`${site.url}/api/newsletter/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(fields),
  });
}

function press(path: string, body: BodyInit, headers: Record<string, string> = elsewhere()) {
  return fetch(`${site.url}${path}`, { method: "POST", headers, body, redirect: "manual" });
}

const ONE_CLICK = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
const OUR_PAGE = new URLSearchParams({ from: "page" });

async function waiting(email: string): Promise<string | undefined> {
  const { rows } = await pool().query<{ id: string }>(
    "select id from internal.newsletter_subscribers where email = $1",
    [email],
  );
  return rows[0]?.id;
}

async function subscriber(): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `insert into internal.newsletter_subscribers (email, language, confirmed_at)
     values ($1, 'en', now()) returning id`,
    [newEmail()],
  );
  return rows[0]?.id ?? "";
}

async function isThere(id: string): Promise<boolean> {
  const found = await pool().query("select from internal.newsletter_subscribers where id = $1", [
    id,
  ]);
  return found.rowCount === 1;
}

describe("asking for news by mail", () => {
  it("answers the same for a new address, one that waits and one that is on the list", async () => {
    const email = newEmail();
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      const answer = await ask({ email, language: "th" });
      answers.push([answer.status, await answer.text()]);
      if (time === 1) {
        await pool().query(
          "update internal.newsletter_subscribers set confirmed_at = now() where email = $1",
          [email],
        );
      }
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
  });

  it.each(["", "nobody", "a@b", "a b@c.example", "a@b.example\nbcc: c@d.example"])(
    "names the field of an address that is none: %j",
    async (email) => {
      const answer = await ask({ email });
      expect(answer.status).toBe(400);
      const { error } = await answer.json();
      expect(error).toMatchObject({ code: "invalid_input" });
      expect(Object.keys(error.details.fields)).toEqual(["email"]);
    },
  );

  it("is refused beyond what a network may ask, and from another site's page", async () => {
    const mine = elsewhere();
    for (let at = 0; at < 20; at += 1)
      expect((await ask({ email: newEmail() }, mine)).status).toBe(200);
    const refused = await ask({ email: newEmail() }, mine);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const email = newEmail();
    const across = { ...elsewhere(), "sec-fetch-site": "cross-site" };
    expect((await ask({ email }, across)).status).toBe(403);
    expect(await waiting(email)).toBeUndefined();
  });

  it("of a program that fills in everything is thanked for, and not kept", async () => {
    const email = newEmail();
    expect((await ask({ email, homepage: "https://spam.example" })).status).toBe(200);
    expect(await waiting(email)).toBeUndefined();
  });

  it("without scripts is led back to the page, whatever became of it", async () => {
    const form = (fields: Record<string, string>) =>
      press("/api/newsletter/subscribe", new URLSearchParams(fields));
    const email = newEmail();
    const asked = await form({ email, language: "vi", homepage: "" });
    expect([asked.status, asked.headers.get("location")]).toEqual([
      303,
      "/newsletter?outcome=asked",
    ]);
    expect(await waiting(email)).toBeDefined();
    const invalid = await form({ email: "nobody" });
    expect(invalid.headers.get("location")).toBe("/newsletter?outcome=invalid");
    const long = await form({ email: "x".repeat(9000) });
    expect(long.headers.get("location")).toBe("/newsletter?outcome=invalid");
  });

  it("is refused where no mail can be sent", async () => {
    const mute = await serveDoor(false);
    const answer = await fetch(`${mute.url}/api/newsletter/subscribe`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: newEmail() }),
    });
    expect(answer.status).toBe(503);
    await mute.close();
  });
});

describe("the links of the mails", () => {
  const leaveOf = async (id: string, kind: "account" | "visitor" = "visitor") =>
    `/newsletter/leave?token=${(await readLinks(pool())).sign("leave", { kind, id })}`;

  it("leave by one press of a mail program, in both forms of a body, and again", async () => {
    const id = await subscriber();
    const address = await leaveOf(id);
    const answer = await press(address, ONE_CLICK);
    expect(answer.status).toBe(200);
    expect(await isThere(id)).toBe(false);
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    expect((await press(address, form)).status).toBe(200);

    const { userId } = await open("Investor");
    await pool().query("update public.profiles set mails_news = true where user_id = $1", [userId]);
    expect((await press(await leaveOf(userId, "account"), form)).status).toBe(200);
    const { rows } = await pool().query(
      "select mails_news from public.profiles where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ mails_news: false }]);
  });

  it("leave by our own page's button, which leads back", async () => {
    const id = await subscriber();
    const answer = await press(`${await leaveOf(id)}&lang=vi`, OUR_PAGE);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/newsletter?outcome=left",
    ]);
    expect(await isThere(id)).toBe(false);
  });

  it("do nothing when they are opened", async () => {
    const id = await subscriber();
    expect((await fetch(`${site.url}${await leaveOf(id)}`)).status).toBe(404);
    expect(await isThere(id)).toBe(true);
  });

  it("that are not ours do nothing, and are counted", async () => {
    const id = await subscriber();
    const confirm = (await readLinks(pool())).sign("confirm", { kind: "visitor", id });
    const mine = elsewhere();
    expect((await press(`/newsletter/leave?token=${confirm}`, ONE_CLICK, mine)).status).toBe(400);
    const back = await press("/newsletter/leave?token=v.1.2", OUR_PAGE, mine);
    expect(back.headers.get("location")).toBe("/newsletter?outcome=unknown");
    for (let at = 0; at < 58; at += 1) await press("/newsletter/leave", ONE_CLICK, mine);
    expect((await press("/newsletter/leave", ONE_CLICK, mine)).status).toBe(429);
    // Somebody with a link is never refused.
    expect((await press(await leaveOf(id), ONE_CLICK, mine)).status).toBe(200);
  });

  it("confirm once asked, until the request has lapsed", async () => {
    const email = newEmail();
    await ask({ email });
    const id = (await waiting(email)) ?? "";
    const links = await readLinks(pool());
    const address = `/newsletter/confirm?token=${links.sign("confirm", { kind: "visitor", id })}`;
    const lapse = (time: string) =>
      pool().query(
        "update internal.newsletter_subscribers set asked_at = now() - $2::interval where id = $1",
        [id, time],
      );
    await lapse("8 days");
    const late = await press(address, OUR_PAGE);
    expect(late.headers.get("location")).toBe("/newsletter?outcome=unknown");
    await lapse("6 days");
    const confirmed = await press(address, OUR_PAGE);
    expect(confirmed.headers.get("location")).toBe("/newsletter?outcome=confirmed");
  });
});
