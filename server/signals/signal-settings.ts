import { z } from "zod";
import { readDsn } from "./sentry.ts";

/** Where metrics, traces and faults go; without these settings nothing is sent. */
export const signalSettings = {
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe("a port number from 1 to 65535"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/)
    .optional()
    .describe("16 or more printable characters without a space"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("the http(s) address of an OTLP receiver, such as http://127.0.0.1:4318"),
  SENTRY_DSN: z
    .string()
    .transform((dsn, context) => {
      const address = readDsn(dsn);
      if (address) return address;
      context.addIssue({ code: "custom", message: "no DSN" });
      return z.NEVER;
    })
    .optional()
    .describe("a DSN of Sentry, such as https://key@sentry.example/1"),
};
