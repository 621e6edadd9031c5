import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { clientIp } from "./client-ip.ts";

it.each([
  ["198.51.100.4, 203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51234", "203.0.113.7"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["203.0.113.7, unknown", "0.0.0.0"],
])("behind a proxy that says %s, the visitor comes from %s", (header, ip) => {
  const request = new IncomingMessage(new Socket());
  request.headers["x-forwarded-for"] = header;
  expect(clientIp(request, true)).toBe(ip);
  expect(clientIp(request, false)).toBe("0.0.0.0");
});
