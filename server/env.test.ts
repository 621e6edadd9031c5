import { describe, expect, it } from "vitest";
import { readEnv, SettingsError } from "./env.ts";

const PROJECT = {
  SUPABASE_URL: "https://project.example/",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_xxxx",
  DATABASE_URL: "postgresql://postgres:secret@db.example:5432/postgres",
};

describe("readEnv", () => {
  it("needs nothing", () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: "http://localhost:3000",
      SAMPLE_CONTENT: "on",
    });
    expect(env.project).toBeUndefined();
  });

  it("takes an empty setting for none, as in a copied .env.example", () => {
    expect(readEnv({ PORT: "", SUPABASE_URL: "" }).PORT).toBe(3000);
  });

  it.each([
    [{ PORT: "abc" }, /PORT must be a port number/],
    [{ PORT: "70000" }, /PORT must be/],
    [{ PUBLIC_URL: "ftp://x" }, /PUBLIC_URL must be an http\(s\) address/],
    [{ SUPABASE_URL: "nowhere" }, /SUPABASE_URL must be/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL must be debug, info, warn or error/],
    [{ SMTP_URL: "http://mail.example" }, /SMTP_URL must be an smtp:/],
    [{ MAIL_FROM: "hello@benih.example" }, /MAIL_FROM must be a name and an address/],
    [{ MAIL_FROM: "Benih <a@b.example>\r\nBcc: <c@d.example>" }, /MAIL_FROM must be/],
    [{ SEND_EMAIL_HOOK_SECRET: "whsec" }, /SEND_EMAIL_HOOK_SECRET must be/],
    [{ SEND_EMAIL_HOOK_SECRET: "v1,whsec_abc" }, /SMTP_URL must be set too/],
    [{ GOOGLE_CLIENT_ID: "12345" }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must both be set/],
    [{ SUPABASE_URL: "https://x.example" }, /SUPABASE_SECRET_KEY, DATABASE_URL must be set too/],
  ])("refuses %j with the setting's name", (settings, message) => {
    expect(() => readEnv(settings)).toThrow(SettingsError);
    expect(() => readEnv(settings)).toThrow(message);
  });

  it("knows the providers whose keys are set", () => {
    expect(readEnv({}).providers).toBeUndefined();
    const keys = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret" };
    expect(readEnv(keys).providers).toEqual({
      google: { clientId: "client", clientSecret: "secret" },
    });
  });

  it("fills a project of somebody else only when asked to", () => {
    expect(readEnv(PROJECT)).toMatchObject({
      SAMPLE_CONTENT: "off",
      project: { ...PROJECT, SUPABASE_URL: "https://project.example" },
    });
    expect(readEnv({ ...PROJECT, SAMPLE_CONTENT: "on" }).SAMPLE_CONTENT).toBe("on");
  });
});
