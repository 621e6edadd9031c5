import { z } from "zod";

const MAX_LENGTH = 255;

/** An address as stored: lower case, ASCII, nothing that could break a mail header. */
export const emailAddress = z
  .email({ error: "Unable to validate email address: invalid format" })
  .max(MAX_LENGTH, { error: "An email address is too long" })
  .transform((address) => address.toLowerCase());
