import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OperationFailure } from "../../platform/operations.ts";
import type { AccountCopy } from "./account-copy.ts";
import { type Sending, sendOn, type Typed } from "./send-on.ts";

const typed = (name: string, version = 0): Typed => ({ version, values: { name } });

/** An account as the server keeps it, and everything the form was told. */
function account() {
  let kept: AccountCopy | null = null;
  let revisions = 0;
  const told = {
    sent: vi.fn<Sending["onSent"]>(),
    clash: vi.fn<Sending["onClash"]>(),
    refused: vi.fn<Sending["onRefused"]>(),
  };
  const keep = (values: Typed) => {
    revisions += 1;
    kept = { ...values, revision: revisions, device: "", keptAt: "2026-11-26T07:00:00Z" };
    return { revision: revisions };
  };
  let isOnline = true;
  const send = vi.fn<Sending["send"]>(async ({ revision, ...values }) => {
    if (kept && kept.revision !== revision) throw new OperationFailure("edited_elsewhere");
    return keep(values);
  });
  const drop = vi.fn<Sending["drop"]>(async (revision) => {
    if (kept?.revision === revision) kept = null;
  });
  const means: Sending = {
    send,
    drop,
    read: async () => kept,
    isOnline: () => isOnline,
    onSent: told.sent,
    onClash: told.clash,
    onRefused: told.refused,
  };
  return {
    means,
    send,
    drop,
    told,
    /** Another device writes, having seen everything. */
    elsewhere: keep,
    name: () => kept?.values.name,
    connect(online: boolean) {
      isOnline = online;
    },
    failOnce(code: "network" | "invalid_input", arrives = false) {
      send.mockImplementationOnce(async ({ revision: _seen, ...values }) => {
        if (arrives) keep(values);
        throw new OperationFailure(code);
      });
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("what is typed", () => {
  it("is sent after a pause, once, as it is then", async () => {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    for (const name of ["L", "Lú", "Lúa"]) {
      form.take(typed(name));
      await pass(1000);
    }
    expect(at.send).not.toHaveBeenCalled();
    await pass(500);
    expect(at.name()).toBe("Lúa");
    expect(at.send).toHaveBeenCalledOnce();
    expect(form.has(typed("Lúa"))).toBe(true);
    form.take(typed("Lúa"));
    await pass(60_000);
    expect(at.send).toHaveBeenCalledOnce();
  });

  it("is sent at least every ten seconds while somebody types on", async () => {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    for (let second = 0; second <= 20; second += 1) {
      form.take(typed(`${second}`));
      await pass(1000);
    }
    expect(at.send).toHaveBeenCalledTimes(2);
  });

  it("is sent again with another version of the profile", async () => {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    form.take(typed("Lúa"));
    await form.flush();
    form.take(typed("Lúa", 1));
    await form.flush();
    expect(at.send).toHaveBeenCalledTimes(2);
  });

  it("waits for the connection, and for what passes by itself", async () => {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    at.connect(false);
    form.take(typed("Offline"));
    await pass(60_000);
    expect(at.send).not.toHaveBeenCalled();
    at.connect(true);
    at.failOnce("network");
    await form.flush();
    expect(at.name()).toBeUndefined();
    await pass(15_000);
    expect(at.name()).toBe("Offline");
    expect(at.told.refused).not.toHaveBeenCalled();
  });

  it("that the account does not accept is reported, and retried once it has changed", async () => {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    at.failOnce("invalid_input");
    form.take(typed("Too long"));
    await pass(60_000);
    expect(at.told.refused).toHaveBeenCalledExactlyOnceWith("invalid_input");
    expect(at.send).toHaveBeenCalledOnce();
    form.take(typed("Short"));
    await pass(1500);
    expect(at.name()).toBe("Short");
  });

  it("that arrived without an answer is known as one's own", async () => {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    at.failOnce("network", true);
    form.take(typed("Lúa"));
    await form.flush();
    form.take(typed("Lúa Vàng"));
    await form.flush();
    expect(at.name()).toBe("Lúa Vàng");
    expect(at.told.clash).not.toHaveBeenCalled();
  });

  it("that the last page sent on its way out is known as one's own", async () => {
    const at = account();
    at.elsewhere(typed("Lúa"));
    const form = sendOn(at.means, { revision: 0, unanswered: typed("Lúa") });
    form.take(typed("Lúa Vàng"));
    await form.flush();
    expect(at.name()).toBe("Lúa Vàng");
    expect(at.told.clash).not.toHaveBeenCalled();
  });
});

describe("two devices", () => {
  async function clash() {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    form.take(typed("Laptop"));
    await form.flush();
    at.elsewhere(typed("Phone"));
    form.take(typed("Laptop, more"));
    await form.flush();
    return { at, form };
  }

  it("do not overwrite each other: the later one is told, and sends nothing more", async () => {
    const { at, form } = await clash();
    expect(at.told.clash).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ values: { name: "Phone" } }),
    );
    const calls = at.send.mock.calls.length;
    form.take(typed("Laptop, still more"));
    await pass(60_000);
    expect(at.send).toHaveBeenCalledTimes(calls);
    expect(at.name()).toBe("Phone");
  });

  it("replace the other's once its person has chosen so", async () => {
    const { at, form } = await clash();
    form.settle(at.told.clash.mock.calls[0]?.[0] ?? expect.fail());
    form.take(typed("Laptop, more"));
    await form.flush();
    expect(at.name()).toBe("Laptop, more");
  });

  it("are told again when the other has typed on meanwhile", async () => {
    const { at, form } = await clash();
    at.elsewhere(typed("Phone, more"));
    form.settle(at.told.clash.mock.calls[0]?.[0] ?? expect.fail());
    form.take(typed("Laptop, more"));
    await form.flush();
    expect(at.name()).toBe("Phone, more");
    expect(at.told.clash).toHaveBeenCalledTimes(2);
  });

  it("agree without a question when both have typed the same", async () => {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    at.elsewhere(typed("Lúa"));
    form.take(typed("Lúa"));
    await form.flush();
    expect(at.told.clash).not.toHaveBeenCalled();
    expect(form.has(typed("Lúa"))).toBe(true);
  });

  it("forget only what they have sent themselves", async () => {
    const { at, form } = await clash();
    form.forget();
    await pass(60_000);
    expect(at.name()).toBe("Phone");
  });
});

describe("what was saved or discarded", () => {
  it("is forgotten, after what is still under way", async () => {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    form.take(typed("Lúa"));
    const sending = form.flush();
    form.forget();
    await sending;
    await pass(0);
    expect(at.name()).toBeUndefined();
    expect(at.drop).toHaveBeenCalledOnce();
    form.take(typed("Anew"));
    await form.flush();
    expect(at.name()).toBe("Anew");
  });

  it("is nothing to tell the account about where it has nothing", async () => {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    form.take(typed("L"));
    form.forget();
    await pass(60_000);
    expect(at.send).not.toHaveBeenCalled();
    expect(at.drop).not.toHaveBeenCalled();
  });

  it.each([
    ["is forgotten also where it arrived unseen, as when the form was left", "Lúa", undefined],
    ["leaves what another device has typed", "Phone", "Phone"],
  ])("%s", async (_what, arrived, left) => {
    const at = account();
    const form = sendOn(at.means, { revision: 0, unanswered: typed("Lúa") });
    at.elsewhere(typed(arrived));
    form.forget();
    await pass(0);
    expect(at.name()).toBe(left);
  });

  it("is forgotten later where it failed", async () => {
    const at = account();
    const form = sendOn(at.means, { revision: 0 });
    form.take(typed("Lúa"));
    await form.flush();
    at.drop.mockRejectedValueOnce(new OperationFailure("network"));
    form.forget();
    await pass(0);
    expect(at.name()).toBe("Lúa");
    await pass(15_000);
    expect(at.name()).toBeUndefined();
  });
});
