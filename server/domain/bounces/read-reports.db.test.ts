import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { freePort } from "../../../testing/free-port.ts";
import { reportMail, SAMPLES } from "../../services/mail/reports/test-reports.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { readReports } from "./read-reports.ts";
import { readReturnPaths } from "./return-paths.ts";
import { readStop } from "./stopped-addresses.ts";

const DOVECOT = "/usr/sbin/dovecot";
const { pool } = accountsDatabase();
const log = { warn: vi.fn(), info: vi.fn() };

/** Dovecot with one mailbox, whose messages are files. */
describe.skipIf(!existsSync(DOVECOT))("a mailbox", () => {
  const home = mkdtempSync(path.join(tmpdir(), "benih-imap-"));
  const folder = path.join(home, "mail");
  let server: ChildProcess;
  let url: string;
  let number = 0;

  beforeAll(async () => {
    const port = await freePort();
    url = `imap://bounces:a%2Fsecret@127.0.0.1:${port}`;
    for (const name of ["cur", "new", "tmp"])
      mkdirSync(path.join(folder, name), { recursive: true });
    const config = path.join(home, "dovecot.conf");
    writeFileSync(config, settings({ home, folder, port }));
    if (userInfo().uid === 0) execFileSync("chown", ["-R", "nobody:nogroup", home]);
    server = spawn(DOVECOT, ["-F", "-c", config], { stdio: "ignore" });
    await eventually("Dovecot", 20_000, async () => {
      await readReports({ pool: pool(), log }, url);
      const { rowCount } = await pool().query("select from internal.bounce_mailbox");
      return rowCount ? true : undefined;
    });
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  });

  const receive = (raw: Buffer | string) => {
    number += 1;
    writeFileSync(path.join(folder, "new", `${number}.benih`), raw, { mode: 0o666 });
  };
  const sentTo = async (address: string) => {
    const { rows } = await pool().query<{ key: Buffer }>("select internal.address_key($1) as key", [
      address,
    ]);
    const paths = await readReturnPaths(pool());
    return paths.sign(rows[0]?.key ?? Buffer.alloc(0)).token;
  };
  const reasonOf = async (address: string) => (await readStop(pool(), address))?.reason;
  const sample = SAMPLES["Gmail, no such account"] ?? { fields: "" };

  it("is read from where it was left, marks nothing and minds only reports", async () => {
    const [lan, binh] = ["lan@padi.example", "binh@padi.example"];
    const token = await sentTo(lan);
    receive("From: Mai <mai@padi.example>\r\nSubject: Hello\r\n\r\nHow are you?\r\n");
    receive(reportMail(`bounces+${token}@benih.example`, sample));
    await readReports({ pool: pool(), log }, url);
    expect(await reasonOf(lan)).toBe("permanent");
    expect(log.info).toHaveBeenLastCalledWith({ noted: 1 }, "Reports of mails were read");

    await pool().query("truncate internal.bounces, internal.stopped_addresses");
    receive(reportMail(`bounces+${await sentTo(binh)}@benih.example`, sample));
    await readReports({ pool: pool(), log }, url);
    expect(await reasonOf(binh)).toBe("permanent");
    expect(await reasonOf(lan)).toBeUndefined();
    // Neither marked as read nor deleted: flags would follow a comma in the name.
    const names = readdirSync(path.join(folder, "cur")).concat(
      readdirSync(path.join(folder, "new")),
    );
    expect(names.filter((name) => !/:2,.*[ST]/.test(name))).toHaveLength(3);
  });

  it("that cannot be read is told with its host and without its password", async () => {
    await readReports({ pool: pool(), log }, url.replace("a%2Fsecret", "wrong"));
    const [told] = log.warn.mock.lastCall ?? [];
    expect(JSON.stringify(told)).toContain("127.0.0.1");
    expect(JSON.stringify(told)).not.toContain("wrong");
  });
});

function settings({ home, folder, port }: { home: string; folder: string; port: number }): string {
  const isRoot = userInfo().uid === 0;
  const user = isRoot ? "nobody" : userInfo().username;
  const group = isRoot ? "nogroup" : execFileSync("id", ["-gn"]).toString().trim();
  return `
protocols = imap
base_dir = "${home}/run"
state_dir = "${home}/run"
log_path = "${home}/log"
mail_location = "maildir:${folder}"
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = ${group}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=a/secret
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}
}
`;
}
