import { beforeEach, describe, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { IntroductionNews } from "../../../contracts/jobs.ts";
import { LANGUAGE_TAGS, LANGUAGES } from "../../../contracts/languages.ts";
import { type Member, marketDatabase } from "../matches/test-market.ts";
import { answerIntroduction } from "./answer.ts";
import { askForIntroduction } from "./ask.ts";
import { composeIntroductionMail } from "./introduction-mail.ts";

const market = marketDatabase();
const { pool, founder, fund, run } = market;
const SITE = "https://benih.example";

let startup: Member;
let investor: Member;

beforeEach(async () => {
  await market.clear();
  [startup, investor] = [await founder(), await fund()];
  await pool().query("update public.startups set slug = 'kasirin'");
  await run(startup.actor, {}, [{ investor_id: investor.pageId }]);
});

async function asked(message = "We pay farmers."): Promise<string> {
  const result = await askForIntroduction(pool(), startup.actor, STARTUP_ROLE, {
    candidateId: investor.pageId,
    message,
  });
  if (result.outcome !== "asked") throw new Error(result.outcome);
  return result.id;
}

const mailOf = (
  introductionId: string,
  news: IntroductionNews["news"],
  to: IntroductionNews["to"],
) => composeIntroductionMail(pool(), { introductionId, news, to }, SITE);

const speak = ({ actor }: Member, language: string) =>
  pool().query("update public.profiles set language = $2 where user_id = $1", [
    actor.userId,
    language,
  ]);

describe("the person asked", () => {
  it("learns who asks, with the message as a quote, and where to answer", async () => {
    await pool().query("update public.startups set founder_name = 'Sari evil.example'");
    const id = await asked("We pay farmers.\nAt the gate.");
    const mail = await mailOf(id, "asked", "asked");
    expect(mail?.to).toBe(investor.actor.email);
    expect(mail?.subject).toContain("Kasirin");
    expect(mail?.text).toContain(`${SITE}/startups/kasirin`);
    expect(mail?.text).toContain("Founder: Sari evil[.]example\nRound: Seed");
    expect(mail?.text).toContain("> We pay farmers.\n> At the gate.");
    expect(mail?.text).toContain(`${SITE}/profile?tab=match&introduction=${id}`);
    expect(mail?.html).toContain(`href="${SITE}/profile?tab=match&amp;introduction=${id}"`);
    expect(mail?.html).toContain("We pay farmers.<br>At the gate.</blockquote>");
  });

  it("sees no address of the asker", async () => {
    const mail = await mailOf(await asked(), "asked", "asked");
    expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain(startup.actor.email);
  });

  it.each(LANGUAGES)("reads it in their own language: %s", async (language) => {
    await speak(startup, "en");
    await speak(investor, language);
    const mail = await mailOf(await asked(), "asked", "asked");
    expect(mail?.html).toContain(`<html lang="${LANGUAGE_TAGS[language]}">`);
    expect(mail?.subject).toContain("Kasirin");
    expect(mail?.text).not.toMatch(/\{\w+\}/);
  });

  it("gets no tag, no link and no extra line in a subject from a stranger's words", async () => {
    await pool().query("update public.startups set name = $1", [
      "Win\r\nBcc: x@evil.example <script>evil.example</script>",
    ]);
    const mail = await mailOf(
      await asked(
        "<img src=x onerror=alert(1)> https://evil.example/a www.evil.example x@evil.example {company}",
      ),
      "asked",
      "asked",
    );
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html).not.toMatch(/<img|<script/);
    const links = [...(mail?.html ?? "").matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    for (const href of links) expect(href?.startsWith(`${SITE}/`)).toBe(true);
    for (const part of [mail?.text ?? "", mail?.html ?? "", mail?.subject ?? ""]) {
      expect(part).not.toContain("evil.example");
      expect(part).not.toContain("https://evil");
    }
    expect(mail?.text).toContain("https[:]//evil[.]example/a");
    expect(mail?.text).toContain("{company}");
  });

  it("gets no mail about outdated news", async () => {
    const id = await asked();
    await pool().query("update public.startups set is_published = false");
    expect(await mailOf(id, "asked", "asked")).toBeUndefined();
    await pool().query("update public.startups set is_published = true");
    expect(await mailOf(id, "agreed", "asked")).toBeUndefined();
    await answerIntroduction(pool(), startup.actor, id, "withdrawn");
    expect(await mailOf(id, "asked", "asked")).toBeUndefined();
  });

  it("gets none when they want no such mails, or are gone", async () => {
    const id = await asked();
    await pool().query("update public.profiles set mails_results = false");
    expect(await mailOf(id, "asked", "asked")).toBeUndefined();
    await pool().query("update public.profiles set mails_results = true");
    expect(await mailOf(id, "asked", "asked")).toBeDefined();
    await pool().query("delete from auth.users where id = $1", [startup.actor.userId]);
    expect(await mailOf(id, "asked", "asked")).toBeUndefined();
  });
});

describe("after both agreed", () => {
  it("each gets the other's address, in their own language", async () => {
    await speak(startup, "id");
    await speak(investor, "zh");
    await pool().query("update public.startups set founder_name = 'Sari Wijaya'");
    const id = await asked();
    await answerIntroduction(pool(), investor.actor, id, "agreed");
    expect((await mailOf(id, "agreed", "asked"))?.text).toContain("Sari Wijaya");
    for (const [to, reader, other, company, language] of [
      ["asker", startup, investor, "Angin", "id"],
      ["asked", investor, startup, "Kasirin", "zh"],
    ] as const) {
      const mail = await mailOf(id, "agreed", to);
      expect(mail?.to).toBe(reader.actor.email);
      expect(mail?.subject).toContain(company);
      expect(mail?.text).toContain(other.actor.email);
      expect(mail?.html).toContain(`<html lang="${LANGUAGE_TAGS[language]}">`);
    }
  });
});

describe("after a no", () => {
  it("the asker learns of it, without a reason and without an address", async () => {
    const id = await asked();
    await answerIntroduction(pool(), investor.actor, id, "declined");
    const mail = await mailOf(id, "declined", "asker");
    expect(mail?.to).toBe(startup.actor.email);
    expect(mail?.subject).toContain("Angin");
    expect(`${mail?.text}${mail?.html}`).not.toContain(investor.actor.email);
    expect(await mailOf(id, "asked", "asked")).toBeUndefined();
    expect(await mailOf(id, "agreed", "asker")).toBeUndefined();
  });
});
