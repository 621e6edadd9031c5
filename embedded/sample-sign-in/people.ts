import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";

/** A fictional person, or whatever a tester types. */
type SamplePerson = { name: string; email: string; verified: boolean };

export const PEOPLE: readonly SamplePerson[] = [
  { name: "Siti Rahmawati", email: "siti@warungpintar.example", verified: true },
  { name: "Nguyễn Minh Anh", email: "minhanh@saola.example", verified: true },
  { name: "ปวีณา ศรีสุข", email: "paweena@nakhon.example", verified: true },
  { name: "林嘉怡", email: "kayee@harbourlight.example", verified: true },
  { name: "Marites Santos", email: "marites@bayanihan.example", verified: true },
];

const typed = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.email().max(255),
  verified: z.literal("on").optional(),
});

export type SampleAccounts = {
  /** The account id of whom a form names, the same for the same address. */
  remember(form: URLSearchParams): string | undefined;
  find(id: string): SamplePerson | undefined;
};

export function createSampleAccounts(): SampleAccounts {
  const known = new LRUCache<string, SamplePerson>({ max: 1000 });
  return {
    remember(form) {
      const person = chosen(form);
      if (!person) return undefined;
      const id = createHash("sha256").update(person.email.toLowerCase()).digest("hex").slice(0, 21);
      known.set(id, person);
      return id;
    },
    find: (id) => known.get(id),
  };
}

function chosen(form: URLSearchParams): SamplePerson | undefined {
  const listed = PEOPLE.find(({ email }) => email === form.get("person"));
  if (listed) return listed;
  const parsed = typed.safeParse(Object.fromEntries(form));
  return parsed.success ? { ...parsed.data, verified: parsed.data.verified === "on" } : undefined;
}
