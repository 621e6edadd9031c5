import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { readPageRequest } from "./page-request.ts";

function ask(url: string, headers: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  Object.assign(request.headers, headers);
  return readPageRequest(request);
}

describe("readPageRequest", () => {
  it("keeps what changes a page and drops what does not", () => {
    expect(ask("/?utm_source=x&category=Funding&fbclid=1").query).toBe("category=Funding");
    expect(ask("/news/a?category=Funding").query).toBe("");
    expect(ask("/?page=2&category=Event").query).toBe(ask("/?category=Event&page=2").query);
  });

  it("gives each page one spelling", () => {
    expect(ask("/?page=02").query).toBe("page=2");
    expect(ask("/?page=2.0").query).toBe("page=2");
    for (const same of [
      "/?page=1",
      "/?page=0",
      "/?page=x",
      "/?category=Latest",
      "/?category=none",
    ]) {
      expect(ask(same).query).toBe("");
    }
  });

  it("gives each list one spelling, whatever the order of its filters", () => {
    const query = "country=Thailand&country=Indonesia&industry=ai&industry=fintech&industry=none";
    expect(ask(`/startups?${query}&sort=newest&name=+`).query).toBe(
      "industry=fintech&industry=ai&country=Thailand&country=Indonesia",
    );
    expect(ask("/startups?after=A%20B&sort=funding").query).toBe("sort=funding");
    expect(ask("/startups/a?country=Thailand").query).toBe("");
    expect(ask("/auth?next=%2Fsettings&mode=signup&token_hash=t").query).toBe("mode=signup");
    expect(ask("/auth?mode=none").query).toBe("");
    expect(ask("/search?q=%00%07").query).toBe("");
    expect(ask("/startups?name=%00a%0Ab").query).toBe("name=a+b");
    expect(ask(`/search?q=${"x".repeat(10_000)}`).query).toBe(`q=${"x".repeat(200)}`);
  });

  it("keeps what React Router asks data by", () => {
    expect(ask("/_root.data?category=Event&_routes=root").query).toBe(
      "category=Event&_routes=root",
    );
    expect(ask(`/_root.data?_routes=${"x".repeat(201)}`).query).toBe("");
    expect(ask("/_root.data?_routes=%3Cscript%3E").query).toBe("");
  });

  it("settles the language by address, cookie, then browser", () => {
    const headers = { cookie: "a=1; benih_lang=vi", "accept-language": "th" };
    expect(ask("/?lang=zh", headers)).toMatchObject({ language: "zh", chosen: true });
    expect(ask("/", headers)).toMatchObject({ language: "vi", chosen: false });
    expect(ask("/", { "accept-language": "th" }).language).toBe("th");
    expect(ask("/?lang=xx", { cookie: "xbenih_lang=vi" }).language).toBe("en");
  });
});
