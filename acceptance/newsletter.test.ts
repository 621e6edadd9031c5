import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { eventually } from "../testing/eventually.ts";
import { mailsTo, mailTo, type StoredMail } from "../testing/mails.ts";
import { makeMember } from "../testing/people.ts";
import { tags, textOf } from "./pages.ts";
import { planWeek } from "./planned-week.ts";

const server = inject("server");

const newEmail = () => `${randomUUID()}@readers.example`;

/** A form sent by a browser without scripts. */
const submit = (address: string, fields: Record<string, string>) =>
  fetch(new URL(address, server.url), {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

/** The address of a step in a mail's text. */
function linkTo(step: "confirm" | "leave", { text }: StoredMail): string {
  const [address] = new RegExp(`https?://\\S+/newsletter/${step}\\?\\S+`).exec(text) ?? [];
  if (address === undefined) throw new Error(`There is no link to ${step}:\n${text}`);
  return address;
}

async function stateOf(email: string): Promise<"none" | "waits" | "reads"> {
  const { rows } = await withDatabase(server, (client) =>
    client.query<{ waits: boolean }>(
      `select confirmed_at is null as waits from internal.newsletter_subscribers
        where email = $1`,
      [email],
    ),
  );
  if (!rows[0]) return "none";
  return rows[0].waits ? "waits" : "reads";
}

/** The mail as the mail server received it, with its folded lines joined. */
function rawMailTo(email: string, subject: string): string {
  const folder = path.join(server.dataDirectory, "mail");
  const mails = readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), "utf8"))
    .filter((mail) => mail.includes(`X-Envelope-To: ${email}`))
    .map((mail) => mail.replace(/\r\n[ \t]+/g, " "))
    .filter((mail) => mail.includes(subject));
  expect(mails).toHaveLength(1);
  return mails[0] ?? "";
}

describe("the week's news by mail", () => {
  it("is asked for and confirmed without scripts, sent over SMTP, and left by one press", async () => {
    const email = newEmail();
    const page = await (await fetch(`${server.url}/newsletter?lang=vi`)).text();
    const [form] = tags(page, "form").filter(
      ({ action }) => action === "/api/newsletter/subscribe",
    );
    expect(form?.method).toBe("post");
    const asked = await submit(form?.action ?? "", { email, language: "vi", homepage: "" });
    expect(asked.headers.get("location")).toBe("/newsletter?outcome=asked");
    expect(await stateOf(email)).toBe("waits");

    const question = await mailTo(server, email);
    expect(question.html).toContain('<html lang="vi">');
    const confirm = linkTo("confirm", question);
    // Mail programs open every link, which must change nothing.
    const opened = await fetch(confirm);
    expect(opened.status).toBe(200);
    const html = await opened.text();
    expect(textOf(html, "h1")).toBe("Nhận bản tin hằng tuần qua email?");
    expect(tags(html, "meta")).toContainEqual({ name: "robots", content: "noindex" });
    expect(html).not.toContain(new URL(confirm).searchParams.get("token"));
    expect(await stateOf(email)).toBe("waits");
    const confirmed = await submit(confirm, { from: "page" });
    expect(confirmed.headers.get("location")).toBe("/newsletter?outcome=confirmed");
    expect(await stateOf(email)).toBe("reads");

    // Asking again says the same, and sends nothing.
    const again = await submit("/api/newsletter/subscribe", { email, language: "vi" });
    expect(again.headers.get("location")).toBe("/newsletter?outcome=asked");

    await planWeek(server, "2026-03-02");
    const leave = await eventuallyWeek(email);
    const raw = rawMailTo(email, "List-Unsubscribe-Post");
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const oneClick = /^List-Unsubscribe: <(https?:\/\/\S+)>\r$/m.exec(raw)?.[1] ?? "";
    expect(`${oneClick}&lang=vi`).toBe(leave);
    expect((await fetch(oneClick)).status).toBe(200);
    expect(await stateOf(email)).toBe("reads");
    const left = await submit(oneClick, { "List-Unsubscribe": "One-Click" });
    expect([left.status, await left.text()]).toEqual([200, "left"]);
    expect(await stateOf(email)).toBe("none");
    // The confirmation and the week's mail, and no other.
    expect(await mailsTo(server, email)).toHaveLength(2);
  });

  it("comes to an account in its language, and its link turns off the switch in the settings", async () => {
    const { id, email } = await makeMember(server);
    await withDatabase(server, (client) =>
      client.query(
        "update public.profiles set mails_news = true, language = 'th' where user_id = $1",
        [id],
      ),
    );
    await planWeek(server, "2026-03-09");
    const leave = await eventuallyWeek(email);
    const [mail] = await mailsTo(server, email);
    expect(mail?.html).toContain('<html lang="th">');
    expect(mail?.text).toMatch(/\/news\/[\w-]+\?lang=th/);
    expect((await submit(leave, { from: "page" })).status).toBe(303);
    const { rows } = await withDatabase(server, (client) =>
      client.query("select mails_news from public.profiles where user_id = $1", [id]),
    );
    expect(rows).toEqual([{ mails_news: false }]);
  });

  it("says nothing of whoever reads it, and takes no forged link", async () => {
    const { email } = await makeMember(server);
    const [known, unknown] = await Promise.all([
      submit("/api/newsletter/subscribe", { email }),
      submit("/api/newsletter/subscribe", { email: newEmail() }),
    ]);
    expect([known.status, known.headers.get("location")]).toEqual([
      unknown.status,
      unknown.headers.get("location"),
    ]);
    const forged = `/newsletter/leave?token=v.${randomUUID()}.${"A".repeat(43)}`;
    expect((await submit(forged, { "List-Unsubscribe": "One-Click" })).status).toBe(400);
  });
});

/** The unsubscribe link of a week's mail, once that has arrived. */
async function eventuallyWeek(email: string): Promise<string> {
  return eventually(`the week's mail to ${email}`, 15_000, async () => {
    const [mail] = await mailsTo(server, email);
    return mail && /\/newsletter\/leave\?/.test(mail.text) ? linkTo("leave", mail) : undefined;
  });
}
