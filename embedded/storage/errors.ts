/** The body of every refusal, as the hosted service writes it; `statusCode` is the real status. */
export type ErrorBody = { statusCode: string; error: string; code: string; message: string };

type Refusal = {
  status: number;
  code: string;
  message: string;
  /** The older name of the error; the code where there is none. */
  error?: string;
  /** The status of the HTTP answer: 400 for every refusal of a request, as on a hosted project. */
  httpStatus?: number;
};

/** A refusal whose message may be shown to the caller. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly httpStatus: number;
  readonly body: ErrorBody;

  constructor({ status, code, message, error = code, httpStatus }: Refusal) {
    super(message);
    this.httpStatus = httpStatus ?? (status >= 500 ? status : 400);
    this.body = { statusCode: String(status), error, code, message };
  }
}

export function noSuchBucket(): StorageError {
  return new StorageError({
    status: 404,
    code: "NoSuchBucket",
    error: "Bucket not found",
    message: "Bucket not found",
  });
}

/** The same for a missing object and for one that the caller may not see. */
export function noSuchObject(): StorageError {
  return new StorageError({
    status: 404,
    code: "NoSuchKey",
    error: "not_found",
    message: "Object not found",
  });
}

export function accessDenied(message = "Access denied"): StorageError {
  return new StorageError({ status: 403, code: "AccessDenied", error: "Unauthorized", message });
}

export function alreadyExists(code: "KeyAlreadyExists" | "BucketAlreadyExists"): StorageError {
  return new StorageError({
    status: 409,
    code,
    error: "Duplicate",
    message: "The resource already exists",
  });
}

export function invalidKey(): StorageError {
  // The key is not repeated: it may contain anything.
  return new StorageError({ status: 400, code: "InvalidKey", message: "Invalid key" });
}

export function invalidRequest(message: string): StorageError {
  return new StorageError({ status: 400, code: "InvalidRequest", message });
}

export function invalidMimeType(mimeType: string): StorageError {
  return new StorageError({
    status: 415,
    code: "InvalidMimeType",
    error: "invalid_mime_type",
    message: `mime type ${mimeType} is not supported`,
  });
}

export function tooLarge(what = "object"): StorageError {
  return new StorageError({
    status: 413,
    code: "EntityTooLarge",
    error: "Payload too large",
    message: `The ${what} exceeded the maximum allowed size`,
  });
}

export function invalidSignature(message: string): StorageError {
  return new StorageError({ status: 400, code: "InvalidSignature", message });
}

export function diskFull(): StorageError {
  return new StorageError({
    status: 507,
    code: "InsufficientStorage",
    message: "The disk of the server is full. Nothing was changed.",
  });
}

export function storeAway(): StorageError {
  return new StorageError({
    status: 503,
    code: "SlowDown",
    message: "The store of the files does not answer right now. Nothing was changed.",
  });
}

export function notServed(feature: string): StorageError {
  return new StorageError({
    status: 501,
    code: "FeatureNotEnabled",
    message: `${feature} is not served by this backend`,
  });
}
