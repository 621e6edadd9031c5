import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { describe, expect, inject, it } from "vitest";
import { visitor } from "../testing/clients.ts";
import { linkIn, mailTo } from "../testing/mails.ts";
import { callOperation } from "../testing/operations.ts";
import { signUpWith } from "../testing/people.ts";

const server = inject("server");
const PASSWORD = "rice fields at dawn";

/** The subject of a mail in each language, and its greeting. */
const LANGUAGES = [
  ["en", "en", "Confirm your email address"],
  ["id", "id", "Konfirmasi alamat email Anda"],
  ["vi", "vi", "Xác nhận địa chỉ email của bạn"],
  ["th", "th", "ยืนยันอีเมลของคุณ"],
  ["zh", "zh-Hans", "请确认您的邮箱地址"],
] as const;

describe("a sign-up", () => {
  it.each(LANGUAGES)(
    "in %s is confirmed by the link of a mail in that language",
    async (language, tag, subject) => {
      const client = visitor(server);
      const email = `${randomUUID()}@people.example`;
      const role = language === "zh" ? "Investor" : "Startup";
      const { data, error } = await client.auth.signUp({
        email,
        password: PASSWORD,
        options: { data: { role, language }, emailRedirectTo: `${server.url}/profile` },
      });
      expect(error).toBeNull();
      expect(data.session).toBeNull();
      const early = await client.auth.signInWithPassword({ email, password: PASSWORD });
      expect(early.error?.code).toBe("email_not_confirmed");

      const mail = await mailTo(server, email);
      expect(mail.subject).toBe(subject);
      expect(mail.to).toEqual([email]);
      expect(mail.html).toContain(`<html lang="${tag}">`);
      const link = linkIn(mail);
      expect(link.origin + link.pathname).toBe(`${server.url}/profile`);
      expect(link.searchParams.get("type")).toBe("email");
      expect(mail.html).toContain(link.href.replaceAll("&", "&amp;"));

      const token_hash = link.searchParams.get("token_hash") ?? "";
      const confirmed = await client.auth.verifyOtp({ token_hash, type: "email" });
      expect(confirmed.error).toBeNull();
      const id = confirmed.data.user?.id;
      const { data: profile } = await client
        .from("profiles")
        .select("*")
        .eq("user_id", id)
        .single();
      expect(profile).toMatchObject({ user_id: id, role, language });

      const again = await visitor(server).auth.verifyOtp({ token_hash, type: "email" });
      expect(again.error?.code).toBe("otp_expired");
      const later = await visitor(server).auth.signInWithPassword({ email, password: PASSWORD });
      expect(later.error).toBeNull();
    },
  );

  it("gives no rights, whatever is sent along", async () => {
    const { client, id, token } = await signUpWith(server, {
      role: "service_role",
      user_role: "admin",
      is_super_admin: true,
      app_metadata: { role: "service_role" },
      sub: randomUUID(),
      session_id: randomUUID(),
      language: "'; drop table public.profiles; --",
      mails_news: true,
    });
    expect(decodeJwt(token)).toMatchObject({
      sub: id,
      role: "authenticated",
      aud: "authenticated",
      app_metadata: { provider: "email", providers: ["email"] },
    });
    const { data: profile } = await client.from("profiles").select("*").single();
    expect(profile).toMatchObject({
      user_id: id,
      role: "Investor",
      language: "en",
      mails_news: false,
    });
    const written = await client.from("news").insert({ title: "Mine", category: "Insight" });
    expect(written.error?.code).toBe("42501");
    expect((await callOperation(server, token, "profile/read-status")).status).toBe(200);
  });

  it("without a role asks for one later, once", async () => {
    const { client, id, token } = await signUpWith(server, {});
    const none = await client.from("profiles").select("*").eq("user_id", id).single();
    expect(none.error?.code).toBe("PGRST116");
    const status = await callOperation(server, token, "profile/read-status");
    expect(status).toMatchObject({ status: 403, code: "permission_denied" });

    const chosen = await client.from("profiles").insert({ role: "Startup", language: "th" });
    expect(chosen.error).toBeNull();
    const twice = await client.from("profiles").insert({ role: "Investor", language: "th" });
    expect(twice.error?.code).toBe("23505");
    const changed = await client.from("profiles").update({ role: "Investor" }).eq("user_id", id);
    expect(changed.error?.code).toBe("42501");
    const language = await client.from("profiles").update({ language: "vi" }).eq("user_id", id);
    expect(language.error).toBeNull();
    const { data } = await client.from("profiles").select("role,language").single();
    expect(data).toEqual({ role: "Startup", language: "vi" });
  });
});
