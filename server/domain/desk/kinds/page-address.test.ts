import { describe, expect, it } from "vitest";
import { addressAfter } from "./page-address.ts";

const named = (name: string, slug: string) => ({ name, slug });

describe("the address of a page", () => {
  it("follows its name while that is typed", () => {
    expect(addressAfter(named("", ""), named("Rice gro", ""), false)).toBe("rice-gro");
    const was = named("Rice gro", "rice-gro");
    expect(addressAfter(was, named("Rice grows", "rice-gro"), false)).toBe("rice-grows");
  });

  it("is what somebody has chosen", () => {
    const was = named("Rice", "rice");
    expect(addressAfter(was, named("Rice", "padi"), false)).toBe("padi");
    const chosen = named("Rice", "padi");
    expect(addressAfter(chosen, named("Rice grows", "padi"), false)).toBe("padi");
    expect(addressAfter(chosen, named("Rice grows", ""), false)).toBe("rice-grows");
  });

  it("stays once it was given to readers, also when the field is emptied", () => {
    const was = named("Rice", "rice");
    expect(addressAfter(was, named("Rice grows", "rice"), true)).toBe("rice");
    expect(addressAfter(was, named("Rice grows", ""), true)).toBe("rice");
    expect(addressAfter(was, named("Rice", "padi"), true)).toBe("padi");
  });
});
