/** A refusal in Stripe's own shape, so that its library throws the class that it would throw. */
export class StripeFault extends Error {
  override readonly name = "StripeFault";
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

type Details = {
  type?: "invalid_request_error" | "idempotency_error" | "card_error" | "api_error";
  code?: string;
  param?: string;
  decline_code?: string;
};

/** @param param names the parameter that held the id; without it the id was in the address. */
export function noSuch(what: string, id: string, param?: string): StripeFault {
  return new StripeFault(param === undefined ? 404 : 400, `No such ${what}: '${id}'`, {
    code: "resource_missing",
    param: param ?? "id",
  });
}

export function faultBody({ message, details }: StripeFault, requestId: string): object {
  return {
    error: {
      ...(details.code !== undefined && {
        code: details.code,
        doc_url: `https://stripe.com/docs/error-codes/${details.code.replaceAll("_", "-")}`,
      }),
      message,
      ...details,
      type: details.type ?? "invalid_request_error",
      request_log_url: `sample:${requestId}`,
    },
  };
}
