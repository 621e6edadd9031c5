import type { Examples } from "./example.ts";

export const accountExamples: Examples = {
  "account/read-sign-in": {
    input: {},
    data: { hasPassword: true, providers: ["google"], recoveryCodes: 10 },
  },
  "account/make-recovery-codes": { input: {}, data: { codes: ["k7qx9-mpn3d", "w2c8r-hz4tv"] } },
  "account/use-recovery-code": { input: { code: "k7qx9-mpn3d" }, data: null },
  "account/list-sessions": {
    input: {},
    data: [
      {
        id: "5f0c2b1e-6a43-4d0e-9b8a-2f7f3f6a1c55",
        isThis: true,
        userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36",
        signedInAt: "2026-03-02T02:10:00.000Z",
        lastUsedAt: "2026-03-09T08:31:12.000Z",
      },
    ],
  },
  "account/end-session": { input: { id: "5f0c2b1e-6a43-4d0e-9b8a-2f7f3f6a1c55" }, data: null },
  "account/end-other-sessions": { input: {}, data: { ended: 2 } },
  "account/read-mail-stop": {
    input: {},
    data: { stop: { reason: "permanent", since: "2026-03-09T08:31:12.000Z" } },
  },
  "account/lift-mail-stop": { input: {}, data: null },
  "account/export-data": {
    input: {},
    data: {
      format: 1,
      exported_at: "2026-03-09T08:31:12.000Z",
      profile: { role: "Startup", language: "vi" },
      saved_startups: [],
    },
  },
  "account/delete": { input: { email: "lan@luavang.example", password: "…" }, data: null },
};
