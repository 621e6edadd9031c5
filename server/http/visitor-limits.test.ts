import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { createVisitorLimits } from "./visitor-limits.ts";

/** The log's warnings if somebody comes through a proxy next to us that sends this header. */
function warned(trustProxy: boolean, forwarded: string): string[] {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const limits = createVisitorLimits({ trustProxy, secretKeys: () => [], log });
  const socket = new Socket();
  vi.spyOn(socket, "remoteAddress", "get").mockReturnValue("10.0.0.4");
  const request = new IncomingMessage(socket);
  request.headers["x-forwarded-for"] = forwarded;
  limits.networkOf(request);
  limits.networkOf(request);
  return lines;
}

it.each([
  [false, "203.0.113.7", "TRUST_PROXY is off"],
  [true, "unknown", "is no address"],
])("warns once of a proxy that hides its visitors (trusted: %s)", (trustProxy, forwarded, why) => {
  expect(warned(trustProxy, forwarded)).toEqual([expect.stringContaining(why)]);
});

it.each(["203.0.113.7", "203.0.113.7:51234", "[2001:db8::1]:443"])(
  "is content with %s",
  (address) => {
    expect(warned(true, address)).toEqual([]);
  },
);
