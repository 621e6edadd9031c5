import { randomUUID } from "node:crypto";
import { generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { signedIn } from "../testing/clients.ts";
import { COMPLETE_PROFILE } from "../testing/complete-profile.ts";
import { callOperation } from "../testing/operations.ts";
import { claimsOf, makePerson, type SignedUp, signAsServer, signUp } from "../testing/people.ts";
import { secretsOf } from "../testing/secrets.ts";

const server = inject("server");

/** As a founder in Vietnam fills it in. */
const STARTUP = {
  ...COMPLETE_PROFILE,
  name: "Lúa Vàng",
  founded_year: "2021",
  country: "Vietnam",
  address: "12 Nguyễn Trãi",
  company_email: "hello@LuaVang.example",
  website: "luavang.example",
  mobile_phone: "091 234 56 78",
};

const INVESTOR = {
  name: "Straits Harvest",
  tagline: "",
  description: "",
  investor_types: ["venture_capital"],
  investment_stages: ["seed"],
  target_regions: ["Vietnam"],
  target_industries: ["agritech"],
  founded_year: "2015",
  country: "Singapore",
  city: "",
  address: "1 Raffles Place",
  company_email: "deals@straits.example",
  website: "",
};

let founder: SignedUp;
let investor: SignedUp;
beforeAll(async () => {
  [founder, investor] = await Promise.all([
    signUp(server, "Startup", "vi"),
    signUp(server, "Investor"),
  ]);
});

const save = (who: SignedUp, path: string, version: number, profile: object) =>
  callOperation(server, who.token, `${path}/save`, { version, profile });

describe("a founder", () => {
  it("saves the form, reads it back in one spelling, and overwrites nothing newer", async () => {
    const first = await save(founder, "startup-profile", 0, STARTUP);
    expect(first).toEqual({ status: 200, data: { version: 1 } });
    const draft = () => founder.client.from("startup_profiles").select("*").single();
    expect((await draft()).data).toMatchObject({
      user_id: founder.id,
      name: "Lúa Vàng",
      founded_year: 2021,
      team_size: null,
      mobile_phone: "+84912345678",
      company_email: "hello@luavang.example",
      website: "https://luavang.example",
      version: 1,
      published_at: null,
    });
    const late = await save(founder, "startup-profile", 0, { ...STARTUP, name: "Late" });
    expect(late).toMatchObject({ status: 409, code: "edited_elsewhere" });
    const both = await Promise.all(
      ["One", "Other"].map((name) => save(founder, "startup-profile", 1, { ...STARTUP, name })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await draft()).data).toMatchObject({ version: 2, name: expect.stringMatching(/^O/) });
  });

  it("reports what is wrong with each field, and saves nothing", async () => {
    const before = await founder.client.from("startup_profiles").select("*").single();
    const { status, fields } = await save(founder, "startup-profile", before.data.version, {
      ...STARTUP,
      name: " ",
      industries: [],
      founded_year: "1799",
      mobile_phone: "123",
      company_email: "hello",
      description: "d".repeat(5001),
    });
    expect(status).toBe(400);
    expect(fields).toEqual({
      name: "required",
      industries: "chooseOne",
      founded_year: "invalidYear",
      mobile_phone: "invalidPhone",
      company_email: "invalidEmail",
      description: "tooLong:5000",
    });
    const after = await founder.client.from("startup_profiles").select("*").single();
    expect(after.data).toEqual(before.data);
  });

  it.each<[string, unknown]>([
    ["no profile", { version: 0 }],
    ["no version", { profile: STARTUP }],
    ["a version below all", { version: -1, profile: STARTUP }],
    ["a version beyond all", { version: 3_000_000_000, profile: STARTUP }],
    ["a text where a list belongs", { version: 0, profile: { ...STARTUP, industries: "ai" } }],
    ["an object where a text belongs", { version: 0, profile: { ...STARTUP, name: { a: 1 } } }],
    ["a country that is none", { version: 0, profile: { ...STARTUP, country: "Atlantis" } }],
  ])("is refused with %s", async (_what, input) => {
    const answer = await callOperation(server, founder.token, "startup-profile/save", input);
    expect(answer).toMatchObject({ status: 400, code: "invalid_input" });
  });

  it("sets nothing besides the form: not its owner, its published state, or its page", async () => {
    const { data: before } = await founder.client.from("startup_profiles").select("*").single();
    const answer = await save(founder, "startup-profile", before.version, {
      ...STARTUP,
      name: "Rice\u0000",
      user_id: investor.id,
      version: 99,
      published_at: "2020-01-01",
      startup_id: randomUUID(),
      match_criteria: "set by the form",
      completed_at: null,
    });
    expect(answer.data).toEqual({ version: before.version + 1 });
    const { data: after } = await founder.client.from("startup_profiles").select("*").single();
    expect(after).toMatchObject({
      user_id: founder.id,
      name: "Rice",
      version: before.version + 1,
      published_at: null,
      startup_id: null,
      match_criteria: before.match_criteria,
    });
  });

  it("saves what is raised and earned, keeps it where a form knows nothing of it, and empties it", async () => {
    const draft = async () =>
      (await founder.client.from("startup_profiles").select("*").single()).data;
    const saveMoney = async (money: object) =>
      save(founder, "startup-profile", (await draft()).version, { ...STARTUP, ...money });
    const money = {
      raising: 1_500_000,
      raising_currency: "USD",
      revenue: 0,
      revenue_currency: "VND",
    };
    const typed = { ...money, raising: "1500000", revenue: "0" };
    expect((await saveMoney(typed)).status).toBe(200);
    expect(await draft()).toMatchObject(money);
    expect((await saveMoney({})).status).toBe(200);
    expect(await draft()).toMatchObject(money);
    const wrong = await saveMoney({ ...typed, raising: "1.5M" });
    expect(wrong.fields).toEqual({ raising: "invalidAmount" });
    expect((await saveMoney({ ...typed, raising: "", revenue: "" })).status).toBe(200);
    expect(await draft()).toMatchObject({ raising: null, raising_currency: null, revenue: null });
  });

  it.each([
    ["Rp 5 miliar", "USD", { amount: 5_000_000_000, currency: "IDR" }],
    ["5 triệu USD", "VND", { amount: 5_000_000, currency: "USD" }],
    ["300万", "CNY", { amount: 3_000_000, currency: "CNY" }],
    ["₩5 billion", "USD", null],
    ["nothing", "USD", null],
    ["9".repeat(40), "USD", null],
  ])("has %j beside %s read", async (text, currency, data) => {
    const answer = await callOperation(server, founder.token, "amount/read", { text, currency });
    expect(answer).toEqual({ status: 200, data });
  });

  it("saves criteria, and sees how far the profile is", async () => {
    const empty = await callOperation(server, founder.token, "match/save-criteria", {
      criteria: " ",
    });
    expect(empty.fields).toEqual({ criteria: "required" });
    const saved = await callOperation(server, founder.token, "match/save-criteria", {
      criteria: " Seed money from people who know rice ",
    });
    expect(saved).toEqual({ status: 200, data: null });
    const status = await callOperation(server, founder.token, "profile/read-status");
    expect(status.data).toMatchObject({
      tasks: [
        { task: "pitch_deck", done: false },
        { task: "profile", done: true, missing: [] },
        { task: "logo", done: false },
        { task: "website", done: true },
        { task: "business_license", done: false },
      ],
      blockers: [
        "incomplete_tasks",
        "score_unavailable",
        "company_email_required",
        "not_enough_credits",
      ],
      companyEmailProblem: "other_domain",
      publication: "not_published",
      page: null,
      criteria: "Seed money from people who know rice",
    });
    const { data } = await founder.client.from("account_activity").select("kind").order("id");
    expect(data?.at(-1)).toEqual({ kind: "criteria_saved" });
    expect(data).toContainEqual({ kind: "profile_saved" });
  });

  it("gets no further with the investor's form", async () => {
    const answer = await save(founder, "investor-profile", 0, INVESTOR);
    expect(answer).toMatchObject({ status: 403, code: "permission_denied" });
    expect((await founder.client.from("investor_profiles").select("*")).data).toEqual([]);
  });
});

describe("an investor", () => {
  it("saves the form, and no startup's", async () => {
    expect(await save(investor, "investor-profile", 0, INVESTOR)).toEqual({
      status: 200,
      data: { version: 1 },
    });
    expect((await save(investor, "startup-profile", 0, STARTUP)).status).toBe(403);
    const status = await callOperation(server, investor.token, "profile/read-status");
    expect(status.data).toMatchObject({
      tasks: [{ done: true }, { task: "website", done: false }, { task: "business_license" }],
    });
  });
});

describe("a token", () => {
  const status = (token: string) => callOperation(server, token, "profile/read-status");

  it("that another key signed opens nothing", async () => {
    const person = await makePerson(server);
    const { privateKey } = await generateKeyPair("ES256");
    const forged = await new SignJWT(claimsOf(server, person))
      .setProtectedHeader({ alg: "ES256", kid: String(secretsOf(server).userTokenKey.kid) })
      .sign(privateKey);
    expect(await status(forged)).toMatchObject({ status: 401, code: "unauthenticated" });
  });

  it("that is the publishable or the secret key opens nothing", async () => {
    for (const key of [server.publishableKey, server.secretKey]) {
      expect((await status(key)).status).toBe(401);
    }
  });

  it("is refused at once when its session has ended", async () => {
    const person = await makePerson(server);
    const token = await signAsServer(server, claimsOf(server, person));
    // The missing role is the next refusal: the token itself is valid.
    expect((await status(token)).status).toBe(403);
    await fetch(`${server.url}/auth/v1/logout?scope=local`, {
      method: "POST",
      headers: { apikey: server.publishableKey, authorization: `Bearer ${token}` },
    });
    expect((await status(token)).status).toBe(401);
    expect((await signedIn(server, token).from("news").select("id").limit(1)).status).toBe(401);
  });

  it("in a cookie counts for nothing", async () => {
    const answer = await fetch(`${server.url}/api/match/save-criteria`, {
      method: "POST",
      headers: { cookie: `sb-access-token=${founder.token}`, "content-type": "application/json" },
      body: JSON.stringify({ criteria: "from another site" }),
    });
    expect(answer.status).toBe(401);
  });
});
