import { describe, expect, inject, it } from "vitest";
import { operator, signedIn, visitor } from "../testing/clients.ts";
import { claimsOf, makePerson, type Person, signAsServer } from "../testing/people.ts";

const server = inject("server");

/** The call exactly as spec §7 words it: all columns of the current user's row. */
async function readProfile(reader: Person, userId: string) {
  const client = signedIn(server, await signAsServer(server, claimsOf(server, reader)));
  return client.from("profiles").select("*").eq("user_id", userId).single();
}

describe("Read profiles (spec §7)", () => {
  it("says PGRST116 while a signed-in person has no profile (spec §8)", async () => {
    const person = await makePerson(server);
    const { data, error } = await readProfile(person, person.id);
    expect(data).toBeNull();
    expect(error?.code).toBe("PGRST116");
  });

  it("gives people their own row and nobody else's", async () => {
    const [owner, stranger] = await Promise.all([makePerson(server), makePerson(server)]);
    await operator(server)
      .from("profiles")
      .insert({ user_id: owner.id, role: "Startup" })
      .throwOnError();
    const own = await readProfile(owner, owner.id);
    expect(own.data).toMatchObject({ user_id: owner.id, role: "Startup" });
    const foreign = await readProfile(stranger, owner.id);
    expect(foreign.data).toBeNull();
    expect(foreign.error?.code).toBe("PGRST116");
  });

  it("gives visitors none at all", async () => {
    const { data, error } = await visitor(server).from("profiles").select("*");
    expect(data).toBeNull();
    expect(error?.code).toBe("42501");
  });
});
