import { z } from "zod";

/** It travels in every access token, and a browser sends that as a header. */
const MAX_BYTES = 4096;

export const userMetadata = z
  .record(z.string(), z.json())
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= MAX_BYTES, {
    error: `cannot be longer than ${MAX_BYTES} bytes as JSON`,
  });

export type UserMetadata = z.infer<typeof userMetadata>;
