import { describe, expect, it } from "vitest";
import type { AccountCopy } from "./account-copy.ts";
import { asOfNow, chooseCopy } from "./choose-copy.ts";
import type { DeviceCopy } from "./device-copy.ts";

const here = (changes: Partial<DeviceCopy> = {}): DeviceCopy => ({
  version: 1,
  values: { name: "Here", city: "Huế" },
  revision: 5,
  isSent: false,
  ...changes,
});
const there = (changes: Partial<AccountCopy> = {}): AccountCopy => ({
  version: 1,
  values: { name: "There", city: "Huế" },
  revision: 5,
  device: "Phone",
  keptAt: "2026-11-26T07:00:00Z",
  ...changes,
});

describe("a form opens with", () => {
  it("nothing where nothing was typed", () => {
    for (const account of [null, undefined]) {
      expect(chooseCopy(undefined, account)).toEqual({ show: "nothing" });
    }
  });

  it("what was typed on another device", () => {
    expect(chooseCopy(undefined, there())).toEqual({ show: "account", copy: there() });
  });

  it("the account's where this device has nothing of its own since", () => {
    const account = there({ revision: 9 });
    expect(chooseCopy(here({ isSent: true }), account)).toEqual({ show: "account", copy: account });
  });

  it("this device's, to be sent on, where the account has what it has seen", () => {
    expect(chooseCopy(here(), there())).toEqual({ show: "device", copy: here(), isAhead: true });
  });

  it("this device's, to be sent on, where the account keeps nothing (any more)", () => {
    for (const revision of [0, 5]) {
      const device = here({ revision });
      expect(chooseCopy(device, null)).toEqual({ show: "device", copy: device, isAhead: true });
    }
  });

  it("nothing where what this device sent was saved or discarded on another", () => {
    expect(chooseCopy(here({ isSent: true }), null)).toEqual({ show: "nothing" });
  });

  it("this device's where the account cannot be read", () => {
    for (const isSent of [true, false]) {
      expect(chooseCopy(here({ isSent }), undefined)).toMatchObject({
        show: "device",
        isAhead: !isSent,
      });
    }
  });

  it("this device's where it arrived and only the answer was lost", () => {
    const values = { city: "Huế", name: "Here" };
    expect(chooseCopy(here(), there({ values, revision: 6 }))).toEqual({
      show: "device",
      copy: here({ revision: 6, isSent: true }),
      isAhead: false,
    });
  });

  it.each([
    ["a later revision", 5, 6],
    ["one, and this device none", 0, 6],
  ])("both where each was typed without the other: the account has %s", (_what, seen, kept) => {
    const [device, account] = [here({ revision: seen }), there({ revision: kept })];
    expect(chooseCopy(device, account)).toEqual({ show: "both", copy: device, other: account });
  });

  it("this device's where both typed the same, into different versions of the profile", () => {
    const account = there({ values: here().values, version: 2, revision: 6 });
    expect(chooseCopy(here(), account)).toEqual({
      show: "device",
      copy: here({ revision: 6 }),
      isAhead: true,
    });
  });
});

describe("a reading of the account counts", () => {
  const sent = (keptAt: string) => here({ isSent: true, keptAt });
  const [early, late] = ["2026-11-26T07:00:00Z", "2026-11-26T07:00:01Z"];

  it("if the device's copy is what it was, or not sent yet", () => {
    for (const device of [undefined, here(), sent(early)]) {
      expect(asOfNow({ copy: null, before: device }, device)).toBeNull();
    }
    expect(asOfNow({ copy: there(), before: sent(early) }, here({ keptAt: late }))).toEqual(
      there(),
    );
  });

  it("not if the account has confirmed the device's copy meanwhile", () => {
    for (const before of [undefined, here({ keptAt: late }), sent(early)]) {
      const found = asOfNow({ copy: null, before }, sent(late));
      expect(found).toBeUndefined();
      expect(chooseCopy(sent(late), found)).toMatchObject({ show: "device", isAhead: false });
    }
  });
});
