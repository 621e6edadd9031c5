import pg from "pg";
import { accessDenied, alreadyExists, diskFull, invalidRequest, StorageError } from "./errors.ts";

/** Turns an error thrown while serving a request into its answer. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof pg.DatabaseError) return fromDatabase(error);
  if (codeOf(error) === "ENOSPC" || codeOf(error) === "EDQUOT") return diskFull();
  return unexpected(500, "InternalError", "Internal Server Error");
}

/** The system's error code, such as ENOENT; undefined for other errors. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

function fromDatabase({ code = "", message }: pg.DatabaseError): StorageError {
  switch (code) {
    case "42501":
      return accessDenied(
        message.includes("row-level security")
          ? "new row violates row-level security policy"
          : "Access denied",
      );
    case "23505":
      return alreadyExists("KeyAlreadyExists");
    case "23503":
      return new StorageError({
        status: 404,
        code: "InvalidRequest",
        message: "The related resource does not exist",
      });
    case "57014":
    case "55P03":
      return unexpected(544, "DatabaseTimeout", "The connection to the database timed out");
    case "53100":
      return diskFull();
    default:
      // A text that a column or JSON cannot store, such as half a character.
      if (code.startsWith("22")) return invalidRequest("The request holds what cannot be stored");
      return unexpected(500, "DatabaseError", `database error, code: ${code}`);
  }
}

function unexpected(status: number, code: string, message: string): StorageError {
  return new StorageError({ status, code, message });
}
