import { describe, expect, it } from "vitest";
import { networkOf, siteOf } from "./network.ts";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
  ])("of %s is %s", (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it.each([
    ["203.0.113.9", undefined],
    ["::ffff:203.0.113.9", undefined],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
    ["2001:db8::1", "2001:db8:0"],
  ])("of %s lies in %s", (ip, site) => {
    expect(siteOf(ip)).toBe(site);
  });
});
