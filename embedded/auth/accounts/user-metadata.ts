import { z } from "zod";

/** It is part of every access token, which browsers send as a header. */
const MAX_BYTES = 4096;

export const userMetadata = z
  .record(z.string(), z.json())
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= MAX_BYTES, {
    error: `cannot be longer than ${MAX_BYTES} bytes as JSON`,
  });

export type UserMetadata = z.infer<typeof userMetadata>;
