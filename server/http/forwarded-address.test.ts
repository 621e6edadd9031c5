import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { forwardedAddress } from "./forwarded-address.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["198.51.100.4, 203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51234", "203.0.113.7"],
  ["198.51.100.4:1, 203.0.113.7:51234", "203.0.113.7"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["203.0.113.7, unknown", undefined],
  ["203.0.113.7, ", undefined],
  ["203.0.113.7:", undefined],
  ["203.0.113.7.8:80", undefined],
  ["[203.0.113.7", undefined],
  ["", undefined],
  [undefined, undefined],
])("%s tells %s", (header, address) => {
  const request = new IncomingMessage(new Socket());
  if (header !== undefined) request.headers["x-forwarded-for"] = header;
  expect(forwardedAddress(request)).toBe(address);
});
