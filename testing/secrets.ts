import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const secrets = z.object({
  publishableKey: z.string(),
  secretKey: z.string(),
  userTokenKey: z.looseObject({ d: z.string() }),
  fileTokenSecret: z.string(),
  signInStateSecret: z.string(),
  paymentsWebhookSecret: z.string(),
  databasePasswords: z.object({ supabase_admin: z.string() }).catchall(z.string()),
});

/** The server's own secrets. */
export function secretsOf(server: { dataDirectory: string }): z.infer<typeof secrets> {
  const file = path.join(server.dataDirectory, "secrets.json");
  return secrets.parse(JSON.parse(readFileSync(file, "utf8")));
}
