import { expect, it } from "vitest";
import { isConnectionLost } from "./lost-connection.ts";

const failure = (code: string, message = "It failed") =>
  Object.assign(new Error(message), { code });

it("knows a database that is away from a statement that it refuses", () => {
  for (const code of ["57P01", "57P02", "57P03", "08006", "ECONNREFUSED", "ECONNRESET"]) {
    expect([code, isConnectionLost(failure(code))]).toEqual([code, true]);
  }
  expect(isConnectionLost(new Error("Connection terminated unexpectedly"))).toBe(true);
  for (const code of ["57014", "23505", "22021", "ENOTFOUND"]) {
    expect([code, isConnectionLost(failure(code))]).toEqual([code, false]);
  }
  expect(isConnectionLost("ECONNREFUSED")).toBe(false);
});
