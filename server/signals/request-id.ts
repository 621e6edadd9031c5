import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const current = new AsyncLocalStorage<string>();

/** An id for one request, which its answer and its log lines share. */
export function newRequestId(): string {
  return randomUUID();
}

/** Whatever `work` starts, now or later, belongs to this request. */
export function asRequest<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** The request on whose behalf this code runs; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
