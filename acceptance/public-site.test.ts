import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logs, type RunningServer, startServer } from "../testing/running-server.ts";
import { ask } from "./pages.ts";
import { hrefOf, only, readPage, says } from "./read-page.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    settings: {
      PUBLIC_URL: "https://site.example",
      SAMPLE_CONTENT: "off",
      OPERATOR_NAME: "PT Benih Media",
      OPERATOR_ADDRESS: "Jl. Sudirman 52, Jakarta",
      CONTACT_EMAIL: "hello@benih.example",
    },
  });
});
afterAll(() => server.discard());

describe("a site that others can reach", () => {
  // Behind a plain proxy_pass every visitor looks like this: local, by its name, without a header.
  it.each(["/_mail", "/_mail/messages.json", "/_payments", "/_sign-in"])(
    "shows nobody %s, not even a visitor who looks like this machine",
    async (path) => {
      const answer = await ask(`http://127.0.0.1:${server.port}${path}`, {
        headers: { host: "localhost" },
      });
      expect(answer.status).toBe(404);
    },
  );

  it("warns at its start that mails are not delivered without a mail server", async () => {
    expect(server.program.stdout()).not.toContain("_mail");
    await logs(server, "SMTP_URL is not set");
  });

  it("reads its own backend without going out to its public address", async () => {
    const answer = await ask(`http://127.0.0.1:${server.port}/startups?name=seed`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("<h1");
  });

  it("says who runs it, on the legal page and in the footer", async () => {
    const { page } = await readPage(`http://127.0.0.1:${server.port}/legal-disclaimer`);
    for (const part of [only(page, "main"), only(page, "footer")]) {
      expect(says(part)).toContain("PT Benih Media");
      expect(says(part)).toContain("Jl. Sudirman 52, Jakarta");
      expect(hrefOf(part, "hello@benih.example")).toBe("mailto:hello@benih.example");
    }
  });

  it("says once that a proxy is there which it does not trust", async () => {
    for (const address of ["203.0.113.1", "203.0.113.2"]) {
      await ask(`http://127.0.0.1:${server.port}/nowhere`, {
        headers: { "x-forwarded-for": address },
      });
    }
    expect(server.program.stderr().split("TRUST_PROXY is off").length).toBe(2);
  });
});
