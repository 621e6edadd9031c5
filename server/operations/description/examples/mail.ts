import type { Examples } from "./example.ts";

export const mailExamples: Examples = {
  "mail/send-auth": {
    input: {
      user: { email: "lan@luavang.example", user_metadata: { language: "vi" } },
      email_data: {
        email_action_type: "recovery",
        token: "…",
        token_hash: "…",
        redirect_to: "https://benih.example/reset-password",
      },
    },
    data: {},
  },
};
