import { describe, expect, it } from "vitest";
import { LANGUAGE_TAGS, LANGUAGES } from "../../../contracts/languages.ts";
import { composeAuthMails } from "./auth-mail.ts";
import { authMailRequest } from "./auth-mail-request.ts";

const SITE = "https://benih.example";

function request(kind: string, changes: { user?: object; email_data?: object } = {}) {
  return authMailRequest.parse({
    user: { email: "founder@padi.example", ...changes.user },
    email_data: {
      email_action_type: kind,
      token_hash: "hash-1",
      redirect_to: `${SITE}/profile`,
      ...changes.email_data,
    },
  });
}

const compose = (...given: Parameters<typeof request>) =>
  composeAuthMails(request(...given), { publicUrl: SITE });

describe("a mail of the auth service", () => {
  it("leads to our page with the token's hash, in both of its parts", () => {
    const [mail] = compose("signup");
    const address = `${SITE}/profile?token_hash=hash-1&type=email`;
    expect(mail?.to).toBe("founder@padi.example");
    expect(mail?.text).toContain(address);
    expect(mail?.html).toContain(`href="${address.replace("&", "&amp;")}"`);
  });

  it.each([
    ["signup", "/profile?lang=th&token_hash=hash-1&type=email"],
    ["recovery", "/reset-password?lang=th&token_hash=hash-1&type=recovery"],
    ["email_change", "/settings?lang=th&token_hash=hash-1&type=email_change"],
  ])("leads where its token is spent, whoever asked for it: %s", (kind, path) => {
    const redirect_to = `${SITE}/robots.txt?lang=th&token_hash=theirs#token_hash=theirs&type=recovery`;
    const [mail] = compose(kind, { email_data: { redirect_to } });
    expect(mail?.text).toContain(`${SITE}${path}\n`);
    expect(mail?.text).not.toContain("theirs");
  });

  it.each(LANGUAGES)("is in the person's language: %s", (language) => {
    const user = { user_metadata: { language } };
    const [mail] = compose("recovery", { user });
    expect(mail?.html).toContain(`<html lang="${LANGUAGE_TAGS[language]}">`);
    const others = LANGUAGES.filter((other) => other !== language).map(
      (other) => compose("recovery", { user: { user_metadata: { language: other } } })[0]?.subject,
    );
    expect(others).not.toContain(mail?.subject);
    expect(mail?.subject).not.toBe("");
  });

  it.each([undefined, null, {}, { language: "xx" }, { language: 7 }])(
    "is in English where nothing is known: %j",
    (user_metadata) => {
      const [mail] = compose("recovery", { user: { user_metadata } });
      expect(mail?.subject).toBe("Set a new Benih password");
    },
  );

  it("asks both mailboxes about a change of address, each with its own token", () => {
    const mails = compose("email_change", {
      user: { new_email: "new@padi.example" },
      email_data: { token_hash: "for-new", token_hash_new: "for-present" },
    });
    expect(mails.map(({ to, text }) => [to, /token_hash=([\w-]+)/.exec(text)?.[1]])).toEqual([
      ["founder@padi.example", "for-present"],
      ["new@padi.example", "for-new"],
    ]);
    for (const { text } of mails) expect(text).toContain("new@padi.example");
  });

  it("asks only the new mailbox where the project says so", () => {
    const mails = compose("email_change", { user: { new_email: "new@padi.example" } });
    expect(mails.map(({ to }) => to)).toEqual(["new@padi.example"]);
  });

  it("tells the old mailbox that the address has changed", () => {
    const mails = compose("email_changed_notification", {
      email_data: { old_email: "old@padi.example" },
    });
    expect(mails.map(({ to }) => to)).toEqual(["old@padi.example"]);
    expect(mails[0]?.text).toContain("founder@padi.example");
  });

  it("names a mailbox to write to only where there is one", () => {
    const changed = request("email_changed_notification", {
      email_data: { old_email: "old@padi.example" },
    });
    const site = { publicUrl: SITE, mailbox: "help@benih.example" };
    expect(composeAuthMails(changed, site)[0]?.text).toContain("write to help@benih.example");
    expect(composeAuthMails(changed, { publicUrl: SITE })[0]?.text).not.toMatch(/write to/i);
  });

  it("carries no token where it only tells something", () => {
    for (const kind of [
      "account_exists",
      "password_changed_notification",
      "mfa_factor_enrolled_notification",
      "mfa_factor_unenrolled_notification",
    ]) {
      for (const { text, html } of compose(kind)) expect(text + html).not.toContain("hash-1");
    }
  });

  it("shows a code in its subject and its text", () => {
    const [mail] = compose("reauthentication", { email_data: { token: "839201" } });
    expect(mail?.subject).toContain("839201");
    expect(mail?.text).toContain("839201");
  });

  it("lets nothing that a person wrote become a tag", () => {
    const [mail] = compose("email_change", { user: { new_email: '"<b>x</b>"@evil.example' } });
    expect(mail?.html).not.toContain("<b>");
    expect(mail?.html).toContain("&lt;b&gt;");
  });

  it("is refused where its kind is unknown", () => {
    expect(() => request("magic")).toThrow();
  });
});
