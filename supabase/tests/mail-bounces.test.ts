import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../contracts/languages.ts";
import { atDesk, owner, person, service, visitor } from "./actors.ts";
import { CHECK, UNIQUE } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();
const TABLES = ["bounce_key", "bounces", "stopped_addresses", "bounce_mailbox"];

describe("whose mails come back", () => {
  it.each(TABLES)("is known to the server alone: %s", async (table) => {
    const me = await givenAccount(database);
    for (const actor of [visitor, person(me), service, atDesk(me)]) {
      for (const statement of [
        `select * from internal.${table}`,
        `delete from internal.${table}`,
        `insert into internal.${table} default values`,
        "select * from internal.bounce_counts",
        "select internal.address_key('a@b.example')",
        "select internal.clear_address('a@b.example')",
      ]) {
        await expect(database.run(actor, statement), statement).rejects.toMatchObject({
          code: "42501",
        });
      }
    }
  });
});

describe("a report", () => {
  const add = (kind: string, status = "") =>
    database.run(
      owner,
      `insert into internal.bounces (address_key, mail_id, kind, status)
       values (internal.address_key('a@b.example'), '\\x01', $1, $2)`,
      [kind, status],
    );

  it("is of a kind, counts once, and has a status of RFC 3463 or none", async () => {
    await add("permanent", "5.1.1");
    await expect(add("permanent")).rejects.toMatchObject({ code: UNIQUE });
    await expect(add("lost")).rejects.toMatchObject({ code: CHECK });
    await expect(add("temporary", "4.2")).rejects.toMatchObject({ code: CHECK });
    await add("temporary", "4.2.2");
  });
});

it("the page on privacy says what is kept of mails, devices and accounts, in each language", async () => {
  const told = {
    en: ["**Emails**", "after 30 days", "for a year.", "recent activity", "own log"],
    id: ["**Email**", "setelah 30 hari", "selama setahun", "setahun terakhir", "Log server"],
    vi: ["**Email**", "sau 30 ngày", "trong một năm", "một năm gần đây", "Nhật ký của máy chủ"],
    th: ["**อีเมล**", "ครบ 30 วัน", "ครบหนึ่งปี", "หนึ่งปีล่าสุด", "บันทึกของเซิร์ฟเวอร์"],
    zh: ["**邮件**", "30 天后删除", "一年未使用", "最近一年的动态", "服务器日志"],
  };
  const { rows } = await database.run(
    owner,
    "select * from public.site_pages where slug = 'privacy'",
  );
  for (const language of LANGUAGES) {
    const body = rows[0]?.[language === "en" ? "body" : `body_${language}`];
    for (const words of told[language]) expect(body, language).toContain(words);
  }
});
